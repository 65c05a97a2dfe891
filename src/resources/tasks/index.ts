/** The only door of this resource. */
export { BuyerTaskList } from './BuyerTaskList.tsx';
export { TaskList } from './TaskList.tsx';
