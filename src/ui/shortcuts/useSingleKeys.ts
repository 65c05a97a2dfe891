import { useStore } from 'react-admin';

/** Whether keys without Ctrl do something (WCAG 2.1.4); remembered per user. */
export const useSingleKeys = () => useStore('shortcuts.singleKeys', true);
