/** The only door of this resource. */
export { UserList } from './UserList.tsx';
