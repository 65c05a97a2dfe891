import Link from '@mui/material/Link';
import { useId } from 'react';
import type { RaRecord } from 'react-admin';
import { useT } from '#i18n/useT.ts';
import { cutRecord } from '../text/cut.ts';
import { selectionCircle } from '../theme/components/selectionCircle.ts';
import { valueOf, type Column } from './column.ts';
import { useList } from './useList.ts';

type RowCardProps<R extends RaRecord> = {
  row: R;
  /** On the page, as the grid's rows say it too: closed details find their row by it. */
  place: number;
  columns: readonly Column<R>[];
  selectable: boolean;
  /** Its details are open. */
  open: boolean;
  onOpen?: ((row: R) => void) | undefined;
};

/**
 * One row: picture, heading and selection above, with a line for each text of any length; then short facts, three beside each
 * other, and the row's controls where there is room beside them.
 */
export const RowCard = <R extends RaRecord>({ row, place, columns, selectable, open, onOpen }: RowCardProps<R>) => {
  const t = useT();
  const heading = useId();
  const { selectedIds, onToggleItem } = useList();
  const selected = selectable && selectedIds.includes(row.id);
  const of = (card: Column<R>['card']) => columns.filter((column) => column.card === card);
  const controls = of('controls');
  const facts = of(undefined).filter(({ control }) => !controls.some(({ field }) => field === control));
  const pairs = (long: boolean) =>
    facts
      .filter((column) => isLong(column) === long)
      .map((column) => (
        <div key={column.field}>
          <dt>{column.name}</dt>
          <dd>{draw(column, row)}</dd>
        </div>
      ));
  const contents = of('heading').map((column) => <span key={column.field}>{draw(column, row)}</span>);
  return (
    <li data-id={place} data-selected={selected || undefined} aria-current={open || undefined}>
      <div className="RowCard-head">
        {of('picture').map((column) => (
          <span key={column.field}>{draw(column, row)}</span>
        ))}
        <div>
          <h2 id={heading}>
            {onOpen ? (
              <Link component="button" onClick={() => onOpen(row)}>
                {contents}
              </Link>
            ) : (
              contents
            )}
          </h2>
          <dl>{pairs(true)}</dl>
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
      <div className="RowCard-body">
        <dl>{pairs(false)}</dl>
        <div className="RowCard-controls">
          {controls.map((column) => (
            <span key={column.field}>
              {/* For the eye: the control says it itself. */}
              <span aria-hidden>{columns.find(({ control }) => control === column.field)?.name}</span>
              {draw(column, row)}
            </span>
          ))}
        </div>
      </div>
    </li>
  );
};

/** What grows with the grid holds texts of any length. */
const isLong = <R,>({ flex, long = flex !== undefined }: Column<R>) => long;

const draw = <R extends RaRecord>(column: Column<R>, whole: R) => {
  const { text, cell, card } = column;
  // Controls act on what they are given: theirs is whole.
  const row = card === 'controls' ? whole : cutRecord(whole);
  if (cell) return cell(row, 0);
  const value: unknown = text ? text(row) : valueOf(column, row);
  return typeof value === 'string' || typeof value === 'number' ? value : '';
};

const breaking = { minWidth: 0, overflowWrap: 'anywhere' } as const;

/** The rules of all cards, on their list: rules on every element of every row would be worked out for each again. */
export const cardsStyle = {
  listStyle: 'none',
  m: 0,
  p: 0,
  '& > li': { p: 1.5, borderTop: '1px solid var(--mui-palette-divider)' },
  '& > [data-selected], & > [aria-current]': { bgcolor: 'fluent.brandTint' },
  '& dl': { m: 0, '&:empty': { display: 'none' } },
  '& dt': { typography: 'caption', color: 'text.secondary' },
  '& dd': { m: 0, fontSize: '.875rem', lineHeight: '1.25rem', ...breaking },
  '& .RowCard-head': { display: 'flex', alignItems: 'flex-start', gap: 1.5 },
  '& .RowCard-head > span': { display: 'flex', flex: 'none' },
  '& .RowCard-head > div': { flex: 1, minWidth: 0 },
  '& h2': { typography: 'subtitle2', m: 0, ...breaking },
  '& h2 > .MuiLink-root': { font: 'inherit', textAlign: 'start', minHeight: 28, ...breaking },
  '& .RowCard-head dl': { mt: '2px' },
  '& .RowCard-head dl > div': { display: 'flex', alignItems: 'baseline', gap: 1 },
  '& .RowCard-head dt': { flex: 'none', maxWidth: '50%' },
  // Beside a picture all words begin where the heading does.
  '& .RowCard-head > span + div dt': { minWidth: '5ch' },
  '& .RowCard-head:has(> span) + .RowCard-body': { pl: '44px' },
  '& .RowCard-head > input': selectionCircle,
  '& .RowCard-body': { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', columnGap: 1 },
  // Its pairs and the controls share their lines.
  '& .RowCard-body > dl:not(:empty)': { display: 'contents' },
  '& .RowCard-body > dl > div': {
    flex: 'none',
    alignSelf: 'flex-start',
    width: 'calc((100% - 16px) / 3)',
    mt: 1,
  },
  // Fingers need more than a row of the grid has room for.
  '& .RowCard-body > .RowCard-controls': {
    display: 'flex',
    flex: '1 0 auto',
    justifyContent: 'flex-end',
    gap: 1,
    alignItems: 'center',
    maxWidth: '100%',
    mt: 1,
    '&:empty': { display: 'none' },
  },
  '& .RowCard-controls > :first-of-type:not(:last-of-type)': { marginInlineEnd: 'auto' },
  '& .RowCard-controls > span': { display: 'flex', alignItems: 'center', minWidth: 0 },
  '& .RowCard-controls > span > [aria-hidden]:not(:empty)': {
    typography: 'caption',
    color: 'text.secondary',
    mr: 1,
  },
  '& .RowCard-controls .MuiButton-root': { minHeight: 36, fontSize: '.875rem' },
} as const;
