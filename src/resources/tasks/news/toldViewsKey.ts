/**
 * Key in react-admin's store of the saved views that tell of new tasks. It has its own file because the module with
 * their schema is loaded late.
 */
export const TOLD_VIEWS = 'tasks.toldViews';
