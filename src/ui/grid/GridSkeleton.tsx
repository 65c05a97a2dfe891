import Box from '@mui/material/Box';
import { fluent } from '../theme/tokens.ts';
import type { Column } from './column.ts';

/** Height of the grid's row of column headings, in px. */
export const HEADINGS = 40;

/** Row numbers of the skeleton, enough to fill the grid even with the lowest row height. */
const ROWS = [...Array(7).keys()];

type Place = Pick<Column<object>, 'field' | 'name' | 'width' | 'minWidth' | 'flex' | 'kind' | 'card'>;

type GridSkeletonProps = {
  label: string;
  columns: readonly Place[];
  selectable?: boolean | undefined;
  /** Height of a row in px. */
  rowHeight: number;
};

/**
 * Skeleton in place of the grid while its first rows load, made of plain elements, which cost little. It appears
 * without delay, because the skeleton of the whole screen was shown just before it.
 */
export const GridSkeleton = ({ label, columns, selectable = false, rowHeight }: GridSkeletonProps) => (
  <Box aria-busy="true" aria-label={label} role="group" sx={looks}>
    <div style={{ height: HEADINGS }}>
      {selectable && <span style={CHECKBOX} />}
      {columns.map((column) => (
        <strong key={column.field} className={column.kind} style={placeOf(column)}>
          {column.name}
        </strong>
      ))}
    </div>
    {ROWS.map((row) => (
      <div key={row} style={{ height: rowHeight }}>
        {selectable && <span style={CHECKBOX} />}
        {columns.map((column) => (
          <span
            key={column.field}
            className={column.card === 'picture' ? 'picture' : column.kind}
            style={placeOf(column)}
          >
            <i />
          </span>
        ))}
      </div>
    ))}
  </Box>
);

/** Width of MUI's checkbox column. */
const CHECKBOX = { flex: '0 0 50px', padding: 0 } as const;

const placeOf = ({ width, minWidth = 50, flex }: Place) =>
  !flex ? { flex: `0 0 ${String(width ?? 100)}px` } : { flex: `${String(flex)} 1 0`, minWidth };

const looks = {
  height: '100%',
  overflow: 'hidden',
  fontSize: '.875rem',
  '& > div': { display: 'flex', alignItems: 'center', borderBottom: `1px solid ${fluent('divider')}` },
  '& strong, & span': { boxSizing: 'border-box', px: 'var(--cell-padding)' },
  '& strong': {
    fontWeight: 600,
    color: fluent('text2'),
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& .number': { textAlign: 'end' },
  '& .number + :not(.number)': { pl: 'calc(2 * var(--cell-padding))' },
  '& i': { display: 'block', width: '70%', height: 12, borderRadius: '4px', background: fluent('shimmer1') },
  '& .number i': { ml: 'auto', width: 48 },
  '& .picture i': { width: 32, height: 32, borderRadius: '50%' },
  '[data-density="compact"] & .picture i': { width: 24, height: 24 },
  '@media (prefers-reduced-motion: no-preference)': {
    '& i': { animation: 'grid-skeleton 1.5s ease-in-out infinite' },
    '@keyframes grid-skeleton': { '50%': { opacity: 0.4 } },
  },
} as const;
