import { ArrowDownRegular } from '@fluentui/react-icons/headless/svg/arrow-down';
import { ArrowUpRegular } from '@fluentui/react-icons/headless/svg/arrow-up';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { RaRecord } from 'react-admin';
import { useT } from '#i18n/useT.ts';
import { BareSelect } from '../forms/BareSelect.tsx';
import type { Column } from './column.ts';
import { useList } from './useList.ts';

/** The order of cards, which have no headings to press. */
export const SortChooser = <R extends RaRecord>({ columns }: { columns: readonly Column<R>[] }) => {
  const t = useT();
  const { sort, setSort } = useList();
  const sortable = columns.filter((column) => column.sortable !== false);
  const descending = sort.order === 'DESC';
  const label = t(descending ? 'cards.ascending' : 'cards.descending');
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, px: 1.5, pb: 1 }}>
      <Box component="label" sx={{ color: 'text.secondary' }}>
        {t('cards.sortBy')}{' '}
        <BareSelect
          boxed={false}
          value={sort.field}
          onChange={(event) => setSort({ field: event.target.value, order: 'ASC' })}
        >
          {!sortable.some(({ field }) => field === sort.field) && (
            // As the list opens, where that is by nothing that its cards show.
            <option value={sort.field} hidden>
              {t('cards.ownOrder')}
            </option>
          )}
          {sortable.map(({ field, name }) => (
            <option key={field} value={field}>
              {name}
            </option>
          ))}
        </BareSelect>
      </Box>
      <IconButton
        aria-label={label}
        title={label}
        onClick={() => setSort({ field: sort.field, order: descending ? 'ASC' : 'DESC' })}
      >
        {descending ? <ArrowDownRegular /> : <ArrowUpRegular />}
      </IconButton>
    </Box>
  );
};
