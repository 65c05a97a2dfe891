import { useStore } from 'react-admin';

/** Whether keys are pressed without Ctrl (on a Mac, without ⌘). */
export const isSingleKey = (keys: string): boolean => !keys.startsWith('$mod+');

/** Whether such keys do something (WCAG 2.1.4); remembered per user. */
export const useSingleKeys = () => useStore('shortcuts.singleKeys', true);
