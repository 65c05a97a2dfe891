import { useStore } from 'react-admin';

/** True for keys without Ctrl (on a Mac, ⌘). */
export const isSingleKey = (keys: string): boolean => !keys.startsWith('$mod+');

/** Setting that enables such keys (WCAG 2.1.4), stored per user. */
export const useSingleKeys = () => useStore('shortcuts.singleKeys', true);
