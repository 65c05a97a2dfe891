import { ClipboardTaskListLtrRegular } from '@fluentui/react-icons/headless/svg/clipboard-task-list-ltr';
import { Suspense } from 'react';
import { useStore, type ResourceProps } from 'react-admin';
import { useSessionState } from '#authProvider/SessionContext.tsx';
import type { Role } from '#domain/entities.ts';
import { lazyWithTexts } from '#i18n/lazyWithTexts.ts';
import { lazyOrNothing } from '#ui/loading/lazyOrNothing.ts';
import { nameOf } from './taskRecord.ts';
import { TOLD_VIEWS } from './news/toldViewsKey.ts';

const lists = {
  admin: lazyWithTexts('admin', async () => (await import('./TaskList.tsx')).TaskList),
  buyer: lazyWithTexts('buyer', async () => (await import('./BuyerTaskList.tsx')).BuyerTaskList),
  worker: lazyWithTexts('worker', async () => (await import('./taskList/AvailableTasks.tsx')).AvailableTasks),
};

/** Each role looks at tasks in its own way, where other resources have one list. */
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

/** Keeps watch for new tasks, on whatever page a worker is; most have asked for none. */
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

/** Buyers edit a task in a dialog over its list, which has no address. One task is shown by dashboards/WorkerTask.tsx. */
export const tasks = {
  name: 'tasks',
  icon: ClipboardTaskListLtrRegular,
  recordRepresentation: nameOf,
  list: RoleList,
  create: lazyWithTexts('buyer', async () => (await import('./taskForm/AddTask.tsx')).AddTask),
} satisfies ResourceProps;
