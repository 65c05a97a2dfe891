import Box from '@mui/material/Box';
import { Children, type ReactNode, type Ref } from 'react';
import { usePhone } from '../grid/usePhone.ts';

type StatCardsProps = {
  label: string;
  /** While the figures are on the way. */
  busy: boolean;
  /** Stands in the place of the figures when they could not be had. */
  failure?: ReactNode;
  children: ReactNode;
  ref?: Ref<HTMLElement>;
};

/** Figures side by side: in one row, which scrolls on a phone; four of them two by two on a tablet. */
export const StatCards = ({ label, busy, failure, children, ref }: StatCardsProps) => {
  const phone = usePhone();
  return (
    <Box component="section" aria-label={label} aria-busy={busy} ref={ref} tabIndex={phone ? 0 : -1} sx={rowStyle}>
      {failure || (
        <Box component="dl" sx={{ ...gridStyle, gridTemplateColumns: inRow(Children.toArray(children).length) }}>
          {children}
        </Box>
      )}
    </Box>
  );
};

/** What scrolls can be reached by keyboard, goes to the edge of a phone, and cuts no shadow off. */
const rowStyle = {
  '&:focus:not(:focus-visible)': { outline: 0 },
  overflowX: { xs: 'auto', sm: 'visible' },
  m: { xs: '-4px -16px', sm: 0 },
  p: { xs: '4px 16px', sm: 0 },
} as const;

const gridStyle = { display: 'grid', gap: { xs: 1, sm: 2 }, m: 0 } as const;

/** As many as have room beside each other, by how many there are. */
const inRow = (count: number) => {
  const columns = (beside: number) => `repeat(${String(beside)}, minmax(0, 1fr))`;
  const xs = `repeat(${String(count)}, minmax(max-content, 1fr))`;
  return count > 3 ? { xs, sm: columns(2), lg: columns(count) } : { xs, sm: columns(count) };
};
