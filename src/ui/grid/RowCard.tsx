import Link from '@mui/material/Link';
import { useId } from 'react';
import type { RaRecord } from 'react-admin';
import { useT } from '#i18n/useT.ts';
import { cutRecord } from '../text/cut.ts';
import { DARK } from '../theme/tokens.ts';
import { fills, opensRow, valueOf, type Column } from './column.ts';
import { useList } from './useList.ts';

type RowCardProps<R extends RaRecord> = {
  row: R;
  place: number;
  columns: readonly Column<R>[];
  /** True to give each row a checkbox. */
  selectable: boolean;
  open: boolean;
  /** Handler that opens a row's details, called at a press on the row's heading. */
  onOpen?: ((row: R) => void) | undefined;
};

/**
 * Row of a list as a card (`<li>`): picture, heading and checkbox, a line for each column, and controls below. `place`
 * is its position on its page, from 0; it becomes `data-id`, by which the card is found and focused when the row's
 * details close. `open` is true while these are open.
 */
export const RowCard = <R extends RaRecord>({ row, place, columns, selectable, open, onOpen }: RowCardProps<R>) => {
  const t = useT();
  const heading = useId();
  const { selectedIds, onToggleItem } = useList();
  const selected = selectable && selectedIds.includes(row.id);
  const of = (card: Column<R>['card']) => columns.filter((column) => column.card === card);
  const controls = of('controls');
  const facts = of(undefined).filter(({ control }) => !controls.some(({ field }) => field === control));
  const contents = of('heading').map((column) => <span key={column.field}>{draw(column, row)}</span>);
  return (
    <li data-id={place} data-selected={selected || undefined} aria-current={open || undefined}>
      <div className="RowCard-head">
        {of('picture').map((column) => (
          <span key={column.field}>{draw(column, row)}</span>
        ))}
        <div>
          <h2 id={heading}>
            {onOpen && opensRow(columns, row) ? (
              <Link component="button" onClick={() => onOpen(row)}>
                {contents}
              </Link>
            ) : (
              contents
            )}
          </h2>
          <dl>
            {facts
              .filter((column) => fills(column, row))
              .map((column) => (
                <div key={column.field} data-short={column.short}>
                  <dt>{column.name}</dt>
                  <dd>{draw(column, row)}</dd>
                </div>
              ))}
          </dl>
        </div>
        {selectable && (
          <input
            type="checkbox"
            aria-label={t('cards.select')}
            aria-describedby={heading}
            checked={selected}
            onChange={() => onToggleItem(row.id)}
          />
        )}
      </div>
      <div className="RowCard-controls" data-small={controls.every(({ small }) => small)}>
        {controls.map((column) => (
          <span key={column.field}>
            {/* For sighted readers: the control itself has an accessible name. */}
            <span aria-hidden>{columns.find(({ control }) => control === column.field)?.name}</span>
            {draw(column, row)}
          </span>
        ))}
      </div>
    </li>
  );
};

const draw = <R extends RaRecord>(column: Column<R>, whole: R) => {
  const { text, cell, card } = column;
  // Controls get the record uncut, because they act on its values.
  const row = card === 'controls' ? whole : cutRecord(whole);
  if (cell) return cell(row, 0);
  const value: unknown = text ? text(row) : valueOf(column, row);
  return typeof value === 'string' || typeof value === 'number' ? value : '';
};

const breaking = { minWidth: 0, overflowWrap: 'anywhere' } as const;

/**
 * Styles of all cards, set on the list around them, because styles set on each element would be computed for every row.
 */
export const cardsStyle = {
  listStyle: 'none',
  m: 0,
  p: 0,
  '& > li': { p: 1.5, borderTop: '1px solid var(--mui-palette-divider)' },
  '& > [data-selected], & > [aria-current]': {
    bgcolor: 'fluent.brandTint',
    [DARK]: { '--mui-palette-fluent-surface1': 'transparent' },
  },
  '& .RowCard-head': { display: 'flex', alignItems: 'flex-start', gap: 1.5 },
  '& .RowCard-head > span': { display: 'flex', flex: 'none' },
  '& .RowCard-head > div': { flex: 1, minWidth: 0 },
  '& h2': { typography: 'subtitle2', m: 0, ...breaking },
  '& h2 > .MuiLink-root': { font: 'inherit', textAlign: 'start', minHeight: 28, maxWidth: '100%', ...breaking },
  // Names in a column of their own, so that the values align.
  '& dl': {
    display: 'grid',
    gridTemplateColumns: 'fit-content(45%) minmax(0, 1fr) auto minmax(0, 1fr)',
    alignItems: 'baseline',
    columnGap: 1.5,
    rowGap: '2px',
    m: 0,
    mt: 0.5,
    '&:empty': { display: 'none' },
  },
  '& dl > div': { display: 'contents' },
  '& dl > :not([data-short]) > dt': { gridColumnStart: 1 },
  '& dl > :not([data-short]) > dd': { gridColumn: '2 / -1' },
  '& dt': { typography: 'caption', lineHeight: '1.25rem', color: 'text.secondary' },
  '& dd': { m: 0, fontSize: '.875rem', lineHeight: '1.25rem', ...breaking },
  // With a picture, the controls align with the heading.
  '& .RowCard-head:has(> span) + .RowCard-controls': { pl: '44px' },
  // Larger than in the grid, for fingers.
  '& .RowCard-controls': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    alignItems: 'center',
    gap: 1,
    mt: 1,
    // Some rows have nothing to press.
    '&:not(:has(button, a, [role="combobox"]))': { display: 'none' },
  },
  // Over the end of the last line, whose words leave it room.
  '@media (min-width: 374.95px)': {
    '& [data-small="true"]': { mt: '-28px', mb: '-8px' },
    '& .RowCard-head:has(+ [data-small="true"] button) dl > :last-child > dd': { pr: '104px' },
  },
  '& .RowCard-controls > :first-of-type:not(:last-of-type)': { marginInlineEnd: 'auto' },
  '& .RowCard-controls > span': { display: 'flex', alignItems: 'center', minWidth: 0 },
  '& .RowCard-controls > span > [aria-hidden]:not(:empty)': {
    typography: 'caption',
    color: 'text.secondary',
    mr: 1,
  },
  '& .RowCard-controls .MuiButton-root': { minHeight: 36, fontSize: '.875rem' },
  '@media (max-width: 379.95px)': {
    '& .RowCard-controls .MuiButton-root': { minWidth: 0, px: '4px' },
    '& .RowCard-controls .MuiButton-startIcon': { mr: '2px' },
  },
  // Red only when pressed or focused, as in the grid: a red button on every card would outshine all else.
  '& .RowCard-controls .MuiButton-colorError:not(:hover, :active, :focus-visible)': { color: 'fluent.text2' },
} as const;
