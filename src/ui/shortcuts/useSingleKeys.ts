import { useStore } from 'react-admin';

/** True for a shortcut without Ctrl (on a Mac, ⌘), such as 'r' or 'g u'. */
export const isSingleKey = (keys: string): boolean => !keys.startsWith('$mod+');

/**
 * Hook for the user's setting that enables shortcuts without Ctrl (WCAG 2.1.4), as [enabled, setter]. It is stored in
 * the browser per user, and true at first.
 */
export const useSingleKeys = () => useStore('shortcuts.singleKeys', true);
