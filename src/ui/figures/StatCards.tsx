import Box from '@mui/material/Box';
import type { ReactNode, Ref } from 'react';

type StatCardsProps = {
  label: string;
  /** While the figures are on the way. */
  busy: boolean;
  /** Stands in the place of the figures when they could not be had. */
  failure?: ReactNode;
  children: ReactNode;
  ref?: Ref<HTMLElement>;
};

/** Figures side by side: four in a row, two by two where there is less room. */
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
      <Box component="dl" sx={gridStyle}>
        {children}
      </Box>
    )}
  </Box>
);

const gridStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
  gap: { xs: 1, sm: 2 },
  m: 0,
} as const;
