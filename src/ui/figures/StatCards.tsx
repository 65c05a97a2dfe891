import Box from '@mui/material/Box';
import { Children, type ReactNode, type Ref } from 'react';

type StatCardsProps = {
  label: string;
  /** True while the numbers load. */
  busy: boolean;
  /** Message instead of the numbers when they could not be loaded. */
  failure?: ReactNode;
  children: ReactNode;
  ref?: Ref<HTMLElement>;
};

/** Row of numbers; four form two rows on a tablet. On a phone, two share a row. */
export const StatCards = ({ label, busy, failure, children, ref }: StatCardsProps) => (
  <Box component="section" aria-label={label} aria-busy={busy} ref={ref} tabIndex={-1} sx={focusStyle}>
    {failure || (
      <Box component="dl" sx={Children.count(children) > 3 ? fourStyle : threeStyle}>
        {children}
      </Box>
    )}
  </Box>
);

const focusStyle = { '&:focus:not(:focus-visible)': { outline: 0 } } as const;

/** Grid whose cards are one line each on a phone, so that the list below begins in the upper half of the window. */
const gridStyle = {
  display: 'grid',
  gap: { xs: 1, sm: 2 },
  m: 0,
  '& > .MuiCard-root': { flexFlow: 'row wrap', alignItems: 'baseline', columnGap: 1 },
  '& > .MuiCard-root > dt': { mr: 'auto' },
  '& > .MuiCard-root > dt + dd': { typography: { xs: 'subtitle2', sm: 'h4' } },
} as const;

const threeStyle = {
  ...gridStyle,
  gridTemplateColumns: { xs: 'auto auto', sm: 'none' },
  gridAutoFlow: { sm: 'column' },
  gridAutoColumns: { sm: 'minmax(0, 1fr)' },
  '& > :last-of-type:nth-of-type(odd)': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
} as const;

const fourStyle = {
  ...gridStyle,
  gridTemplateColumns: { xs: 'auto auto', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
} as const;
