import { useEffect } from 'react';
import type { BoundCommand } from '../commands/CommandSet.tsx';
import { offerCommands, pageCommands, type PageCommand } from './pageCommands.ts';

/** Offers a list's commands in the palette as well, for as long as they can be used. */
export const usePaletteCommands = (commands: readonly BoundCommand[]): void => {
  useEffect(() => {
    // Refresh is there by its key.
    const keyed = new Set(pageCommands().flatMap(({ label, keys }) => (keys ? [label] : [])));
    return offerCommands(commands.filter(({ label }) => !keyed.has(label)).flatMap(pageCommandsOf));
  }, [commands]);
};

/** One for each choice where a command is a menu: 'Change role: Buyer'. */
const pageCommandsOf = (command: BoundCommand): PageCommand[] => {
  const { label, Icon } = command;
  if ('run' in command) return [{ label, Icon, run: command.run }];
  return command.menu.map((choice) => ({ label: `${label}: ${choice.label}`, Icon, run: choice.run, ofMenu: true }));
};
