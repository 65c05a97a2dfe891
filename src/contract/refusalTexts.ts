import type { Counted, Reason } from './refusals.ts';

/**
 * English sentences of the server's refusals, which are also the client's (`src/i18n/en/refusals.ts`): the server
 * imports no texts of the client. `%{name}` is one of the reason's numbers.
 */
export const refusalTexts = {
  noAccount: 'There is no account for this address.',
  noUser: 'There is no such user.',
  unseenInAddress: 'There is a character in this address that cannot be seen. Please type the address anew.',
  lastAdmin: 'This is the last admin. Make someone else an admin first.',
  lastTwoAdmins: 'Two admins have to remain. Make someone else an admin first.',
  needsTwoAdmins: 'Who becomes an admin has to be confirmed by another admin.',
  ownRequest: 'Another admin has to decide about your own request.',
  promotionAsked: 'Somebody has asked already to make this user an admin.',
  noPromotion: 'Nobody asks any more to make this user an admin.',
  openTasks: 'This buyer has %{tasks}, and %{submissions} for a review. Settle them first.',
  tooLong: 'One of the texts is too long: at most %{most} characters.',
  notSold: 'Coins cannot be bought here yet.',
  noPackage: 'There is no such coin package.',
  notEnoughCoins: 'Not enough coins. Please purchase more.',
  taskGone: 'This task does not exist any more.',
  taskFull: 'This task needs no more workers.',
  taskEnded: 'The completion date of this task has passed everywhere: it takes no more work.',
  submittedAlready: 'You have already submitted this task: another is taken only after a rejection.',
  reviewedAlready: 'This submission has already been reviewed.',
  workerLeft: 'This worker has left. Reject the submission to get the coins back.',
  notCovered:
    'Invalid withdrawal amount. Of your %{balance} coins %{waiting} wait for payment: %{remaining} remain, and at least %{least} can be asked for.',
  workerLacksCoins: 'The worker has not enough coins for this withdrawal.',
  paidAlready: 'This withdrawal has already been paid.',
  withdrawalHeld: 'This withdrawal is held: look at the signals about its worker, and release it there.',
  withdrawalUnderWay: 'This withdrawal is under way in a batch: the bank’s answer decides about it.',
  withdrawalFailed: 'The bank could not pay this withdrawal, and its coins are back: the worker has to ask anew.',
  withdrawalRefused: 'This withdrawal was refused: the worker has to ask anew.',
  notHeld: 'This withdrawal is not held any more.',
  reasonMissing: 'Please give a reason: the worker reads it.',
  rowTwice: 'Row %{row}: its request stands twice in the file. Nothing was booked.',
  rowUnknown: 'Row %{row}: there is no such request. Nothing was booked.',
  rowElsewhere: 'Row %{row}: its request is not of this batch. Nothing was booked.',
  rowAnswered: 'Row %{row}: the bank’s answer about its request is booked already. Nothing was booked now.',
  rowUnsaid: 'Row %{row}: a paid request needs its reference, a failed one its reason. Nothing was booked.',
  salesPaused: 'Coins are not sold at the moment. Please come back later.',
  payoutsPaused: 'Payouts are paused: nothing was paid.',
  serverBusy: 'The server is busy. Please try again in a moment.',
  tooManyAtOnce: 'Too many are changing the same at once. Please try again in a moment.',
  tooManyCalls: 'Too many requests at once: this was not done. Please try again in a moment.',
  tooOften: 'This was done too often, and was not done now. Please try again in %{minutes}.',
  inDebt:
    'You owe %{debt} coins, as a payment was called back after they had been spent. Until they are paid you can post, hand in and withdraw nothing.',
  buyerInDebt: 'This task takes no work for now: its buyer has to pay for coins first.',
  moneyOpen: 'A refund, a dispute, a payout or a debt of this account is open. It can be deleted when that is settled.',
  noPurchase: 'There is no such purchase.',
  refundTooMuch: 'This is more than is left of the payment.',
  purchaseDisputed: 'The buyer’s bank disputes this payment. What it decides is booked by itself.',
  noDebt: 'This account owes nothing any more.',
  writeOffAsked: 'Somebody has asked already to write this debt off.',
  ownWriteOff: 'Another admin than the one who asked has to confirm this.',
  testCards: 'Coins are sold for test cards here, which cost nothing: so nothing is paid out.',
  identitySilent: 'The identity provider does not answer. Please try again in a moment.',
  cardsSilent: 'The card company does not answer. Please try again in a moment.',
  outcomeUnknown: 'It is not known whether this was done. Please look before you send it again.',
  serverFailed: 'Something went wrong!',
} as const satisfies Record<Reason, string>;

/** Singular and plural of the {@link Counted} numbers. */
export const refusalCounts = {
  tasks: '%{smart_count} task with open places |||| %{smart_count} tasks with open places',
  submissions: '%{smart_count} submission waits |||| %{smart_count} submissions wait',
  minutes: '%{smart_count} minute |||| %{smart_count} minutes',
} as const satisfies Record<Counted, string>;
