import type { ComponentOverrides } from './componentOverrides.ts';
import { fluent } from '../tokens.ts';

/** Overrides of chips, skeletons and progress. */
export const display: ComponentOverrides = {
  MuiChip: { styleOverrides: { root: { borderRadius: 9999, height: 32, fontSize: '.875rem' } } },
  MuiSkeleton: {
    defaultProps: { animation: 'wave' },
    styleOverrides: {
      root: { background: fluent('shimmer1') },
      text: { borderRadius: 4 },
      rounded: { borderRadius: 4 },
    },
  },
  MuiCircularProgress: { defaultProps: { size: 32, thickness: 4 } },
  MuiTablePagination: {
    styleOverrides: { selectLabel: { color: fluent('text3') }, displayedRows: { color: fluent('text3') } },
  },
};
