import { useEffect } from 'react';
import type { BoundCommand } from '../commands/CommandSet.tsx';
import { offerCommands, pageCommands, type PageCommand } from './pageCommands.ts';

/** Adds a list's commands to the palette while mounted. */
export const usePaletteCommands = (commands: readonly BoundCommand[]): void => {
  useEffect(() => {
    // Refresh is already there with its key.
    const keyed = new Set(pageCommands().flatMap(({ label, keys }) => (keys ? [label] : [])));
    return offerCommands(commands.filter(({ label, isOff }) => !isOff && !keyed.has(label)).flatMap(pageCommandsOf));
  }, [commands]);
};

/** Commands for the palette, one per choice of a menu: 'Change role: Buyer'. */
const pageCommandsOf = (command: BoundCommand): PageCommand[] => {
  const { label, Icon } = command;
  if ('run' in command) return [{ label, Icon, run: command.run }];
  return command.menu.map((choice) => ({ label: `${label}: ${choice.label}`, Icon, run: choice.run, ofMenu: true }));
};
