import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { PHONE } from '../theme/tokens.ts';
import { useList } from './useList.ts';

type Shown = Pick<ReturnType<typeof useList>, 'data' | 'error' | 'total'>;

/** True for a list without rows: none match, or its first load has failed. */
export const hasNoRows = ({ data, error, total }: Shown): boolean => total === 0 || (Boolean(error) && !data?.length);

/** True for a list without rows and without a search or filter: there is nothing to filter, sort or look at. */
export const hasNothing = (list: Shown & { filterValues: object }): boolean =>
  Object.keys(list.filterValues).length === 0 && hasNoRows(list);

type ToolsProps = {
  /** True for controls that are of use in an empty list too, unless its load has failed. */
  whileEmpty?: boolean;
  children: ReactNode;
};

/**
 * Wrapper around controls that are disabled while the surrounding list {@link hasNothing}; a phone then leaves them out.
 * It has no box of its own.
 */
export const Tools = ({ whileEmpty = false, children }: ToolsProps) => {
  const list = useList();
  return (
    <Box component="fieldset" disabled={hasNothing(list) && (!whileEmpty || Boolean(list.error))} sx={style}>
      {children}
    </Box>
  );
};

const style = {
  display: 'contents',
  // By colours: some of the controls have no box around them whose opacity could be changed.
  '&:disabled > *': {
    pointerEvents: 'none',
    '&, & *': { color: 'fluent.textDisabled', borderColor: 'fluent.stroke2' },
  },
  // A select that is off would be faded thrice.
  '&:disabled select': { color: 'inherit', opacity: 1 },
  [PHONE]: { '&:disabled > *': { display: 'none' } },
} as const;
