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
  /** True to give each row a checkbox. */
  selectable: boolean;
  /** Handler that opens a row's details, called at a press on the row's heading. */
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
  if (isPending) return <CardSkeletons columns={shown} />;
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

/** Memoized card, so that the first cards, rendered earlier, are not rendered again with the rest of the page. */
const StillCard = memo(RowCard) as typeof RowCard;

/** Number of cards that fill a phone's window, so that content below is not pushed out of it later. */
const IN_SIGHT = 8;

/** Skeleton of the cards while the list loads. `columns` decide the lines and the height of a card. */
const CardSkeletons = <R extends RaRecord>({ columns }: { columns: readonly Column<R>[] }) => {
  const t = useT();
  return (
    <Box role="status" aria-busy="true" aria-label={t('list.loading')} sx={{ pt: `${String(SORT)}px` }}>
      <Box sx={shapesOf(columns)} />
    </Box>
  );
};

/** Height of the line with the order of the cards, in px. */
const SORT = 36;
/** Heights within a card in px, as {@link cardsStyle} has them: edges, heading, a fact's line, and a control with its gap. */
const [EDGE, HEADING, FACT, CONTROL] = [12, 28, 22, 44];

const COLOUR = fluent('shimmer1');

/**
 * Style of one element that looks like several cards: its backgrounds are picture, heading, a line for each fact, and a
 * button.
 */
const shapesOf = <R extends RaRecord>(columns: readonly Column<R>[]) => {
  const of = (card: Column<R>['card']) => columns.filter((column) => column.card === card);
  const [pictures, controls] = [of('picture'), of('controls')];
  const facts = of(undefined).filter(({ control }) => !controls.some(({ field }) => field === control));
  const below = EDGE + HEADING + facts.length * FACT;
  const height = below + (controls.length > 0 ? CONTROL : 0) + EDGE + 1;
  const left = pictures.length > 0 ? 56 : EDGE;
  const bar = (top: number, width: string, x: string, high = 12) => ({
    image: `linear-gradient(transparent ${String(top)}px, ${COLOUR} 0 ${String(top + high)}px, transparent 0)`,
    size: width,
    position: `${x} 0`,
  });
  const bars = [
    { image: 'linear-gradient(var(--mui-palette-divider) 1px, transparent 0)', size: '100%', position: '0 0' },
    ...pictures.map(() => ({
      image: `radial-gradient(circle at 16px 28px, ${COLOUR} 15.5px, transparent 16px)`,
      size: '32px',
      position: '12px 0',
    })),
    bar(EDGE + 8, '45%', `${String(left)}px`),
    ...facts.flatMap((_, place) => {
      const top = EDGE + HEADING + place * FACT + 6;
      return [bar(top, '18%', `${String(left)}px`), bar(top, '32%', '52%')];
    }),
    ...(controls.length > 0 ? [bar(below + 8, '96px', 'calc(100% - 12px)', 36)] : []),
  ];
  return {
    height: IN_SIGHT * height,
    backgroundImage: bars.map(({ image }) => image).join(),
    backgroundSize: bars.map(({ size }) => `${size} ${String(height)}px`).join(),
    backgroundPosition: bars.map(({ position }) => position).join(),
    backgroundRepeat: 'repeat-y',
  } as const;
};

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
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, minHeight: SORT, px: 1.5, pb: 0.5 }}>
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
