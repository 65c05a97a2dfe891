import Link from '@mui/material/Link';
import { Fragment, useId } from 'react';
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
  onOpen?: ((row: R) => void) | undefined;
};

/** One row: picture, heading and selection above, then a line for every other column, then the row's controls. */
export const RowCard = <R extends RaRecord>({ row, place, columns, selectable, onOpen }: RowCardProps<R>) => {
  const t = useT();
  const heading = useId();
  const { selectedIds, onToggleItem } = useList();
  const selected = selectable && selectedIds.includes(row.id);
  const of = (card: Column<R>['card']) => columns.filter((column) => column.card === card);
  const contents = of('heading').map((column) => <span key={column.field}>{draw(column, row)}</span>);
  return (
    <li data-id={place} data-selected={selected || undefined}>
      <div className="RowCard-head">
        {of('picture').map((column) => (
          <span key={column.field}>{draw(column, row)}</span>
        ))}
        <h2 id={heading}>
          {onOpen ? (
            <Link component="button" onClick={() => onOpen(row)}>
              {contents}
            </Link>
          ) : (
            contents
          )}
        </h2>
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
      <dl>
        {of(undefined).map((column) => (
          <Fragment key={column.field}>
            <dt>{column.name}</dt>
            <dd>{draw(column, row)}</dd>
          </Fragment>
        ))}
      </dl>
      <div className="RowCard-controls">
        {of('controls').map((column) => (
          <span key={column.field}>{draw(column, row)}</span>
        ))}
      </div>
    </li>
  );
};

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
  '& > [data-selected]': { bgcolor: 'fluent.brandTint' },
  '& > li > .RowCard-head': { display: 'flex', alignItems: 'center', gap: 1.5, minHeight: 32 },
  '& > li > .RowCard-head > span': { display: 'flex', flex: 'none' },
  '& > li > .RowCard-head > h2': { typography: 'subtitle2', flex: 1, m: 0, ...breaking },
  '& > li > .RowCard-head > h2 > .MuiLink-root': { font: 'inherit', textAlign: 'start', minHeight: 32, ...breaking },
  '& > li > .RowCard-head > input': selectionCircle,
  '& > li > dl': {
    display: 'grid',
    gridTemplateColumns: 'minmax(64px, auto) 1fr',
    columnGap: 2,
    rowGap: 0.5,
    m: 0,
    mt: 1,
    fontSize: '.875rem',
    '&:empty': { display: 'none' },
  },
  '& > li > dl > dt': { color: 'text.secondary' },
  '& > li > dl > dd': { m: 0, ...breaking },
  // Fingers need more than a row of the grid has room for.
  '& > li > .RowCard-controls': {
    display: 'flex',
    gap: 1,
    alignItems: 'center',
    mt: 1,
    '&:empty': { display: 'none' },
  },
  '& > li > .RowCard-controls > span': { display: 'block', minWidth: 0 },
  '& > li > .RowCard-controls .MuiButton-root': { minHeight: 40, fontSize: '.875rem' },
} as const;
