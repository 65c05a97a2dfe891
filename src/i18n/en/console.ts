/** Everything behind /Dashboard. */
export const console = {
  menu: {
    label: 'Dashboard pages',
    heading: '%{role} Dashboard',
    open: 'Open menu',
    home: 'Home',
    manageUsers: 'Manage User',
    manageTasks: 'Manage Task',
    purchaseCoin: 'Purchase Coin',
    paymentHistory: 'Payment History',
    mySubmissions: 'My Submissions',
    withdrawals: 'Withdrawals',
    taskList: 'Task List',
    addTask: 'Add New Tasks',
    myTasks: 'My Tasks',
  },
  /** The document's title on each screen (TITLE-5 to TITLE-17). */
  pageTitle: {
    adminHome: 'AdminHome',
    adminManageUser: 'AdminManageUser',
    adminManageTask: 'AdminManageTask',
    buyerHome: 'BuyerHome',
    buyerAddTask: 'BuyerAddTask',
    buyerTask: 'BuyerTask',
    buyerPurchaseCoin: 'BuyerPurchaseCoin',
    buyerPaymentHistory: 'BuyerPaymentHistory',
    workerHome: 'WorkerHome',
    workerTaskList: 'workerTaskList',
    workerSubmission: 'workerSubmission',
    withdrawals: 'withdrawals',
    taskDetails: 'taskDetails - %{id}',
  },
  topBar: {
    label: 'Your account',
    account: 'Account: %{name}',
    balance: 'Coins',
    name: 'Name',
    email: 'Email',
    guest: 'Guest',
    noEmail: 'Not Provided',
  },
  offline: 'You are offline. What you see may be out of date; it is read again by itself once you are back.',
  notifications: {
    title: 'Notifications',
    none: 'Nothing has happened yet.',
    clear: 'Clear all',
    at: 'at %{time}',
    unread: '%{smart_count} new notification |||| %{smart_count} new notifications',
  },
  figures: { label: 'Figures', asTable: 'As a table', failed: 'The figures could not be loaded.' },
  /** Around a screen of one record. */
  screen: {
    back: 'Back to %{screen}',
    failedTitle: 'This page could not be loaded',
    failed: 'The server did not answer as it should. Nothing was changed.',
    goneTitle: 'There is nothing here any more',
    gone: 'It was taken down, or its address is not right.',
  },
  /** What changed since the last visit. */
  news: {
    approved: '“%{title}” was approved: %{coins}.',
    approvedMany: '%{smart_count} submissions were approved: %{coins}.',
    rejected: '“%{title}” was rejected.',
    rejectedMany: '%{smart_count} submissions were rejected.',
    pending: '%{worker} sent in work for “%{title}”.',
    pendingMany: '%{smart_count} new submissions wait for your review.',
  },
  roleUnknown: {
    title: 'Your role is not known yet.',
    text: 'The server did not say which role you have. Try again, or log out and in again.',
  },
  copy: { done: 'Copied.', failed: 'The browser did not allow it. Select the text and copy it yourself.' },
  /** Of what was sent, and may have been done for all that is known. */
  doubt: {
    notice: '%{name}: %{reason} %{next}',
    readAgain: 'The list is being read again.',
    offline: 'The connection broke. It may have been done.',
    timeout: 'No answer came in time. It may have been done.',
    malformed: "The server's answer made no sense. It may have been done.",
  },
  /** Of a task or a submission (C-10). */
  saved: { work: 'Your work has been saved' },
} as const;
