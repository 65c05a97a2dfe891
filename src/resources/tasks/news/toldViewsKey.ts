/** The key of the saved views that tell of new tasks. */
export const TOLD_VIEWS = 'tasks.toldViews';
