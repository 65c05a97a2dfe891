import { useSyncExternalStore, type ComponentType } from 'react';

/** Command available on the current page: in the command palette, and by its keys if it has some. */
export type PageCommand = {
  label: string;
  run: () => void;
  Icon: ComponentType;
  keys?: string;
  /** True for a choice of a menu, which the palette lists only in search results. */
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
  return () => watchers.delete(watcher);
};

/** Commands of mounted components, the latest first: those of a list come before those of every page. */
export const pageCommands = (): readonly PageCommand[] => offered;

export const usePageCommands = (): readonly PageCommand[] => useSyncExternalStore(subscribe, pageCommands);

/** Adds commands; the returned function removes them. */
export const offerCommands = (commands: readonly PageCommand[]): (() => void) => {
  change([...commands, ...offered]);
  return () => change(offered.filter((command) => !commands.includes(command)));
};
