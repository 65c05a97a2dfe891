/** The only door of this resource. */
export { AddTask } from './AddTask.tsx';
export { AvailableTasks } from './AvailableTasks.tsx';
export { BuyerTaskList } from './BuyerTaskList.tsx';
export { hasEnded } from './hasEnded.ts';
export { TaskForWorker } from './TaskForWorker.tsx';
export { TaskList } from './TaskList.tsx';
export type { TaskRecord } from './taskRecord.ts';
export { useSubmittedTasks } from './useSubmittedTasks.ts';
