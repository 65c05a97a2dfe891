import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useT } from '#i18n/useT.ts';
import { BareSelect } from '../forms/BareSelect.tsx';
import { useList } from '../grid/useList.ts';

/** Sort order with a label in words, such as 'Highest pay'. */
export type SortOption = { field: string; order: 'ASC' | 'DESC'; label: string };

/** Label that is visually hidden on a phone, as it would take a line. */
const labelStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  // Narrow, to leave room for the name of the view.
  minWidth: 96,
  flex: { xs: '1 1 96px', sm: '0 9 auto' },
  whiteSpace: 'nowrap',
} as const;
const wordsStyle = (theme: Theme) => ({ color: 'text.secondary', [theme.breakpoints.down('sm')]: visuallyHidden });

/** Select for the sort order of cards, which have no column headings. */
export const SortSelect = ({ options }: { options: readonly SortOption[] }) => {
  const t = useT();
  const { sort, setSort } = useList();
  const place = options.findIndex(({ field, order }) => field === sort.field && order === sort.order);
  return (
    <Box component="label" sx={labelStyle}>
      <Box component="span" sx={wordsStyle}>
        {t('cards.sortBy')}
      </Box>
      <BareSelect
        value={place}
        onChange={(event) => {
          const chosen = options[Number(event.target.value)];
          if (chosen) setSort({ field: chosen.field, order: chosen.order });
        }}
      >
        {/* The address may ask for an order that is not an option. */}
        {place === -1 && <option value={-1} hidden />}
        {options.map(({ label }, value) => (
          <option key={label} value={value}>
            {label}
          </option>
        ))}
      </BareSelect>
    </Box>
  );
};
