import { ArrowDownloadRegular } from '@fluentui/react-icons/headless/svg/arrow-download';
import { ArrowSyncRegular } from '@fluentui/react-icons/headless/svg/arrow-sync';
import useEventCallback from '@mui/utils/useEventCallback';
import { useMemo } from 'react';
import { useRefresh, useDataProvider, type RaRecord } from 'react-admin';
import { useT } from '#i18n/useT.ts';
import { csvName, saveFile } from '../export/saveFile.ts';
import type { Column } from '../grid/column.ts';
import { useList } from '../grid/useList.ts';
import { useNotices } from '../notices/useNotices.ts';
import { usePaletteCommands } from '../shortcuts/usePaletteCommands.ts';
import { useShortcut } from '../shortcuts/useShortcut.ts';
import type { Command } from './command.ts';
import type { BoundCommand } from './CommandSet.tsx';
import { useIsAsShown } from './useIsAsShown.ts';

/** What can be done now: the list's own commands, those that every list has, and last the destructive ones. */
export const useCommands = <R extends RaRecord>(
  own: readonly Command<R>[],
  columns: readonly Column<R>[],
): readonly BoundCommand[] => {
  const t = useT();
  const refresh = useRefresh();
  useShortcut({ keys: 'r', label: t('list.refresh'), Icon: ArrowSyncRegular, run: refresh });
  const withRows = useCommandRows();
  const { resource, selectedIds } = useList();
  const on = selectedIds.length > 0 ? 'selection' : 'list';

  // A page or an order that changes leaves the commands as they are, and their buttons undrawn.
  const all = useMemo(() => {
    const save = async (rows: readonly RaRecord[]) => {
      // Most visits export nothing.
      const { toCsv } = await import('../export/csv.ts');
      saveFile(csvName(resource, new Date()), toCsv(columns, rows as readonly R[]), 'text/csv');
    };
    const exporting = (key: 'export' | 'exportSelected', which: Which): BoundCommand => {
      const label = t(`list.${key}`);
      return { key, label, Icon: ArrowDownloadRegular, run: () => void withRows(which, label, save) };
    };
    const everyLists: Readonly<Record<Command<R>['on'], readonly BoundCommand[]>> = {
      list: [
        { key: 'refresh', label: t('list.refresh'), Icon: ArrowSyncRegular, run: refresh },
        exporting('export', 'all'),
      ],
      selection: [exporting('exportSelected', 'selected')],
    };

    const bound = (command: Command<R>): BoundCommand => {
      const { key, label, Icon, primary = false } = command;
      const bind = (run: (rows: readonly R[]) => void) => () => {
        // Without a connection the read would wait for one.
        if (command.anew && navigator.onLine) refresh();
        if (on === 'list' && !command.takesFound) run([]);
        else void withRows(on === 'list' ? 'found' : 'selected', label, (rows) => run(rows as unknown as R[]));
      };
      return 'run' in command
        ? { key, label, Icon, primary, run: bind(command.run) }
        : { key, label, Icon, primary, menu: command.menu.map((choice) => ({ ...choice, run: bind(choice.run) })) };
    };
    const mine = own.filter((command) => command.on === on);
    return [
      ...mine.filter(({ destructive }) => !destructive).map(bound),
      ...everyLists[on],
      ...mine.filter(({ destructive }) => destructive).map(bound),
    ];
  }, [own, columns, on, resource, refresh, t, withRows]);
  usePaletteCommands(all);
  return all;
};

/** 'all' that pass the filter by now, or those that were 'found' by it when the list was shown, or the 'selected' ones. */
type Which = 'all' | 'found' | 'selected';

/**
 * The rows that a command is about, on whatever page they are, in the list's order. The provider remembers a list for a while, so
 * this mostly asks the server for nothing.
 */
const useCommandRows = () => {
  const dataProvider = useDataProvider();
  const { failure, toast } = useNotices();
  const refresh = useRefresh();
  const isAsShown = useIsAsShown();
  const { resource, selectedIds, sort, total, getData, onSelect } = useList();

  const selected = async (): Promise<RaRecord[]> => {
    const page = { pagination: { page: 1, perPage: selectedIds.length }, sort, filter: { id: selectedIds } };
    const { data } = await dataProvider.getList<RaRecord>(resource, page);
    const gone = selectedIds.length - data.length;
    if (gone > 0) {
      // What somebody else has settled or deleted since is nothing that anything can be done to.
      onSelect(data.map(({ id }) => id));
      toast({ kind: 'info', message: (t) => t('command.gone', { smart_count: gone }), duration: null });
      refresh();
    }
    return data;
  };

  /** Finds the rows and hands them on. Whatever fails on the way is said in the name of the command. */
  return useEventCallback(async (which: Which, command: string, run: (rows: RaRecord[]) => unknown) => {
    try {
      // Left to itself react-admin takes the first thousand of a list that was not counted.
      const rows = which === 'selected' ? await selected() : ((await getData?.({ maxResults: 1e9 })) ?? []);
      // No rows where some were expected: they are gone, or the session has just ended.
      if (rows.length === 0 && (which === 'selected' || total !== 0)) return;
      if (which !== 'found' || isAsShown(rows.map(({ id }) => id))) await run(rows);
    } catch (error) {
      console.error(error);
      failure((t) => t('command.failed', { command }));
    }
  });
};
