import { ChevronDownRegular } from '@fluentui/react-icons/svg/chevron-down';
import Box from '@mui/material/Box';
import type { ComponentProps } from 'react';
import { fluent } from '../theme/tokens.ts';

type BareSelectProps = ComponentProps<'select'> & {
  /** False where the select stands in a line of text. */
  boxed?: boolean;
};

/** The browser's own select without a label of its own: for grids and pagers, where twenty-five of them must cost nothing. */
export const BareSelect = ({ boxed = true, children, ...rest }: BareSelectProps) => (
  <Box component="span" sx={{ ...place, width: boxed ? '100%' : 'auto' }}>
    <Box component="select" {...rest} sx={boxed ? box : line}>
      {children}
    </Box>
    <ChevronDownRegular aria-hidden />
  </Box>
);

const place = {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  maxWidth: '100%',
  '& svg': { position: 'absolute', insetInlineEnd: 8, fontSize: 16, color: fluent('text3'), pointerEvents: 'none' },
} as const;

const line = {
  appearance: 'none',
  font: 'inherit',
  // A grid's cell has its own height as line height.
  lineHeight: '1.25rem',
  color: fluent('text1'),
  background: 'transparent',
  height: 32,
  width: '100%',
  pl: 1,
  pr: 3.5,
  border: '1px solid transparent',
  borderRadius: '4px',
  cursor: 'pointer',
  '&:hover': { background: fluent('surface1Hover') },
  '&:disabled': { color: fluent('textDisabled'), cursor: 'default' },
  // The list that opens takes these two from here.
  '& option': { background: fluent('surface1'), color: fluent('text1') },
} as const;

const box = {
  ...line,
  background: fluent('surface1'),
  borderColor: fluent('stroke1'),
  borderBottomColor: fluent('strokeAccessible'),
} as const;
