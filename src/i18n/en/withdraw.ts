/** A worker's Withdrawals. */
export const withdraw = {
  withdraw: {
    description: 'Turn your coins into money. An admin reviews each request and pays it.',
    balance: 'Coin balance',
    waiting: 'Waiting',
    available: 'Available',
    earnings: 'Earnings',
    request: 'New request',
    coins: 'Coins to withdraw',
    hint: {
      range: 'Whole coins, at least %{least} and at most %{most}.',
      short: 'Whole coins, at least %{least}: you are %{missing} short.',
    },
    max: 'Max',
    amount: 'Amount ($)',
    amountHint: '%{rate} coins are $1.',
    system: 'Payment system',
    account: 'Account number',
    accountHint: 'Recommended: it tells the admin where to pay.',
    noAccount: 'Without an account number the admin does not know where to pay.',
    kept: 'Remembered on this device for your next request.',
    forget: 'Forget',
    submit: 'Withdraw',
    invalid: 'Invalid withdrawal amount.',
    insufficient: 'Insufficient coins (minimum 200 coins required).',
    fewLeft: 'Your coins wait for review, and fewer than %{least} are left. A further request may be refused.',
    exceedsAlready:
      'You have asked for %{asked} from this device, more than your balance of %{balance}: a request may be refused.',
    exceeds:
      'You have asked for %{asked} from this device already. With %{coins} more that is beyond your balance of %{balance}: a request may be refused.',
    done: 'Payment Successful',
    doneDetail: 'Your request waits for an admin’s review.',
    unknown:
      'Nobody can look up whether the request arrived. What you typed is still here; ask before you send it again, or you may be paid twice for one.',
    again:
      'You have sent a request for this amount before, and it may have arrived. If you send it again, there may be two.',
    receipts: 'Sent from this device',
    receiptsHint: 'Saved in this browser only. Removing an entry does not cancel the request.',
    receiptsUnclear: 'Your balance shows that %{coins} of these were paid, but not for which request.',
    noReceipts: 'No requests yet. What you send is listed here with its state.',
    receipt: {
      date: 'Date',
      coins: 'Coins',
      none: 'None',
      sent: 'Waits for review',
      unconfirmed: 'Not confirmed: it may have arrived',
      either: 'Waits for review, or is paid',
      paid: 'Paid, as your balance shows',
      remove: 'Remove',
    },
  },
} as const;
