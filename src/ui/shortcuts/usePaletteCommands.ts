import { useEffect } from 'react';
import type { Command } from '../commands/command.ts';
import { offerCommands, type PageCommand } from './pageCommands.ts';

/**
 * Offers a list's commands in the palette for as long as the calling component is there: those for the list itself, and those
 * for the selected `rows` while there are any. Pass arrays that are kept (useMemo).
 */
export const usePaletteCommands = <R>(commands: readonly Command<R>[] = none, rows: readonly R[] = none): void => {
  useEffect(() => {
    const shown = commands.filter(({ on }) => on === 'list' || rows.length > 0);
    return offerCommands(shown.flatMap((command) => pageCommandsOf(command, rows)));
  }, [commands, rows]);
};

const none: readonly never[] = [];

/** One for each choice where a command is a menu: 'Change role: Buyer'. */
const pageCommandsOf = <R>(command: Command<R>, rows: readonly R[]): PageCommand[] => {
  const { label, Icon } = command;
  if (!('menu' in command)) return [{ label, Icon, run: () => command.run(rows) }];
  return command.menu.map((choice) => ({ label: `${label}: ${choice.label}`, Icon, run: () => choice.run(rows) }));
};
