import { useSyncExternalStore, type ComponentType } from 'react';

/**
 * Command that the current page offers in the command palette, and by a keyboard shortcut if it has `keys`. `keys` are
 * in the notation of tinykeys: 'r', '$mod+k' (Ctrl, on a Mac ⌘), or 'g u' for one after the other.
 */
export type PageCommand = {
  label: string;
  run: () => void;
  Icon: ComponentType;
  keys?: string;
  /** True for a choice in a command's menu, which the palette lists only in search results. */
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

/**
 * Commands that mounted components offer now, the latest first. So those of a list come before those that every page
 * has.
 */
export const pageCommands = (): readonly PageCommand[] => offered;

export const usePageCommands = (): readonly PageCommand[] => useSyncExternalStore(subscribe, pageCommands);

/** Adds commands to {@link pageCommands}. Returns a function that removes them. */
export const offerCommands = (commands: readonly PageCommand[]): (() => void) => {
  change([...commands, ...offered]);
  return () => change(offered.filter((command) => !commands.includes(command)));
};
