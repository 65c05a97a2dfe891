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
  /** Height of a row in px. */
  rowHeight: number;
  /** Number of rows. */
  count: number;
};

/**
 * Skeleton in place of the grid while its first rows load, made of plain elements, which cost little. It appears
 * without delay, because the skeleton of the whole screen was shown just before it.
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
      {[...Array(count).keys()].map((row) => (
        <div key={row} style={{ height: rowHeight }}>
          {selectable && circle}
          {columns.map(({ field, kind, card }) => (
            <span key={field} className={card === 'picture' ? 'picture' : kind}>
              <i />
            </span>
          ))}
        </div>
      ))}
    </Box>
  );
};

/** Shape of a checkbox. */
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
  '& strong > svg': { flex: 'none', fontSize: 16, verticalAlign: 'middle', mx: 0.5 },
  '& .number:last-child': { pr: '20px' },
  '& .number + :not(.number)': { pl: 'calc(2 * var(--cell-padding))' },
  '& i': { display: 'block', width: '70%', height: 12, borderRadius: '4px', background: fluent('shimmer1') },
  '& .number i': { ml: 'auto', width: 48 },
  '& .circle': { display: 'grid', placeItems: 'center', p: 0 },
  '& .circle i': { width: 18, height: 18, borderRadius: '50%' },
  '& .picture i': { width: 32, height: 32, borderRadius: '50%' },
  '[data-density="compact"] & .picture i': { width: 24, height: 24 },
  '@media (prefers-reduced-motion: no-preference)': {
    '& i': { animation: 'grid-skeleton 1.5s ease-in-out infinite' },
    '@keyframes grid-skeleton': { '50%': { opacity: 0.4 } },
  },
} as const;
