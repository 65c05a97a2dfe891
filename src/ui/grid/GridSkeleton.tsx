import { ArrowDown12Regular } from '@fluentui/react-icons/headless/svg/arrow-down';
import { ArrowUp12Regular } from '@fluentui/react-icons/headless/svg/arrow-up';
import Box from '@mui/material/Box';
import type { CSSProperties } from 'react';
import type { RaRecord } from 'react-admin';
import { fluent } from '../theme/tokens.ts';
import { sortFieldOf, type Column } from './column.ts';
import { px } from './filling.ts';
import { useList } from './useList.ts';

/** Height of the grid's row of column headings, in px. */
export const HEADINGS = 40;

type GridSkeletonProps<R extends RaRecord> = {
  label: string;
  columns: readonly Column<R>[];
  selectable?: boolean | undefined;
  /** Height of a row in px, as in the style variable `--row`. */
  rowHeight: number;
  /** Number of rows. */
  count: number;
};

/**
 * Skeleton in place of the grid while its first rows load. The bars of a column are the background of one element: one
 * for each cell would delay the rows by 30 ms. It appears without delay, because the skeleton of the whole screen was
 * shown just before it.
 */
export const GridSkeleton = <R extends RaRecord>({
  label,
  columns,
  selectable = false,
  rowHeight,
  count,
}: GridSkeletonProps<R>) => {
  const { sort } = useList();
  const sorted = columns.find((column) => sortFieldOf(column) === sort.field)?.field;
  const Arrow = sort.order === 'DESC' ? ArrowDown12Regular : ArrowUp12Regular;
  return (
    <Box aria-busy="true" aria-label={label} role="group" sx={looks} style={tracksOf(columns, selectable)}>
      <div style={{ height: HEADINGS }}>
        {selectable && circle}
        {columns.map(({ field, kind, name }) => (
          <strong key={field} className={kind}>
            {name}
            {field === sorted && <Arrow />}
          </strong>
        ))}
      </div>
      <div className="rows" style={{ height: count * rowHeight }}>
        {selectable && circle}
        {columns.map(({ field, kind, card }) => (
          <span key={field} className={card === 'picture' ? 'picture' : kind}>
            <i />
          </span>
        ))}
      </div>
    </Box>
  );
};

/** Shapes of checkboxes. */
const circle = (
  <span className="circle">
    <i />
  </span>
);

/**
 * Style with the columns' widths, which CSS shares out as MUI's grid does, if they are a whole `fr` or more together.
 * MUI's column of checkboxes has 50 px.
 */
const tracksOf = <R extends RaRecord>(columns: readonly Column<R>[], selectable: boolean) => {
  const tracks = columns.map(({ width = 100, minWidth = 50, flex }) =>
    flex ? `minmax(${px(minWidth)}, ${String(100 * flex)}fr)` : px(width),
  );
  return { '--tracks': [...(selectable ? ['50px'] : []), ...tracks].join(' ') } as CSSProperties;
};

/** Style of circles of a size in px, one in each row. */
const circles = (size: number) => ({
  width: size,
  backgroundImage: `radial-gradient(circle, ${fluent('shimmer1')} ${px(size / 2 - 0.5)}, transparent ${px(size / 2)})`,
});

const looks = {
  height: '100%',
  overflow: 'hidden',
  fontSize: '.875rem',
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'var(--tracks)',
    alignItems: 'center',
    boxSizing: 'border-box',
    borderBottom: `1px solid ${fluent('divider')}`,
  },
  '& > .rows': {
    alignItems: 'stretch',
    borderBottom: 0,
    background: `repeating-linear-gradient(transparent 0 calc(var(--row) - 1px), ${fluent('divider')} 0 var(--row))`,
  },
  '& strong, & span': { boxSizing: 'border-box', minWidth: 0, px: 'var(--cell-padding)' },
  // As in the grid, aligned with the toolbar above.
  '& > div > :not(* + *)': { pl: '12px' },
  '& strong': {
    fontWeight: 600,
    color: fluent('text2'),
    overflow: 'hidden',
    lineHeight: '1rem',
  },
  '& .number': { textAlign: 'end' },
  '& strong.number': { display: 'flex', flexDirection: 'row-reverse' },
  '& strong > svg': { flex: 'none', fontSize: 16, verticalAlign: 'middle', mx: '2px' },
  '& .number:last-child': { pr: '20px' },
  '& .number + :not(.number)': { pl: 'calc(2 * var(--cell-padding))' },
  '& i': {
    display: 'block',
    width: '70%',
    height: '100%',
    backgroundImage: `linear-gradient(transparent calc(50% - 6px), ${fluent('shimmer1')} 0 calc(50% + 6px), transparent 0)`,
    backgroundSize: '100% var(--row)',
  },
  '& .number i': { ml: 'auto', width: 48 },
  '& .circle': { display: 'grid', justifyItems: 'center', p: 0 },
  '& .circle i': circles(18),
  '& > :first-of-type i': { height: 18, backgroundSize: 'auto' },
  '& .picture i': circles(32),
  '[data-density="compact"] & .picture i': circles(24),
  '@media (prefers-reduced-motion: no-preference)': {
    '& i': { animation: 'grid-skeleton 1.5s ease-in-out infinite' },
    '@keyframes grid-skeleton': { '50%': { opacity: 0.4 } },
  },
} as const;
