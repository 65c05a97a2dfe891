/** The only door of this resource. */
export { TaskList } from './TaskList.tsx';
