import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { useT } from '#i18n/useT.ts';
import type { FilterPill } from '../filters/filterPill.ts';
import { FilterBar } from '../filters/FilterBar.tsx';
import { EmptyState, type EmptyStateProps } from '../messages/EmptyState.tsx';
import { ErrorBoundary } from '../messages/ErrorBoundary.tsx';
import { FILLS } from './aroundFilling.ts';
import { fillingStyle } from './filling.ts';
import { LoadFailed } from './LoadFailed.tsx';
import { useOnePress } from './onePress.ts';
import { Pager, type PagerProps } from './Pager.tsx';
import { selectionCircle } from './selectionCircle.ts';
import { useList } from './useList.ts';

/** Function that returns the message for filters without matches; undefined for the default message. */
export type NoMatch = (filterValues: Readonly<Record<string, unknown>>) => string | undefined;

type ListFrameProps = {
  filters: readonly FilterPill[];
  folded?: boolean;
  tools?: ReactNode;
  line?: ReactNode;
  pager?: PagerProps | undefined;
  apart?: boolean;
  fills?: boolean;
  empty?: EmptyStateProps | undefined;
  noMatch?: NoMatch | undefined;
  children: ReactNode;
};

/**
 * Frame around the rows of every list: filters above, pager below, and messages for errors and empty lists. It reads
 * react-admin's list context.
 * `folded` folds the filters behind one button, as always on a phone; `tools` are elements after the filters, in the
 * same bar, and `line` comes between this bar and the rows. `apart` makes each bar a separate card; with `fills`, rows
 * and pager share the height that the rest of the screen leaves in the window. `empty` is the message for a list without
 * rows, where a button refreshes the list unless it has an `action`; `noMatch` returns the one for filters without
 * matches.
 */
export const ListFrame = ({
  filters,
  folded,
  tools,
  line,
  pager,
  apart = false,
  fills = false,
  empty,
  noMatch,
  children,
}: ListFrameProps) => {
  const { data, error, total, isPending, filterValues, refetch, setFilters } = useList();
  const t = useT();
  const isEmpty = !isPending && total === 0;
  const hasRows = data !== undefined && data.length > 0;
  /** True after a failed first load. A failed refresh keeps the rows, because react-query keeps its last data. */
  const nothingToShow = Boolean(error) && !hasRows;
  const isShown = !nothingToShow && !isEmpty;
  const { q, ...others } = filterValues;
  const isSearched = q !== undefined;
  const isFiltered = Object.keys(others).length > 0;
  const frame = useRef<HTMLDivElement>(null);
  useHeadingAfterLast(frame, total);
  /** Focuses the search field, for when a removed button would lose the focus. */
  const toSearch = () => frame.current?.querySelector<HTMLElement>('input[type="search"]')?.focus();
  const reset = () => {
    setFilters({}, {}, false);
    toSearch();
  };
  const retry = async () => {
    const answer = await refetch();
    if (answer?.isSuccess) toSearch();
  };
  const [Whole, Bar] = apart ? [Box, Paper] : [Paper, Box];
  return (
    <Whole ref={frame} {...useOnePress(data)} {...(fills && FILLS)} sx={apart ? columnStyle : selectionStyle}>
      <Bar {...(apart && { sx: cardStyle })}>
        <ErrorBoundary>
          <FilterBar
            filters={filters}
            folded={folded}
            inCards={apart}
            toSearch={toSearch}
            {...((isSearched || isFiltered) && !isEmpty && { onReset: reset })}
          >
            {tools}
          </FilterBar>
        </ErrorBoundary>
      </Bar>
      {line}
      {error && (
        <Box sx={hasRows && !apart ? barStyle : {}}>
          <LoadFailed error={error} above={hasRows} onRetry={() => void retry()} />
        </Box>
      )}
      {isEmpty && !nothingToShow && (
        <EmptyState
          {...(isSearched || isFiltered
            ? {
                title: noMatch?.(filterValues) ?? t(isSearched ? 'list.noMatch' : 'list.allFiltered'),
                action: { label: t(isFiltered ? 'list.clearFilters' : 'list.clearSearch'), onClick: reset },
              }
            : {
                title: t('list.empty'),
                action: { label: t('list.refresh'), onClick: () => void refetch() },
                ...empty,
              })}
        />
      )}
      {isShown && (
        <Box sx={fills ? fillingStyle : apart ? columnStyle : {}}>
          <ErrorBoundary>{children}</ErrorBoundary>
          {/* A pager below rows of any height is shown with them, as their skeleton may have another height. */}
          <Bar
            sx={{
              ...(apart ? cardStyle : !fills && lowStyle),
              ...(!fills && { ...withRows, visibility: isPending ? 'hidden' : 'visible' }),
            }}
          >
            <Pager {...pager} />
          </Bar>
        </Box>
      )}
    </Whole>
  );
};

/** Hook that focuses the list's heading when the last row disappears and takes the focus with it. */
const useHeadingAfterLast = (frame: RefObject<HTMLElement | null>, total: number | undefined) => {
  const before = useRef(total);
  useEffect(() => {
    const wasLast = before.current !== undefined && before.current > 0 && total === 0;
    before.current = total;
    if (!wasLast || document.activeElement !== document.body) return;
    frame.current?.closest('section, main')?.querySelector<HTMLElement>(':is(h1, h2)[tabindex]')?.focus();
  }, [frame, total]);
};

const columnStyle = { display: 'flex', flexDirection: 'column', gap: 2 } as const;

/** Style of a pager that does not get the rest of the height. */
const lowStyle = { display: 'grid', minHeight: 44 } as const;

/** Style that leaves a pager out while the skeleton of cards is before it: a hidden one that moves counts as a shift. */
const withRows = { '[aria-busy="true"] ~ &': { display: 'none' } } as const;

const barStyle = { px: 1.5, pb: 1.5 } as const;

const cardStyle = {
  display: 'flex',
  flexDirection: 'column',
  borderRadius: 2,
  boxShadow: 'var(--mui-palette-fluent-shadow4)',
  '&[data-fills]': { flex: 1 },
  // A message in place of the rows is in the middle.
  '&[data-fills] > :last-child': { my: 'auto' },
} as const;

/** Style of the frame around the grid or its cards, whose checkboxes look the same. */
const selectionStyle = {
  ...cardStyle,
  '& :is(.MuiDataGrid-cellCheckbox, .MuiDataGrid-columnHeaderCheckbox, .RowCard-head) input[type="checkbox"]':
    selectionCircle,
} as const;
