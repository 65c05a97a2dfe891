/** Texts of the Dashboard's menu, with the names of its pages. */
export const menu = {
  label: 'Dashboard pages',
  heading: '%{role} Dashboard',
  open: 'Open menu',
  home: 'Home',
  manageUsers: 'Manage User',
  manageTasks: 'Manage Task',
  purchases: 'Purchases',
  debts: 'Owed Coins',
  payouts: 'Payouts',
  actions: 'Action Log',
  purchaseCoin: 'Purchase Coin',
  paymentHistory: 'Payment History',
  mySubmissions: 'My Submissions',
  withdrawals: 'Withdrawals',
  taskList: 'Task List',
  addTask: 'Add New Tasks',
  myTasks: 'My Tasks',
} as const;

/** Document titles of the Dashboard's screens (TITLE-5 to TITLE-17). */
export const pageTitle = {
  adminHome: 'AdminHome',
  adminManageUser: 'AdminManageUser',
  adminManageTask: 'AdminManageTask',
  purchases: 'AdminPurchases',
  debts: 'AdminDebts',
  payouts: 'AdminPayouts',
  actions: 'AdminActions',
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
} as const;

export const topBar = {
  label: 'Your account',
  account: 'Account: %{name}',
  balance: 'Coins',
  name: 'Name',
  email: 'Email',
  guest: 'Guest',
  noEmail: 'Not Provided',
} as const;

export const offline =
  'You are offline. What is loaded can be read, though it may be out of date, and drafts of tasks and work are kept. All is read again by itself once you are back.';

export const notifications = {
  title: 'Notifications',
  none: 'There are no notifications.',
  noneHint: 'The results of your actions in this visit appear here.',
  clear: 'Clear all',
  at: 'at %{time}',
  about: '%{about}, at %{time}',
  unread: '%{smart_count} new notification |||| %{smart_count} new notifications',
} as const;

export const figures = {
  label: 'Figures',
  asTable: 'Show as table',
  failed: 'The figures could not be loaded.',
  unwelcomed: 'The welcome coins of today have all been given: your account begins without any.',
} as const;

/** Texts about welcome coins that wait until the e-mail address is verified. */
export const welcome = {
  waits: 'Your %{coins} to start with come as soon as you have verified your address, %{email}.',
  send: 'Send me the mail',
  sent: 'The mail is on its way to %{email}. Press the link in it, then come back here: your coins come by themselves.',
  check: 'I have pressed it',
  notSent: 'The mail could not be sent.',
  notChecked: 'It could not be checked whether your address is verified.',
  come: 'Your address is verified: %{coins} to start with are yours.',
} as const;

/** Texts around a screen that shows a single record. */
export const screen = {
  back: 'Back to %{screen}',
  failedTitle: 'This page could not be loaded',
  failed: 'The server did not answer as it should. Nothing was changed.',
  goneTitle: 'There is nothing here any more',
  gone: 'It was taken down, or its address is not right.',
} as const;

/** Texts of notices about submissions that were reviewed or handed in since the last visit. */
export const news = {
  approved: '“%{title}” was approved: %{coins}.',
  approvedMany: '%{smart_count} submissions were approved: %{coins}.',
  rejected: '“%{title}” was rejected.',
  rejectedMany: '%{smart_count} submissions were rejected.',
  pending: '%{worker} sent in work for “%{title}”.',
  pendingMany: '%{smart_count} new submissions wait for your review.',
} as const;

export const roleUnknown = {
  title: 'Your role is not known yet.',
  text: 'The server did not say which role you have. Try again, or log out and in again.',
} as const;

export const copy = {
  done: 'Copied.',
  failed: 'The browser did not allow it. Select the text and copy it yourself.',
} as const;

/**
 * Texts of notices about requests that may have been done although no usable response came. The response was missing,
 * could not be read, or was a web page.
 */
export const doubt = {
  notice: '%{name}: %{reason} %{next}',
  readAgain: 'The list is being read again.',
  maybe: '%{cause} It may have been done.',
  offline: 'The connection broke.',
  timeout: 'No answer came in time.',
  malformed: "The server's answer could not be read.",
  webPage: "A web page answered: this address is not the server's. Nothing is known to be done.",
} as const;

/** Text of the toast after a task or a submission was saved (C-10). */
export const saved = { work: 'Your work has been saved' } as const;
