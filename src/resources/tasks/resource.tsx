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

/** List of tasks for the current role: each role has a different one, while react-admin takes a single component. */
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

/**
 * Component that searches for new tasks, mounted on every Dashboard page. Renders nothing, and loads its code only for
 * workers with a saved view that tells of new tasks.
 */
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

/**
 * Resource with the tasks. Buyers edit a task in a dialog over the list; the page of a single task is
 * dashboards/WorkerTask.tsx.
 */
export const tasks = {
  name: 'tasks',
  icon: ClipboardTaskListLtrRegular,
  recordRepresentation: nameOf,
  list: RoleList,
  create: preloadable(async () => (await import('./taskForm/AddTask.tsx')).AddTask),
} satisfies ResourceProps;
