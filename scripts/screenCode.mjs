/**
 * What each list of the console adds to what all of them are made of, by its path below /Dashboard/: the module that draws it, and
 * its role's texts. The build has it asked for ahead (vite/site/laterLinks.ts), and the report of sizes counts it.
 */
// prettier-ignore
export const screenCode = {
  AdminHome:        ['src/dashboards/AdminHome.tsx', 'src/i18n/en/parts/admin.ts'],
  manageuser:       ['src/resources/users/UserList.tsx', 'src/i18n/en/parts/admin.ts'],
  managetask:       ['src/resources/tasks/TaskList.tsx', 'src/i18n/en/parts/admin.ts'],
  buyerHome:        ['src/dashboards/BuyerHome.tsx', 'src/i18n/en/parts/buyer.ts'],
  buyerTask:        ['src/resources/tasks/BuyerTaskList.tsx', 'src/i18n/en/parts/buyer.ts'],
  paymentHistory:   ['src/resources/payments/PaymentHistory.tsx', 'src/i18n/en/parts/buyer.ts'],
  workerHome:       ['src/dashboards/WorkerHome.tsx', 'src/i18n/en/parts/worker.ts'],
  workerTaskList:   ['src/resources/tasks/taskList/AvailableTasks.tsx', 'src/i18n/en/parts/worker.ts'],
  workerSubmission: ['src/resources/submissions/SubmissionList.tsx', 'src/i18n/en/parts/worker.ts'],
};
