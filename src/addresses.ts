/** Where the Dashboard's screens lead to one another: their rows stand in console/screens.ts, which no screen may import. */
export const addresses = {
  addTask: '/Dashboard/buyerAddTask',
  myTasks: '/Dashboard/buyerTask',
  purchaseCoin: '/Dashboard/buyerPurchaseCoin',
  taskList: '/Dashboard/workerTaskList',
  mySubmissions: '/Dashboard/workerSubmission',
  /** One task, as its card leads to it (ROUTE-3). */
  taskDetails: (id: string): string => `/Dashboard/taskDetails/${encodeURIComponent(wellFormed(id))}`,
} as const;

/** Servers may send halves of characters, which no address can hold. */
const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\uFFFD');
