import { ClipboardTaskListLtrRegular } from '@fluentui/react-icons/headless/svg/clipboard-task-list-ltr';
import { Suspense } from 'react';
import { useStore, type ResourceProps } from 'react-admin';
import { useSessionState } from '#authProvider/SessionContext.tsx';
import type { Role } from '#domain/entities.ts';
import { preloadable } from '#loading/preloadable.ts';
import { lazyOrNothing } from '#ui/loading/lazyOrNothing.ts';
import { nameOf } from './taskRecord.ts';
import { TOLD_VIEWS } from './news/toldViewsKey.ts';

const lists = {
  admin: preloadable(async () => (await import('./TaskList.tsx')).TaskList),
  buyer: preloadable(async () => (await import('./BuyerTaskList.tsx')).BuyerTaskList),
  worker: preloadable(async () => (await import('./taskList/AvailableTasks.tsx')).AvailableTasks),
};

/** The role's own list of tasks, where other resources have one for all roles. */
const RoleList = Object.assign(
  () => {
    const role = useSessionState().record?.role;
    if (!role) return null;
    const List = lists[role];
    return <List />;
  },
  { preload: (role: Role) => lists[role].preload() },
);

const Watch = lazyOrNothing(async () => (await import('./news/TaskNews.tsx')).TaskNews);

/** The search for new tasks, on every page of a worker; its code is loaded for those who have asked for it. */
export const TaskNews = () => {
  const [told] = useStore<unknown>(TOLD_VIEWS);
  const role = useSessionState().record?.role;
  if (role !== 'worker' || !Array.isArray(told) || told.length === 0) return null;
  return (
    <Suspense>
      <Watch />
    </Suspense>
  );
};

/** The tasks. Buyers edit one in a dialog over its list, without an address; dashboards/WorkerTask.tsx shows a single one. */
export const tasks = {
  name: 'tasks',
  icon: ClipboardTaskListLtrRegular,
  recordRepresentation: nameOf,
  list: RoleList,
  create: preloadable(async () => (await import('./taskForm/AddTask.tsx')).AddTask),
} satisfies ResourceProps;
