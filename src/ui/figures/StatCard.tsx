import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import type { ComponentType } from 'react';
import { fluent } from '../theme/tokens.ts';

type StatCardProps = {
  label: string;
  /** Written as the reader's language writes numbers; undefined while it is on the way. */
  value: string | undefined;
  Icon: ComponentType;
};

/** One figure with its name. Stands in a {@link StatCards}. */
export const StatCard = ({ label, value, Icon }: StatCardProps) => (
  <Card sx={{ display: 'flex', alignItems: 'center', gap: 1.5, p: 2, minWidth: 0 }}>
    <Box aria-hidden sx={markStyle}>
      <Icon />
    </Box>
    <Box sx={{ minWidth: 0, flex: 1 }}>
      <Box component="dt" sx={{ color: 'text.secondary' }}>
        {label}
      </Box>
      <Box component="dd" sx={{ m: 0, typography: 'h3', overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' }}>
        {value ?? <Skeleton width="5ch" />}
      </Box>
    </Box>
  </Card>
);

const markStyle = {
  display: { xs: 'none', sm: 'grid' },
  placeItems: 'center',
  flex: 'none',
  width: 40,
  height: 40,
  borderRadius: '8px',
  fontSize: 24,
  bgcolor: 'fluent.brandTint',
  color: fluent('brandText'),
} as const;
