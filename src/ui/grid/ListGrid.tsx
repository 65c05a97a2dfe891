import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Suspense, useDeferredValue, useEffect, useMemo, useRef, type CSSProperties, type ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import { useT } from '#i18n/useT.ts';
import { preloadable } from '#loading/preloadable.ts';
import { CommandBar } from '../commands/CommandBar.tsx';
import type { Command } from '../commands/command.ts';
import type { FilterPill } from '../filters/filterPill.ts';
import type { EmptyStateProps } from '../messages/EmptyState.tsx';
import { usePreloaded } from '../loading/usePreloaded.ts';
import { ErrorBoundary } from '../messages/ErrorBoundary.tsx';
import { useAllowed } from '../rights/useMay.ts';
import type { View, ViewSwitch } from '../views/view.ts';
import { CardView, preloadCards } from './CardView.tsx';
import { GridSkeleton, HEADINGS } from './GridSkeleton.tsx';
import { px, useRowHeight, wholeRows } from './filling.ts';
import { ListFrame, type NoMatch } from './ListFrame.tsx';
import type { LoadedGridProps } from './LoadedGrid.tsx';
import { NewRows } from './NewRows.tsx';
import type { PagerProps } from './Pager.tsx';
import { asPulled, cellPadding, densities, pressable, spared, useGridPreferences } from './useGridPreferences.ts';
import { useList } from './useList.ts';
import { useNarrow, usePhone, useWide, WIDE } from './usePhone.ts';

export type ListGridProps<R extends RaRecord> = Pick<
  GridViewProps<R>,
  'label' | 'columns' | 'scrolls' | 'inTwoLines'
> & {
  commands?: readonly Command<R>[];
  filters?: readonly FilterPill[];
  /** Built-in views; the first one is the list's default. */
  views?: readonly View[];
  ownSwitch?: ViewSwitch;
  ownOrder?: string;
  onOpen?: (row: R) => void;
  empty?: Pick<EmptyStateProps, 'title' | 'hint' | 'action' | 'drawing'>;
  noMatch?: NoMatch;
  pager?: PagerProps;
  one?: (row: R) => ReactNode;
};

/**
 * List of a Dashboard screen: commands, filters, rows and pager for react-admin's list context. The rows are a data
 * grid, or cards on a phone.
 * `ownSwitch` is a further item in the menu of views, `ownOrder` the name of a default order that is by no column.
 * `onOpen` opens a row's details; it is called on Enter, or on a press on the row's heading. `empty` is the message for
 * a list without rows, `noMatch` returns the one for filters without matches. `one` renders the only record of a page
 * when the page size is 1. The rows scroll within the grid; unless it `scrolls`, it is as high as a page of rows. With
 * `inTwoLines` there is room for two lines in all rows but the lowest.
 */
export const ListGrid = <R extends RaRecord>({
  label,
  columns: allColumns,
  commands: allCommands = NONE,
  filters = NONE,
  views = NONE,
  ownSwitch,
  ownOrder,
  onOpen,
  empty,
  noMatch,
  pager,
  one,
  scrolls = true,
  inTwoLines = false,
}: ListGridProps<R>) => {
  const t = useT();
  const columns = useAllowed(allColumns);
  const commands = useAllowed(allCommands);
  const phone = usePhone();
  const { data, perPage, selectedIds } = useList();
  const needed = selectedIds.length > 0 ? WIDE : filters.length > 2 ? 1310 : 1190;
  const isShort = useMediaQuery(`(max-width: ${String(needed - 0.05)}px)`, { noSsr: true });
  const selectable = commands.some(({ on }) => on === 'selection');
  const Rows = phone ? CardView : GridView;
  const draw = perPage === 1 ? one : undefined;
  const [first] = (data ?? NONE) as readonly R[];
  const bar = (
    <ErrorBoundary>
      <CommandBar {...{ commands, columns, views, ownSwitch, ownOrder }} hasColumns={!draw} />
    </ErrorBoundary>
  );
  return (
    <ListFrame
      filters={filters}
      // The commands take the room of the filters where one line is too short for both, soonest those of a selection.
      folded={isShort}
      tools={phone ? <NewRows /> : bar}
      line={phone && bar}
      empty={empty}
      noMatch={noMatch}
      pager={pager}
      fills={!phone && !draw && scrolls}
    >
      {!draw ? (
        <Rows label={label} columns={columns} selectable={selectable} onOpen={onOpen} {...{ scrolls, inTwoLines }} />
      ) : data ? (
        first && draw(first)
      ) : (
        <Box role="status" aria-busy="true" aria-label={t('list.loading')} sx={{ p: 3 }}>
          <Skeleton variant="rounded" height={240} />
        </Box>
      )}
    </ListFrame>
  );
};

const NONE: readonly never[] = [];

type GridViewProps<R extends RaRecord> = Omit<LoadedGridProps<R>, 'rowHeight'> & {
  /** True to scroll the rows within the grid; otherwise the grid is as high as a page of rows. */
  scrolls?: boolean | undefined;
  inTwoLines?: boolean;
};

/** Style of a grid as high as its rows, and as a horizontal scroll bar where its columns need one. */
const WHOLE = {
  height: 'var(--all-rows)',
  '&:has(.MuiDataGrid-virtualScroller--hasScrollX)': { height: 'calc(var(--all-rows) + 18px)' },
};

/** Height of a row for two lines, in px: twelve fill a window of 900 px, and nine one of 768. */
const TWO_LINES = 50;

/** Data grid, whose code is loaded in parallel: it is a fifth of the Dashboard's code, and phones never need it. */
const Grid = preloadable(async () => (await import('./LoadedGrid.tsx')).LoadedGrid);

/**
 * Rows of react-admin's list in MUI's data grid, with a skeleton until the first rows and the grid's code are loaded.
 */
const GridView = <R extends RaRecord>({ columns: given, scrolls, inTwoLines, ...props }: GridViewProps<R>) => {
  const { data, perPage, total = perPage } = useList();
  const { density, widths, hidden, asked } = useGridPreferences();
  const isNarrow = useNarrow();
  const isWide = useWide();
  // As a text, which stays equal from page to page: a new array of columns renders every cell again.
  const rows = (data ?? NONE) as readonly R[];
  const shown = (isNarrow ? spared(given, rows, asked) : pressable(given, rows)).map(({ field }) => field).join();
  const columns = useMemo(() => {
    const fields = shown.split(',');
    return asPulled(
      given.filter(({ field }) => fields.includes(field)),
      widths,
      isNarrow,
      isWide,
    );
  }, [given, shown, widths, isNarrow, isWide]);
  const frame = useRef<HTMLDivElement>(null);
  const least = Math.max(densities[density], inTwoLines && density !== 'compact' ? TWO_LINES : 0);
  const measured = useRowHeight(frame, least, HEADINGS, scrolls === true);
  const rowHeight = measured ?? least;
  // The grid's code loads while the rows do.
  const loaded = usePreloaded(Grid);
  useEffect(() => {
    if (loaded) preloadCards();
  }, [loaded]);
  // Deferred, because the first rows are slow to render: the browser can respond to its user in between.
  const here = useDeferredValue(data !== undefined && loaded) && measured !== undefined;
  // The grid reserves the height of a whole page before its rows are there, so that the pager does not move.
  const most = HEADINGS + (scrolls ? perPage : Math.min(perPage, total)) * rowHeight;
  const sizes = {
    '--headings': px(HEADINGS),
    '--row': px(rowHeight),
    '--all-rows': px(most),
    '--cell-padding': px(cellPadding(isNarrow)),
  };
  const skeleton = (
    <GridSkeleton
      label={props.label}
      columns={columns.filter(({ field }) => !hidden.includes(field))}
      selectable={props.selectable}
      rowHeight={rowHeight}
      count={Math.min(perPage, total, Math.ceil(window.innerHeight / rowHeight))}
    />
  );
  return (
    <Box ref={frame} data-density={density} sx={scrolls ? wholeRows : WHOLE} style={sizes as CSSProperties}>
      {data && here ? (
        <Suspense fallback={skeleton}>
          <Grid {...props} columns={columns} rowHeight={rowHeight} />
        </Suspense>
      ) : (
        skeleton
      )}
    </Box>
  );
};
