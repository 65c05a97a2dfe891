import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
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
    <Box component="li" data-id={place} sx={{ ...cardStyle, bgcolor: selected ? 'fluent.brandTint' : 'transparent' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minHeight: 32 }}>
        {of('picture').map((column) => (
          <Box key={column.field} sx={{ flex: 'none' }}>
            {draw(column, row)}
          </Box>
        ))}
        <Typography id={heading} component="h2" variant="subtitle2" sx={{ flex: 1, ...breaking }}>
          {onOpen ? (
            <Link component="button" sx={openStyle} onClick={() => onOpen(row)}>
              {contents}
            </Link>
          ) : (
            contents
          )}
        </Typography>
        {selectable && (
          <Box
            component="input"
            type="checkbox"
            aria-label={t('cards.select')}
            aria-describedby={heading}
            checked={selected}
            onChange={() => onToggleItem(row.id)}
            sx={selectionCircle}
          />
        )}
      </Box>
      <Box component="dl" sx={linesStyle}>
        {of(undefined).map((column) => (
          <Box key={column.field} sx={{ display: 'contents' }}>
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {column.name}
            </Box>
            <Box component="dd" sx={{ m: 0, ...breaking }}>
              {draw(column, row)}
            </Box>
          </Box>
        ))}
      </Box>
      <Box sx={controlsStyle}>
        {of('controls').map((column) => (
          <Box key={column.field} sx={{ minWidth: 0 }}>
            {draw(column, row)}
          </Box>
        ))}
      </Box>
    </Box>
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

const cardStyle = {
  px: 1.5,
  py: 1.5,
  borderTop: '1px solid var(--mui-palette-divider)',
} as const;

const openStyle = { font: 'inherit', textAlign: 'start', minHeight: 32, ...breaking } as const;

/** Fingers need more than a row of the grid has room for. */
const controlsStyle = {
  display: 'flex',
  gap: 1,
  alignItems: 'center',
  mt: 1,
  '&:empty': { display: 'none' },
  '& .MuiButton-root': { minHeight: 36 },
} as const;

const linesStyle = {
  display: 'grid',
  gridTemplateColumns: 'minmax(64px, auto) 1fr',
  columnGap: 2,
  rowGap: 0.5,
  m: 0,
  mt: 1,
  fontSize: '.875rem',
  '&:empty': { display: 'none' },
} as const;
