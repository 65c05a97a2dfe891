import Box from '@mui/material/Box';
import { Children, type ReactNode, type Ref } from 'react';

type StatCardsProps = {
  label: string;
  /** While the figures are on the way. */
  busy: boolean;
  /** Stands in the place of the figures when they could not be had. */
  failure?: ReactNode;
  children: ReactNode;
  ref?: Ref<HTMLElement>;
};

/** Figures side by side; four of them two by two on a tablet. On a phone each takes one line, and two stand side by side. */
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

/** On a phone a card is one line, no wider than its words, and the list that is worked on begins in the upper half of the window. */
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
