/** The only door of this resource. */
export { AddTask } from './AddTask.tsx';
export { BuyerTaskList } from './BuyerTaskList.tsx';
export { TaskList } from './TaskList.tsx';
