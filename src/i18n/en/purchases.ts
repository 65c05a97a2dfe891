/** Texts of the admin's list of all coin purchases. */
export const purchases = {
  description: 'Every purchase of coins, and what has become of its money.',
  none: 'Nobody has bought coins yet.',
  column: {
    buyer: 'Buyer',
    bought: 'Bought',
    cost: 'Paid',
    coins: 'Coins',
    taken: 'Taken back',
    state: 'State',
    refund: 'Action',
  },
  state: {
    paid: 'Paid',
    refundPending: 'Refund pending',
    refundFailed: 'Refund failed',
    refundedInPart: 'Refunded in part',
    refunded: 'Refunded',
    inquiry: 'Inquiry',
    disputed: 'Disputed',
    won: 'Dispute won',
    lost: 'Dispute lost',
  },
  buyer: { deleted: 'Account deleted', worker: 'Was a worker', admin: 'Was an admin' },
  returned: '%{dollars} went back',
  due: 'Answer the bank by %{day}',
  refund: 'Refund',
  refundTitle: 'Refund this purchase?',
  consequence: 'The money goes back to the card. Taken back: %{coins}. Spent ones become a debt.',
  amount: 'Amount (%{currency})',
  amountProblem: 'Please enter an amount up to %{most}: that is what is left of the payment.',
  refundAsked: 'Refund asked for.',
  refundFailed: 'The purchase of %{email} could not be refunded.',
} as const;

/** Texts of the admin's list of accounts that owe coins. */
export const debts = {
  description:
    'Coins of refunded purchases that had been spent already. People who owe coins cannot post, submit or withdraw.',
  none: 'Nobody owes anything.',
  column: { name: 'Account', debt: 'Owed coins', reason: 'Reason', asker: 'Asked for by', action: 'Action' },
  writeOff: 'Write off',
  title: 'Write this debt off?',
  consequence: 'You bear the loss. Another admin has to confirm it first.',
  reasonMissing: 'Please say why, in at most 500 characters.',
  ask: 'Ask for it',
  confirm: 'Confirm',
  another: 'Another admin confirms',
  asked: 'Another admin can confirm it now.',
  writtenOff: 'Written off.',
  failed: 'The debt of %{name} could not be written off.',
} as const;
