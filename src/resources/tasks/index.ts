/** Exports of this folder for the dashboards. */
export { hasEnded } from './useTerms.ts';
export { NextTask } from './taskList/NextTask.tsx';
export { TaskForWorker } from './TaskForWorker.tsx';
export type { TaskRecord } from './taskRecord.ts';
export { useSubmittedTasks } from './useSubmittedTasks.ts';
