import Box from '@mui/material/Box';
import { fluent } from '../theme/tokens.ts';
import type { Column } from './column.ts';

/** As many as fill the lowest grid. */
const ROWS = [...Array(7).keys()];

type GridSkeletonProps = {
  label: string;
  columns: readonly Pick<Column<never>, 'field' | 'name' | 'width' | 'minWidth' | 'flex'>[];
  rowHeight: number;
};

/** The grid while its first rows are on their way: its columns and bars in plain elements, many of which cost nothing. */
export const GridSkeleton = ({ label, columns, rowHeight }: GridSkeletonProps) => (
  <Box aria-busy="true" aria-label={label} role="group" sx={looks}>
    <div style={{ height: 40 }}>
      {columns.map(({ field, name, ...size }) => (
        <strong key={field} style={placeOf(size)}>
          {name}
        </strong>
      ))}
    </div>
    {ROWS.map((row) => (
      <div key={row} style={{ height: rowHeight }}>
        {columns.map(({ field, name: _, ...size }) => (
          <span key={field} style={placeOf(size)}>
            <i />
          </span>
        ))}
      </div>
    ))}
  </Box>
);

const placeOf = ({ width, minWidth = 50, flex }: Pick<Column<never>, 'width' | 'minWidth' | 'flex'>) =>
  flex === undefined ? { flex: `0 0 ${String(width ?? 100)}px` } : { flex: `${String(flex)} 1 0`, minWidth };

const looks = {
  height: '100%',
  overflow: 'hidden',
  fontSize: '.875rem',
  '& > div': { display: 'flex', alignItems: 'center', borderBottom: `1px solid ${fluent('divider')}` },
  '& strong': {
    px: 1,
    fontWeight: 600,
    color: fluent('text2'),
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& span': { px: 1 },
  '& i': { display: 'block', width: '70%', height: 12, borderRadius: '4px', background: fluent('shimmer1') },
  '@media (prefers-reduced-motion: no-preference)': {
    '& i': { animation: 'grid-skeleton 1.5s ease-in-out infinite' },
    '@keyframes grid-skeleton': { '50%': { opacity: 0.4 } },
  },
} as const;
