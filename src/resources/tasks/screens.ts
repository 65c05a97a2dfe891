import { lazy } from 'react';

/** The door to this resource's screens: the code of each comes when it is opened. */
export const AddTask = lazy(() => import('./AddTask.tsx').then((module) => ({ default: module.AddTask })));
export const AvailableTasks = lazy(() =>
  import('./AvailableTasks.tsx').then((module) => ({ default: module.AvailableTasks })),
);
export const BuyerTaskList = lazy(() =>
  import('./BuyerTaskList.tsx').then((module) => ({ default: module.BuyerTaskList })),
);
export const TaskList = lazy(() => import('./TaskList.tsx').then((module) => ({ default: module.TaskList })));
