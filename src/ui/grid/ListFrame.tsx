import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { useT } from '#i18n/useT.ts';
import type { Filter } from '../filters/filter.ts';
import { FilterBar } from '../filters/FilterBar.tsx';
import { EmptyState, type EmptyStateProps } from '../messages/EmptyState.tsx';
import { ErrorBoundary } from '../messages/ErrorBoundary.tsx';
import { LoadFailed } from './LoadFailed.tsx';
import { useOnePress } from './onePress.ts';
import { Pager, type PagerProps } from './Pager.tsx';
import { useList } from './useList.ts';

/** What is said of filters that find nothing, where there is more to say than that. */
export type NoMatch = (filterValues: Readonly<Record<string, unknown>>) => string | undefined;

type ListFrameProps = {
  filters: readonly Filter[];
  /** Whether the filters stand behind one button, as they always do on a phone. */
  folded?: boolean;
  /** Stands at the end of the bar of filters. */
  tools?: ReactNode;
  pager?: PagerProps | undefined;
  /** The bars are cards of their own, as what is listed between them has its own. */
  apart?: boolean;
  /** Said of a list that has nothing in it, unfiltered. */
  empty?: EmptyStateProps | undefined;
  noMatch?: NoMatch | undefined;
  children: ReactNode;
};

/** What stands around the rows of every list: filters above, pages below, and what is said where there are no rows. */
export const ListFrame = ({
  filters,
  folded,
  tools,
  pager,
  apart = false,
  empty,
  noMatch,
  children,
}: ListFrameProps) => {
  const { data, error, total, isPending, filterValues, refetch, setFilters } = useList();
  const t = useT();
  const isEmpty = !isPending && total === 0;
  const hasRows = data !== undefined && data.length > 0;
  /** A Refresh that fails takes no rows away: react-query keeps the last answer. */
  const nothingToShow = Boolean(error) && !hasRows;
  const isFiltered = Object.keys(filterValues).length > 0;
  /** A list without any rows has no pages of them either. */
  const hasPages = !nothingToShow && (!isEmpty || isFiltered);
  const frame = useRef<HTMLDivElement>(null);
  useHeadingAfterLast(frame, total);
  /** A button that made itself needless would take the keyboard's place with it. */
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
    <Whole ref={frame} {...useOnePress(data)} sx={apart ? columnStyle : error && hasRows ? failedStyle : cardStyle}>
      <Bar {...(apart && { sx: cardStyle })}>
        <ErrorBoundary>
          <FilterBar
            filters={filters}
            folded={folded}
            toSearch={toSearch}
            {...(isFiltered && !isEmpty && { onReset: reset })}
          >
            {tools}
          </FilterBar>
        </ErrorBoundary>
      </Bar>
      {error && (
        <Box sx={hasRows && !apart ? barStyle : {}}>
          <LoadFailed error={error} above={hasRows} onRetry={() => void retry()} />
        </Box>
      )}
      {nothingToShow ? null : isEmpty ? (
        <EmptyState
          {...(isFiltered
            ? {
                title: noMatch?.(filterValues) ?? t('list.noMatch'),
                action: { label: t('list.reset'), onClick: reset },
              }
            : (empty ?? { title: t('list.empty') }))}
        />
      ) : (
        <ErrorBoundary>{children}</ErrorBoundary>
      )}
      {hasPages && (
        // In its place, and seen with the first rows: what stands for them may be shorter than they are.
        <Bar sx={{ ...(apart && cardStyle), visibility: isPending ? 'hidden' : 'visible' }}>
          <Pager {...pager} />
        </Bar>
      )}
    </Whole>
  );
};

/** The last row takes the grid and the keyboard's place with it: the heading above the list gets it then. */
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

const barStyle = { px: 1.5, pb: 1.5 } as const;

const cardStyle = {
  display: 'flex',
  flexDirection: 'column',
  borderRadius: 2,
  boxShadow: 'var(--mui-palette-fluent-shadow4)',
} as const;

/** The grid gives up what is said above it, so that the pager stays in the window. */
const failedStyle = { ...cardStyle, '--failed-line': '48px' } as const;
