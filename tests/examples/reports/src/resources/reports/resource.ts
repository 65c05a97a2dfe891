import { FlagRegular } from '@fluentui/react-icons/headless/svg/flag';
import type { ResourceProps } from 'react-admin';
import { preloadable } from '#loading/preloadable.ts';

/** Resource of the tasks that people have reported. */
export const reports = {
  name: 'reports',
  icon: FlagRegular,
  recordRepresentation: 'task_title',
  list: preloadable(async () => (await import('./ReportList.tsx')).ReportList),
} satisfies ResourceProps;
