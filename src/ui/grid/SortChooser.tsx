import { ArrowDownRegular } from '@fluentui/react-icons/headless/svg/arrow-down';
import { ArrowUpRegular } from '@fluentui/react-icons/headless/svg/arrow-up';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { RaRecord } from 'react-admin';
import { useT } from '#i18n/useT.ts';
import { BareSelect } from '../forms/BareSelect.tsx';
import { sortFieldOf, type Column } from './column.ts';
import { useList } from './useList.ts';

type SortChooserProps<R extends RaRecord> = {
  columns: readonly Column<R>[];
  /** Name of the list's default order, if no column has that. */
  ownOrder: string | undefined;
};

/**
 * Select for the sort order of cards, which have no column headings. In narrow windows, only screen readers get its
 * label.
 */
export const SortChooser = <R extends RaRecord>({ columns, ownOrder }: SortChooserProps<R>) => {
  const t = useT();
  const { sort, setSort } = useList();
  // Of two columns sorted by one field, the first gives its name, as in the grid.
  const sortable = new Map<string, string>();
  for (const column of columns) {
    const field = sortFieldOf(column);
    if (field !== undefined && !sortable.has(field)) sortable.set(field, column.name);
  }
  const isOwn = !sortable.has(sort.field);
  const descending = sort.order === 'DESC';
  const label = t(descending ? 'cards.ascending' : 'cards.descending');
  return (
    <Box sx={sortStyle}>
      <Box component="label" sx={{ color: 'text.secondary' }}>
        <Box component="span" sx={briefStyle}>
          {t('cards.sortBy')}{' '}
        </Box>
        <BareSelect
          boxed={false}
          value={sort.field}
          onChange={(event) => setSort({ field: event.target.value, order: 'ASC' })}
        >
          {isOwn && (
            // The default order may be by a field that no card shows.
            <option value={sort.field} hidden>
              {ownOrder ?? t('cards.ownOrder')}
            </option>
          )}
          {[...sortable].map(([field, name]) => (
            <option key={field} value={field}>
              {name}
            </option>
          ))}
        </BareSelect>
      </Box>
      {!isOwn && (
        <IconButton
          aria-label={label}
          title={label}
          onClick={() => setSort({ field: sort.field, order: descending ? 'ASC' : 'DESC' })}
        >
          {descending ? <ArrowDownRegular /> : <ArrowUpRegular />}
        </IconButton>
      )}
    </Box>
  );
};

const BRIEF = '@media (max-width: 419.95px)';

const briefStyle = { [BRIEF]: visuallyHidden } as const;

const sortStyle = {
  display: 'flex',
  alignItems: 'center',
  minHeight: 32,
  // The select's inset would be left of nothing.
  [BRIEF]: { ml: -1 },
  // The arrow belongs to the select, whose inset would part them.
  '& > button': { ml: -1 },
} as const;
