/** Where the Dashboard's screens lead to one another: their rows stand in console/screens.ts, which no screen may import. */
export const addresses = {
  adminHome: '/Dashboard/AdminHome',
  manageUsers: '/Dashboard/manageuser',
  manageTasks: '/Dashboard/managetask',
  buyerHome: '/Dashboard/buyerHome',
  addTask: '/Dashboard/buyerAddTask',
  myTasks: '/Dashboard/buyerTask',
  purchaseCoin: '/Dashboard/buyerPurchaseCoin',
  paymentHistory: '/Dashboard/paymentHistory',
  taskList: '/Dashboard/workerTaskList',
  mySubmissions: '/Dashboard/workerSubmission',
  withdrawals: '/Dashboard/withdrawals',
  /** One task, as its card leads to it (ROUTE-3). */
  taskDetails: (id: string): Address => `/Dashboard/taskDetails/${encodeURIComponent(wellFormed(id))}`,
} as const;

/** Somewhere behind /Dashboard, with or without a query. */
export type Address = `/Dashboard/${string}`;

/** A list's screen with the details of one of its records open. */
export const detailsIn = (list: Address, id: string): Address =>
  `${list}?details=${encodeURIComponent(wellFormed(id))}`;

/** Servers may send halves of characters, which no address can hold. */
const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\uFFFD');
