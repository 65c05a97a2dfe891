import { ArrowDownRegular } from '@fluentui/react-icons/headless/svg/arrow-down';
import { ArrowUpRegular } from '@fluentui/react-icons/headless/svg/arrow-up';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { memo, useDeferredValue, useMemo } from 'react';
import type { RaRecord } from 'react-admin';
import { useT } from '#i18n/useT.ts';
import { useDetails } from '../panel/useDetails.ts';
import { BareSelect } from '../forms/BareSelect.tsx';
import { fluent } from '../theme/tokens.ts';
import { sortFieldOf, type Column } from './column.ts';
import { NewRows } from './NewRows.tsx';
import { cardsStyle, RowCard } from './RowCard.tsx';
import { useFocusOnCard } from './useFocusOnCard.ts';
import { useGridPreferences } from './useGridPreferences.ts';
import { useList } from './useList.ts';

type RowCardsProps<R extends RaRecord> = {
  label: string;
  columns: readonly Column<R>[];
  selectable: boolean;
  onOpen?: ((row: R) => void) | undefined;
};

/** Rows of the surrounding list as cards, for windows too narrow for a grid. */
export const RowCards = <R extends RaRecord>({ label, columns, selectable, onOpen }: RowCardsProps<R>) => {
  const { data, isPending } = useList();
  const { hidden } = useGridPreferences();
  const details = useDetails().id;
  const focus = useFocusOnCard();
  // A heading is always shown, because without it the card would not say what it is about.
  const shown = useMemo(
    () => columns.filter(({ field, card }) => card === 'heading' || !hidden.includes(field)),
    [columns, hidden],
  );
  // Deferred, because a page of cards is slow to render: those in sight come first.
  const whole = useDeferredValue(!isPending, false);
  if (isPending) return <CardSkeletons />;
  return (
    <>
      <SortChooser columns={columns} />
      <Box component="ul" aria-label={label} sx={cardsStyle} {...focus}>
        {(data as readonly R[] | undefined)?.slice(0, whole ? undefined : IN_SIGHT).map((row, place) => (
          <StillCard
            key={row.id}
            open={details === String(row.id)}
            {...{ place, row, columns: shown, selectable, onOpen }}
          />
        ))}
      </Box>
    </>
  );
};

/** Memoized card, so that cards in sight are not rendered again with the others. */
const StillCard = memo(RowCard) as typeof RowCard;

/** Number of cards that fill a phone's window, so that content below is not pushed out of it later. */
const IN_SIGHT = 8;

/** Skeleton of the cards while the list loads. */
const CardSkeletons = () => {
  const t = useT();
  return <Box role="status" aria-busy="true" aria-label={t('list.loading')} sx={skeletonStyle} />;
};

/** Height of a skeleton's card in px, about that of most cards. */
const CARD = 112;

const COLOUR = fluent('shimmer1');
/** Gradient of a text bar, `top` px below its card's upper edge. */
const bar = (top: number) =>
  `linear-gradient(transparent ${String(top)}px, ${COLOUR} 0 ${String(top + 12)}px, transparent 0)`;

/** Cards with a picture, a name and two lines, drawn by backgrounds of one element. */
const skeletonStyle = {
  height: IN_SIGHT * CARD,
  backgroundImage: [
    `linear-gradient(var(--mui-palette-divider) 1px, transparent 0)`,
    `radial-gradient(circle at 16px 28px, ${COLOUR} 15.5px, transparent 16px)`,
    ...[22, 58, 82].map(bar),
  ].join(),
  backgroundSize: ['100%', '32px', '45%', '80%', '60%'].map((width) => `${width} ${String(CARD)}px`).join(),
  backgroundPosition: '0 0, 12px 0, 56px 0, 12px 0, 12px 0',
  backgroundRepeat: 'repeat-y',
} as const;

/** Select for the sort order of cards, which have no column headings. */
const SortChooser = <R extends RaRecord>({ columns }: { columns: readonly Column<R>[] }) => {
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
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, minHeight: 40, px: 1.5, pb: 1 }}>
      <Box component="label" sx={{ color: 'text.secondary' }}>
        {t('cards.sortBy')}{' '}
        <BareSelect
          boxed={false}
          value={sort.field}
          onChange={(event) => setSort({ field: event.target.value, order: 'ASC' })}
        >
          {isOwn && (
            // The default order may be by a field that no card shows.
            <option value={sort.field} hidden>
              {t('cards.ownOrder')}
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
      <Box sx={{ ml: 'auto' }}>
        <NewRows />
      </Box>
    </Box>
  );
};
