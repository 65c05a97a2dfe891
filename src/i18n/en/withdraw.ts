/** A worker's Withdrawals. */
export const withdraw = {
  description: 'Turn your coins into money. An admin reviews each request and pays it.',
  balance: 'Coin balance',
  waiting: 'Waiting to be paid',
  paid: 'Paid to you',
  earnings: 'Earnings',
  request: 'New request',
  coins: 'Coins to withdraw',
  hint: {
    range: 'Whole coins, at least %{least} and at most %{most}.',
    short: 'Whole coins, at least %{least}: you are %{missing} short.',
  },
  max: 'Max',
  amount: 'Amount (%{currency})',
  amountHint: '%{rate} coins are %{sign}%{money}.',
  system: 'Payment system',
  account: 'Account number',
  accountHint: 'Where the money goes: nobody can be paid without an account number.',
  noAccount:
    'There is no account number. Nobody can be paid without one: an admin will not know where to send the money.',
  kept: 'Remembered on this device for your next request.',
  forget: 'Forget',
  submit: 'Withdraw',
  invalid: 'Invalid withdrawal amount.',
  insufficient: 'Insufficient coins (minimum %{least} coins required).',
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
  receipts: 'Your requests from this device',
  receiptsHint:
    'Only this browser remembers them. Requests from another device are not listed, and nothing you do here changes a request.',
  receiptsUnclear: 'Your balance shows that at least %{coins} were paid, but not for which request.',
  noReceipts: 'No requests yet. What you send is listed here with its state.',
  receipt: {
    date: 'Date',
    coins: 'Coins',
    none: 'None',
    sent: 'Waits for review',
    unconfirmed: 'Not confirmed: it may have arrived',
    either: 'Waits for review, or is paid',
    paid: 'Paid, as far as this device knows',
    told: 'Paid, as you say',
    earlier: 'Sent from an earlier account',
    markPaid: 'I have been paid',
    markPaidWarning:
      'Only this browser notes it. Its coins will not count as waiting any more. The request itself is not changed.',
    remove: 'Remove from this list',
    removeWarning: 'Its coins will not count as waiting any more. If the request has arrived, it is not cancelled.',
  },
} as const;
