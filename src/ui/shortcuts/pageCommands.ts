import { useSyncExternalStore, type ComponentType } from 'react';

/** Something that can be done on the page as it is now: from the command palette, and with its keys where it has some. */
export type PageCommand = {
  label: string;
  run: () => void;
  Icon: ComponentType;
  keys?: string;
  /** One of a menu's choices: the palette finds it by what is typed. */
  ofMenu?: boolean;
};

let offered: readonly PageCommand[] = [];
const watchers = new Set<() => void>();

const change = (next: readonly PageCommand[]) => {
  offered = next;
  for (const watcher of watchers) watcher();
};

const subscribe = (watcher: () => void) => {
  watchers.add(watcher);
  return () => {
    watchers.delete(watcher);
  };
};

/** What mounted components offer, the latest first: a list's own before what every page has. */
export const pageCommands = (): readonly PageCommand[] => offered;

export const usePageCommands = (): readonly PageCommand[] => useSyncExternalStore(subscribe, pageCommands);

/** Adds commands; the result takes them away again. */
export const offerCommands = (commands: readonly PageCommand[]): (() => void) => {
  change([...commands, ...offered]);
  return () => {
    change(offered.filter((command) => !commands.includes(command)));
  };
};
