import { ArrowDownRegular } from '@fluentui/react-icons/headless/svg/arrow-down';
import { ArrowUpRegular } from '@fluentui/react-icons/headless/svg/arrow-up';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import { useT } from '#i18n/useT.ts';
import { BareSelect } from '../forms/BareSelect.tsx';
import { BELOW_BAR } from '../page/dashboardBar.ts';
import { sortFieldOf, type Column } from './column.ts';
import { Tools } from './Tools.tsx';
import { useList } from './useList.ts';

type CardToolsProps<R extends RaRecord> = {
  /** Columns to sort by; none for a page with one record, which has no order. */
  columns: readonly Column<R>[];
  /** Name of the list's default order, if no column has that. */
  ownOrder: string | undefined;
  /** Toolbar at the end of the line, of which it takes the whole while cards are selected. */
  children: ReactNode;
};

/** Line above the cards of a list on a phone, with their order. It sticks to the window's top during a selection. */
export const CardTools = <R extends RaRecord>({ columns, ownOrder, children }: CardToolsProps<R>) => {
  const { selectedIds } = useList();
  const isTaken = selectedIds.length > 0 && Boolean(children);
  return (
    <Box data-selection={isTaken} data-unprinted sx={lineStyle}>
      {!isTaken && columns.length > 0 && (
        <Tools>
          <SortChooser columns={columns} ownOrder={ownOrder} brief={Boolean(children)} />
        </Tools>
      )}
      {children}
    </Box>
  );
};

type SortChooserProps<R extends RaRecord> = Omit<CardToolsProps<R>, 'children'> & { brief: boolean };

/**
 * Select for the sort order of cards, which have no column headings. If `brief`, narrow windows leave its label to
 * screen readers.
 */
const SortChooser = <R extends RaRecord>({ columns, ownOrder, brief }: SortChooserProps<R>) => {
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
        <Box component="span" sx={brief ? briefStyle : null}>
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

const briefStyle = {
  // The select's inset would be left of nothing.
  '@media (max-width: 419.95px)': { ...visuallyHidden, '& + .BareSelect': { ml: -1, mr: 1 } },
} as const;

const sortStyle = { display: 'flex', alignItems: 'center', gap: 0.5, minHeight: 32 } as const;

const lineStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 0.5,
  minHeight: 36,
  pl: 1.5,
  pr: 0.5,
  pb: 0.5,
  '&[data-selection="true"]': {
    position: 'sticky',
    top: 0,
    zIndex: 2,
    pl: 0.5,
    bgcolor: 'background.paper',
    boxShadow: 'var(--mui-palette-fluent-shadow4)',
    // Undoes the page's scroll padding for this bar: the page would jump when a button gets the focus.
    '& button': { scrollMarginTop: `-${String(BELOW_BAR)}px` },
  },
} as const;
