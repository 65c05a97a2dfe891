import Paper from '@mui/material/Paper';
import { useRef } from 'react';
import type { RaRecord } from 'react-admin';
import { useT } from '#i18n/useT.ts';
import { CommandBar } from '../commands/CommandBar.tsx';
import type { Command } from '../commands/command.ts';
import type { Filter } from '../filters/filter.ts';
import { FilterBar } from '../filters/FilterBar.tsx';
import { EmptyState, type EmptyStateProps } from '../messages/EmptyState.tsx';
import { ErrorBoundary } from '../messages/ErrorBoundary.tsx';
import type { View } from '../views/view.ts';
import type { Column } from './column.ts';
import { GridView } from './GridView.tsx';
import { Pager, type PagerProps } from './Pager.tsx';
import { RowCards } from './RowCards.tsx';
import { useList } from './useList.ts';
import { usePhone } from './usePhone.ts';

export type ListGridProps<R extends RaRecord> = {
  /** Names the grid for assistive technology. */
  label: string;
  columns: readonly Column<R>[];
  commands?: readonly Command<R>[];
  filters?: readonly Filter[];
  /** Built-in views; the first one is the list as it opens. */
  views?: readonly View[];
  /** Opens a row's details: Enter on a row, or a press on its heading. */
  onOpen?: (row: R) => void;
  /** What stands there while the list has no rows at all; a plain sentence otherwise. */
  empty?: Pick<EmptyStateProps, 'title' | 'action'>;
  pager?: PagerProps;
};

/** Every list of the console around react-admin's list context, which owns page, sort, filter and selection. */
export const ListGrid = <R extends RaRecord>({
  label,
  columns,
  commands = NONE,
  filters = NONE,
  views = NONE,
  onOpen,
  empty,
  pager,
}: ListGridProps<R>) => {
  const { error, total, isPending, filterValues, refetch, setFilters } = useList();
  const t = useT();
  const phone = usePhone();
  const isEmpty = !isPending && total === 0;
  const selectable = commands.some(({ on }) => on === 'selection');
  const isFiltered = Object.keys(filterValues).length > 0;
  const card = useRef<HTMLDivElement>(null);
  /** A button that made itself needless would take the keyboard's place with it. */
  const toSearch = () => card.current?.querySelector<HTMLElement>('input[type="search"]')?.focus();
  const reset = () => {
    setFilters({}, {}, false);
    toSearch();
  };
  const retry = async () => {
    const answer = await refetch();
    if (answer?.isSuccess) toSearch();
  };
  return (
    <>
      <ErrorBoundary>
        <CommandBar commands={commands} columns={columns} views={views} />
      </ErrorBoundary>
      <Paper ref={card} sx={cardStyle}>
        <ErrorBoundary>
          <FilterBar filters={filters} {...(isFiltered && !isEmpty && { onReset: reset })} />
        </ErrorBoundary>
        {error ? (
          <EmptyState
            tone="alert"
            title={t('list.failed')}
            action={{ label: t('action.tryAgain'), onClick: () => void retry() }}
          />
        ) : isEmpty ? (
          <EmptyState
            {...(isFiltered
              ? { title: t('list.noMatch'), action: { label: t('list.reset'), onClick: reset } }
              : (empty ?? { title: t('list.empty') }))}
          />
        ) : (
          <ErrorBoundary>
            {phone ? (
              <RowCards label={label} columns={columns} selectable={selectable} onOpen={onOpen} />
            ) : (
              <GridView label={label} columns={columns} selectable={selectable} onOpen={onOpen} />
            )}
          </ErrorBoundary>
        )}
        {!error && <Pager {...pager} />}
      </Paper>
    </>
  );
};

const NONE: readonly never[] = [];

const cardStyle = {
  display: 'flex',
  flexDirection: 'column',
  borderRadius: 2,
  boxShadow: 'var(--mui-palette-fluent-shadow4)',
} as const;
