/** The only door of this resource. */
export { AvailableTasks } from './AvailableTasks.tsx';
export { BuyerTaskList } from './BuyerTaskList.tsx';
export { TaskList } from './TaskList.tsx';
