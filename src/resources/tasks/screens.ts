/** The door to this resource's screens: the code of each comes when it is asked for. */
export const loadAddTask = async () => (await import('./AddTask.tsx')).AddTask;
export const loadAvailableTasks = async () => (await import('./AvailableTasks.tsx')).AvailableTasks;
export const loadBuyerTaskList = async () => (await import('./BuyerTaskList.tsx')).BuyerTaskList;
export const loadTaskList = async () => (await import('./TaskList.tsx')).TaskList;
