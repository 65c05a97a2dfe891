/** Where it is kept which saved views tell of new tasks. */
export const TOLD_VIEWS = 'tasks.toldViews';
