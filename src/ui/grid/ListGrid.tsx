import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import { useT } from '#i18n/useT.ts';
import { CommandBar } from '../commands/CommandBar.tsx';
import type { Command } from '../commands/command.ts';
import type { Filter } from '../filters/filter.ts';
import type { EmptyStateProps } from '../messages/EmptyState.tsx';
import { ErrorBoundary } from '../messages/ErrorBoundary.tsx';
import { useAllowed } from '../rights/useMay.ts';
import type { View, ViewSwitch } from '../views/view.ts';
import { GridView, type GridViewProps } from './GridView.tsx';
import { ListFrame, type NoMatch } from './ListFrame.tsx';
import type { PagerProps } from './Pager.tsx';
import { RowCards } from './RowCards.tsx';
import { useList } from './useList.ts';
import { usePhone } from './usePhone.ts';

export type ListGridProps<R extends RaRecord> = Pick<GridViewProps<R>, 'label' | 'columns' | 'scrolls'> & {
  commands?: readonly Command<R>[];
  filters?: readonly Filter[];
  /** Built-in views; the first one is the list's default. */
  views?: readonly View[];
  /** Menu items for the user's own views. */
  ownSwitch?: ViewSwitch;
  /** Opens a row's details, on Enter or a press on its heading. */
  onOpen?: (row: R) => void;
  /** Message when the list is empty, instead of a plain sentence. */
  empty?: Pick<EmptyStateProps, 'title' | 'action'>;
  noMatch?: NoMatch;
  pager?: PagerProps;
  /** Renders the record of a page of one row; by default it is rendered like any other. */
  one?: (row: R) => ReactNode;
};

/**
 * List of the console: commands, filters, rows and pager around react-admin's list context, with cards instead of a
 * grid on a phone.
 */
export const ListGrid = <R extends RaRecord>({
  label,
  columns: allColumns,
  commands: allCommands = NONE,
  filters = NONE,
  views = NONE,
  ownSwitch,
  onOpen,
  empty,
  noMatch,
  pager,
  one,
  scrolls,
}: ListGridProps<R>) => {
  const t = useT();
  const columns = useAllowed(allColumns);
  const commands = useAllowed(allCommands);
  const phone = usePhone();
  const { data, perPage } = useList();
  const selectable = commands.some(({ on }) => on === 'selection');
  const Rows = phone ? RowCards : GridView;
  const draw = perPage === 1 ? one : undefined;
  const [first] = (data ?? NONE) as readonly R[];
  return (
    <>
      <ErrorBoundary>
        <CommandBar commands={commands} columns={columns} views={views} ownSwitch={ownSwitch} hasColumns={!draw} />
      </ErrorBoundary>
      <ListFrame filters={filters} empty={empty} noMatch={noMatch} pager={pager}>
        {!draw ? (
          <Rows label={label} columns={columns} selectable={selectable} onOpen={onOpen} scrolls={scrolls} />
        ) : data ? (
          first && draw(first)
        ) : (
          <Box role="status" aria-label={t('list.loading')} sx={{ p: 3 }}>
            <Skeleton variant="rounded" height={240} />
          </Box>
        )}
      </ListFrame>
    </>
  );
};

const NONE: readonly never[] = [];
