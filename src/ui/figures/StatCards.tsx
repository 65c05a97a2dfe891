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

/** Figures side by side: in one row, two by two where there is less room; an odd one takes the last line for itself. */
export const StatCards = ({ label, busy, failure, children, ref }: StatCardsProps) => (
  <Box
    component="section"
    aria-label={label}
    aria-busy={busy}
    ref={ref}
    tabIndex={-1}
    sx={{ '&:focus': { outline: 0 } }}
  >
    {failure || (
      <Box component="dl" sx={{ ...gridStyle, gridTemplateColumns: inRow(Children.count(children)) }}>
        {children}
      </Box>
    )}
  </Box>
);

const gridStyle = {
  display: 'grid',
  gap: { xs: 1, sm: 2 },
  m: 0,
  '& > :last-child:nth-of-type(odd)': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
} as const;

/** As many as have room beside each other, by how many there are. */
const inRow = (count: number) => {
  const columns = (beside: number) => `repeat(${String(beside)}, minmax(0, 1fr))`;
  if (count > 3) return { xs: columns(2), lg: columns(count) };
  return { xs: columns(2), sm: columns(count) };
};
