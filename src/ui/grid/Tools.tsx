import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useList } from './useList.ts';

type Shown = Pick<ReturnType<typeof useList>, 'data' | 'error' | 'total' | 'filterValues'>;

/** True for a list without rows and without a search or filter: it is empty, or its first load has failed. */
export const hasNothing = ({ data, error, total, filterValues }: Shown): boolean =>
  Object.keys(filterValues).length === 0 && (total === 0 || (Boolean(error) && !data?.length));

/** Wrapper around controls that are disabled while the surrounding list {@link hasNothing}. It has no box of its own. */
export const Tools = ({ children }: { children: ReactNode }) => (
  <Box component="fieldset" disabled={hasNothing(useList())} sx={style}>
    {children}
  </Box>
);

const style = { display: 'contents', '&:disabled > *': { opacity: 0.5, pointerEvents: 'none' } } as const;
