import { useEffect } from 'react';
import type { BoundCommand } from '../commands/CommandSet.tsx';
import { offerCommands, pageCommands, type PageCommand } from './pageCommands.ts';

/**
 * Hook that adds a list's commands to the command palette while mounted, without disabled ones and without those that a
 * shortcut has added already.
 */
export const usePaletteCommands = (commands: readonly BoundCommand[]): void => {
  useEffect(() => {
    // Refresh is already there with its key.
    const keyed = new Set(pageCommands().flatMap(({ label, keys }) => (keys ? [label] : [])));
    return offerCommands(commands.filter(({ label, isOff }) => !isOff && !keyed.has(label)).flatMap(pageCommandsOf));
  }, [commands]);
};

/** Commands for the palette: one for each choice of a menu, such as 'Change role: Buyer'. */
const pageCommandsOf = (command: BoundCommand): PageCommand[] => {
  const { label, Icon } = command;
  if ('run' in command) return [{ label, Icon, run: command.run }];
  return command.menu.map((choice) => ({ label: `${label}: ${choice.label}`, Icon, run: choice.run, ofMenu: true }));
};
