import { ArrowDownloadRegular } from '@fluentui/react-icons/headless/svg/arrow-download';
import { ArrowSyncRegular } from '@fluentui/react-icons/headless/svg/arrow-sync';
import { onlineManager } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useRefresh, type RaRecord } from 'react-admin';
import { useT } from '#i18n/useT.ts';
import { csvName, saveFile } from '../export/saveFile.ts';
import type { Column } from '../grid/column.ts';
import { hasNoRows } from '../grid/Tools.tsx';
import { useList } from '../grid/useList.ts';
import { usePaletteCommands } from '../shortcuts/usePaletteCommands.ts';
import { useShortcut } from '../shortcuts/useShortcut.ts';
import type { Command } from './command.ts';
import type { BoundCommand } from './CommandSet.tsx';
import { useCommandRows, type Which } from './useCommandRows.ts';

/**
 * Hook that returns the commands for the surrounding list, or for its selected rows if there are any, and adds them to
 * the command palette. Primary ones of `own` come first, then refresh and export, before or (for a selection) after the
 * rest of `own`, destructive ones last. `columns` are the columns of the exported CSV file.
 */
export const useCommands = <R extends RaRecord>(
  own: readonly Command<R>[],
  columns: readonly Column<R>[],
): readonly BoundCommand[] => {
  const t = useT();
  const refresh = useRefresh();
  useShortcut({ keys: 'r', label: t('list.refresh'), Icon: ArrowSyncRegular, run: refresh });
  const withRows = useCommandRows();
  const list = useList();
  const { resource, selectedIds } = list;
  const isEmpty = hasNoRows(list);
  const hasFailed = isEmpty && Boolean(list.error);
  const on = selectedIds.length > 0 ? 'selection' : 'list';

  // Memoized, so that another page or order renders no buttons again.
  const all = useMemo(() => {
    const save = async (rows: readonly RaRecord[]) => {
      // Loaded on demand: most visits export nothing.
      const { toCsv } = await import('../export/csv.ts');
      saveFile(csvName(resource, new Date()), toCsv(columns, rows as readonly R[]));
    };
    const exporting = (key: 'export' | 'exportSelected', which: Which): BoundCommand => {
      const label = t(`list.${key}`);
      const isOff = isEmpty && which === 'all';
      return { key, label, Icon: ArrowDownloadRegular, isOff, run: () => void withRows(which, label, save) };
    };
    const everyLists: Readonly<Record<Command<R>['on'], readonly BoundCommand[]>> = {
      list: [
        { key: 'refresh', label: t('list.refresh'), Icon: ArrowSyncRegular, brief: true, run: refresh },
        { ...exporting('export', 'all'), brief: true },
      ],
      selection: [{ ...exporting('exportSelected', 'selected'), brief: 'unlessRoom' }],
    };

    const bound = (command: Command<R>): BoundCommand => {
      const { key, label, detail, Icon, primary = false, takesFound = false } = command;
      // Beside a list that could not be loaded, 'Try again' comes first.
      const looks = { key, label, detail, Icon, primary: primary && !hasFailed, isOff: takesFound && isEmpty };
      const bind = (run: (rows: readonly R[]) => void) => () => {
        // Offline, the refresh would wait for a connection.
        if (command.anew && onlineManager.isOnline()) refresh();
        if (on === 'list' && !takesFound) run([]);
        else void withRows(on === 'list' ? 'found' : 'selected', label, (rows) => run(rows as unknown as R[]));
      };
      return 'run' in command
        ? { ...looks, run: bind(command.run) }
        : { ...looks, menu: command.menu.map((choice) => ({ ...choice, run: bind(choice.run) })) };
    };
    const mine = own.filter((command) => command.on === on);
    const others = mine.filter(({ primary, destructive }) => !primary && !destructive).map(bound);
    return [
      ...mine.filter(({ primary }) => primary).map(bound),
      ...(on === 'list' ? [...everyLists.list, ...others] : [...others, ...everyLists.selection]),
      ...mine.filter(({ destructive }) => destructive).map(bound),
    ];
  }, [own, columns, on, isEmpty, hasFailed, resource, refresh, t, withRows]);
  usePaletteCommands(all);
  return all;
};
