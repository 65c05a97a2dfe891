import { HistoryRegular } from '@fluentui/react-icons/headless/svg/history';
import type { ResourceProps } from 'react-admin';
import { preloadable } from '#loading/preloadable.ts';

/** Resource with the server's log of actions, which admins can list. */
export const actions = {
  name: 'actions',
  icon: HistoryRegular,
  recordRepresentation: 'action_date',
  list: preloadable(async () => (await import('./ActionList.tsx')).ActionList),
} satisfies ResourceProps;
