/** Texts of the admin's home screen. */
export const adminHome = {
  description: 'How the marketplace stands, and who waits to be paid.',
  workers: 'Total Worker',
  buyers: 'Total Buyer',
  coins: 'Total Available Coin',
  payments: 'Total Payments',
  paymentsCounted: 'purchases',
  books: 'Coins and cash',
  owed: 'Owed for all coins',
  taken: 'Taken by card',
  paidOut: 'Paid out',
} as const;

export const withdrawals = {
  title: 'Pending withdrawals',
  explained:
    'Pay the worker first, to the account in the request. “Payment Success” then records it as paid: its coins are taken from the worker, and it leaves this list.',
  none: 'Nobody waits to be paid.',
  column: {
    worker: 'Worker',
    coins: 'Coins',
    amount: 'Amount (%{currency})',
    system: 'Payment system',
    account: 'Account number',
    date: 'Date',
    actions: 'Actions',
  },
  noSystem: 'None',
  pay: 'Payment Success',
  paid: 'Payment processed successfully!',
  notPaid: 'Insufficiant coin',
  notPaidFallback: 'Something went wrong. Please try again.',
  warning: 'This records the requests as paid and takes the coins from the workers. It cannot be undone.',
  warningOfOne: 'This records the request as paid and takes the coins from the worker. It cannot be undone.',
  issueOfOne: 'It has something to check: %{issues}.',
  issues:
    '%{smart_count} of them has something to check: %{names}. |||| %{smart_count} of them have something to check: %{names}.',
  issuesOf: '%{name} (%{issues})',
  oldestFirst: 'Oldest first',
  paySheet: 'Pay sheet',
  paySheetOf: '%{system} (%{count})',
  paySheetFor: {
    portal: {
      label: '%{system} (%{count}) for a payout portal',
      detail: 'Account numbers stand in it as they were given; an apostrophe guards what a spreadsheet would run.',
    },
    spreadsheet: {
      label: '%{system} (%{count}) for a spreadsheet',
      detail: 'An apostrophe keeps the first zeros of account numbers.',
    },
  },
  paySheetSelected: { portal: 'For a payout portal', spreadsheet: 'For a spreadsheet' },
  selectClean: 'Select the clean ones',
  selectCleanDetail: 'The requests without a problem.',
  cleanSelected:
    '%{smart_count} request without a problem is selected. |||| %{smart_count} requests without a problem are selected.',
  notClean: '%{smart_count} to check is left out. |||| %{smart_count} to check are left out.',
  noneClean: 'All requests in the list have something to check.',
  waiting: 'waiting for %{smart_count} day |||| waiting for %{smart_count} days',
  sheet: {
    worker: 'Worker',
    email: 'Email',
    account: 'Account number',
    amount: 'Amount (%{currency})',
    coins: 'Coins',
    date: 'Date',
    id: 'Request id',
  },
  issue: {
    notCovered: 'Not covered',
    deleted: 'Deleted',
    wrongAmount: 'Wrong amount',
    noAccount: 'No account',
    sharedAccount: 'Shared account',
  },
  review: 'Review payouts',
  toCheck: '%{smart_count} to check',
} as const;
