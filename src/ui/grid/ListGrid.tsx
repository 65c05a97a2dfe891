import type { RaRecord } from 'react-admin';
import { CommandBar } from '../commands/CommandBar.tsx';
import type { Command } from '../commands/command.ts';
import type { Filter } from '../filters/filter.ts';
import type { EmptyStateProps } from '../messages/EmptyState.tsx';
import { ErrorBoundary } from '../messages/ErrorBoundary.tsx';
import { useAllowed } from '../rights/useMay.ts';
import type { View } from '../views/view.ts';
import type { Column } from './column.ts';
import { GridView } from './GridView.tsx';
import { ListFrame } from './ListFrame.tsx';
import type { PagerProps } from './Pager.tsx';
import { RowCards } from './RowCards.tsx';
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
  columns: allColumns,
  commands: allCommands = NONE,
  filters = NONE,
  views = NONE,
  onOpen,
  empty,
  pager,
}: ListGridProps<R>) => {
  const columns = useAllowed(allColumns);
  const commands = useAllowed(allCommands);
  const phone = usePhone();
  const selectable = commands.some(({ on }) => on === 'selection');
  const Rows = phone ? RowCards : GridView;
  return (
    <>
      <ErrorBoundary>
        <CommandBar commands={commands} columns={columns} views={views} />
      </ErrorBoundary>
      <ListFrame filters={filters} empty={empty} pager={pager}>
        <Rows label={label} columns={columns} selectable={selectable} onOpen={onOpen} />
      </ListFrame>
    </>
  );
};

const NONE: readonly never[] = [];
