import { ArrowSyncRegular } from '@fluentui/react-icons/headless/svg/arrow-sync';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { ReactNode } from 'react';
import { useRefresh, type RaRecord } from 'react-admin';
import { useT } from '#i18n/useT.ts';
import { BarButton } from '../commands/BarButton.tsx';
import type { FilterPill } from '../filters/filterPill.ts';
import { BareSelect } from '../forms/BareSelect.tsx';
import { ListFrame, type NoMatch } from '../grid/ListFrame.tsx';
import { NewRows } from '../grid/NewRows.tsx';
import { Tools } from '../grid/Tools.tsx';
import { useList } from '../grid/useList.ts';
import type { EmptyStateProps } from '../messages/EmptyState.tsx';
import { useShortcut } from '../shortcuts/useShortcut.ts';
import { cutRecord } from '../text/cut.ts';
import { PHONE } from '../theme/tokens.ts';
import type { View, ViewSwitch } from '../views/view.ts';
import { ViewMenu } from '../views/ViewMenu.tsx';

type CardListProps<R extends RaRecord> = {
  /** Accessible name of the list. */
  label: string;
  filters: readonly FilterPill[];
  orders: readonly SortOption[];
  /** Built-in views; users save their own beside them. */
  views: readonly View[];
  ownSwitch?: ViewSwitch;
  empty?: EmptyStateProps;
  noMatch?: NoMatch;
  perPage: string;
  children: (record: R) => ReactNode;
};

/** Page sizes that fill whole rows of two, three or four cards. */
export const CARD_PAGES = [12, 24, 48, 96] as const;

/**
 * Rows of the surrounding react-admin list as cards, one page at a time, with search, filters, views, sort order and
 * pager. `empty` is the message for a list without rows, `noMatch` returns the one for filters without matches;
 * `perPage` is the label of the page size select, `ownSwitch` a further item in the menu of views. `children` renders
 * the card of one record, with a heading; its long texts are already cut, and cards in a row have equal heights.
 */
export const CardList = <R extends RaRecord>({
  label,
  filters,
  empty,
  noMatch,
  perPage,
  children,
  ...tools
}: CardListProps<R>) => {
  // Below this width, search, filters and tools would wrap into two lines.
  const isNarrow = useMediaQuery('(max-width: 1379.95px)', { noSsr: true });
  return (
    <ListFrame
      filters={filters}
      folded={isNarrow}
      tools={<CardListTools {...tools} />}
      pager={{ sizes: CARD_PAGES, label: perPage }}
      empty={empty}
      noMatch={noMatch}
      apart
    >
      <Cards label={label}>{(record) => children(record as R)}</Cards>
    </ListFrame>
  );
};

const Cards = ({ label, children }: { label: string; children: (record: RaRecord) => ReactNode }) => {
  const { data } = useList();
  if (!data) return <CardShapes sx={cardsStyle} />;
  return (
    <Box component="ul" aria-label={label} sx={cardsStyle}>
      {data.map((record) => (
        <Box component="li" key={record.id} sx={{ display: 'grid', minWidth: 0 }}>
          {children(cutRecord(record))}
        </Box>
      ))}
    </Box>
  );
};

const CardListTools = ({ orders, views, ownSwitch }: Pick<CardListProps<never>, 'orders' | 'views' | 'ownSwitch'>) => {
  const t = useT();
  const refresh = useRefresh();
  useShortcut({ keys: 'r', label: t('list.refresh'), Icon: ArrowSyncRegular, run: refresh });
  return (
    <>
      <Box sx={newStyle}>
        <NewRows />
      </Box>
      <Box sx={toolsStyle}>
        {/* In an empty list too, because new tasks are told of by views. */}
        <Tools whileEmpty>
          <ViewMenu builtIn={views} ownSwitch={ownSwitch} />
        </Tools>
        <Tools>
          <SortSelect options={orders} />
        </Tools>
        <BarButton Icon={ArrowSyncRegular} label={t('list.refresh')} brief onClick={() => refresh()} />
      </Box>
    </>
  );
};

/** Style of the tools at the end of the bar; on a phone they are its last line. */
const toolsStyle = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
  flex: { xs: '1 1 100%', sm: 'none' },
  minWidth: 0,
  ml: { sm: 'auto' },
  // A phone leaves the line out where it would only refresh.
  [PHONE]: { '&:not(:has(fieldset:enabled))': { display: 'none' } },
  // The words of the views begin where the search does.
  '& > fieldset:first-of-type > button': { ml: { xs: '-10px', sm: 0 } },
  '& > button:last-child': { flex: 'none' },
} as const;

/**
 * Style of the container for the button that shows new rows. It is beside the search, so that the button moves no card
 * when it appears.
 */
const newStyle = { ml: { sm: 'auto' }, '&:not(:has(button))': { position: 'absolute' } } as const;

const cardsStyle = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    lg: 'repeat(3, minmax(0, 1fr))',
    xl: 'repeat(4, minmax(0, 1fr))',
  },
  gap: 2,
  listStyle: 'none',
  m: 0,
  p: 0,
} as const;

const COUNT = 6;

/** Skeletons of cards while the list loads; `sx` is the list's style. */
const CardShapes = ({ sx }: { sx: object }) => {
  const t = useT();
  return (
    <Box role="status" aria-busy="true" aria-label={t('list.loading')} sx={sx}>
      {Array.from({ length: COUNT }, (_, place) => (
        <Card key={place} aria-hidden>
          <Skeleton variant="rectangular" height={120} />
          <Box sx={{ p: 2 }}>
            <Skeleton variant="text" width="80%" sx={{ fontSize: '1rem' }} />
            <Skeleton variant="text" width="45%" sx={{ mb: 2 }} />
            <Skeleton variant="text" width="60%" />
            <Skeleton variant="text" width="70%" />
            <Skeleton variant="rounded" width={112} height={32} sx={{ mt: 2 }} />
          </Box>
        </Card>
      ))}
    </Box>
  );
};

/** Option of the select for the sort order: the field, its direction, and its label. */
export type SortOption = { field: string; order: 'ASC' | 'DESC'; label: string };

/** Style of the select with its label, whose words are visually hidden where they would take a second line. */
const labelStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  // Narrow, to leave room for the name of the view.
  minWidth: 96,
  flex: { xs: '1 1 96px', sm: '0 9 auto' },
  whiteSpace: 'nowrap',
} as const;
const wordsStyle = (theme: Theme) => ({ color: 'text.secondary', [theme.breakpoints.down('xl')]: visuallyHidden });

/** Select for the sort order of cards, which have no column headings. */
const SortSelect = ({ options }: { options: readonly SortOption[] }) => {
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
