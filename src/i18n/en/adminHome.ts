/** Admin Home and the payout of withdrawals. */
export const adminHome = {
  adminHome: {
    description: 'How the marketplace stands, and who waits to be paid.',
    workers: 'Total Worker',
    buyers: 'Total Buyer',
    coins: 'Total Available Coin',
    payments: 'Total Payments',
  },
  withdrawals: {
    title: 'Pending withdrawals',
    column: {
      worker: 'Worker',
      coins: 'Coins',
      amount: 'Amount ($)',
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
    bulk: {
      title: 'Payments',
      warning: 'This records the requests as paid and takes the coins from the workers. It cannot be undone.',
      warningIssues:
        'This records the requests as paid and takes the coins from the workers. It cannot be undone. %{smart_count} of them has something to check. |||| This records the requests as paid and takes the coins from the workers. It cannot be undone. %{smart_count} of them have something to check.',
      doing: 'Recording payments',
      done: 'Paid',
    },
    oldestFirst: 'Oldest first',
    paySheet: 'Pay sheet',
    paySheetOf: '%{system} (%{count})',
    paySheetFor: {
      portal: {
        label: '%{system} (%{count}) for a payout portal',
        detail: 'Account numbers stand in it exactly as they were given.',
      },
      spreadsheet: {
        label: '%{system} (%{count}) for a spreadsheet',
        detail: 'An apostrophe keeps the first zeros of account numbers.',
      },
    },
    paySheetSelected: { portal: 'For a payout portal', spreadsheet: 'For a spreadsheet' },
    selectClean: 'Select the clean ones',
    noneClean: 'All requests in the list have something to check.',
    waiting: 'waits for %{smart_count} day |||| waits for %{smart_count} days',
    sheet: {
      worker: 'Worker',
      email: 'Email',
      account: 'Account number',
      amount: 'Amount ($)',
      coins: 'Coins',
      date: 'Date',
      id: 'Request id',
    },
    issue: {
      notCovered: 'Not covered',
      wrongAmount: 'Wrong amount',
      noAccount: 'No account',
      sharedAccount: 'Shared account',
    },
    review: 'Review payouts',
    toCheck: '%{smart_count} request to check. |||| %{smart_count} requests to check.',
  },
} as const;
