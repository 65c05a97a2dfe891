import { specified } from '#domain/coins.ts';
import { compare } from './checkRows.ts';
import { inWords } from './createAsker.ts';
import { expectCoins, type Trial } from './trial.ts';

const CARD = 'needs a card';

/**
 * Test of purchases without a card: sends a payment from the buyer's history once more, which the server must not
 * credit again.
 */
export const tryPayments = async (trial: Trial): Promise<void> => {
  const { report, accounts, list, ask, coinsOf } = trial;
  const { email } = accounts.buyer;
  report.notAsked('createPaymentIntent', CARD);
  const payments = await list('listPayments', { email }, 'buyer');
  if (payments.some((row) => typeof row.email === 'string' && row.email !== email))
    report.breaks('listPayments', 'shows payments of somebody else');
  const [paid] = payments;
  if (typeof paid?.paymentIntentId !== 'string') {
    report.notAsked('savePayment', CARD);
    return;
  }
  const before = await coinsOf('buyer');
  const { paymentIntentId, coins, cost } = paid;
  const again = await ask('savePayment', { paymentIntentId, coins: Number(coins), cost: Number(cost), email }, 'buyer');
  // The card company may know nothing of the payment, if that was long ago.
  if (!again.ok)
    report.notAsked('savePayment', `${CARD}: told again of one in the history it answers ${inWords(again)}`);
  await expectCoins(trial, 'savePayment', 'buyer', before, 'a payment is credited once');
};

/** Test of a withdrawal of the fewest coins: requests it, finds it as an admin, and pays it. */
export const tryWithdrawals = async (trial: Trial): Promise<void> => {
  const { report, accounts, list, demand, ask, refuses, coinsOf, userOf } = trial;
  const { email } = accounts.worker;
  const body = (withdrawal_coin: number) => ({
    worker_email: email,
    worker_name: 'Conformance',
    withdrawal_coin,
    withdrawal_amount: withdrawal_coin / specified.payout.coins,
    payment_system: 'Other' as const,
    account_number: 'conformance',
    withdraw_date: new Date().toISOString(),
    status: 'pending' as const,
  });
  const known = new Set((await list('listPendingWithdrawals', {}, 'admin')).map(({ _id }) => _id));
  const news = async () =>
    (await list('listPendingWithdrawals', {}, 'admin')).filter(
      ({ _id, worker_email }) => worker_email === email && !known.has(_id),
    );
  const before = await coinsOf('worker');
  if (
    !(await refuses(
      'createWithdrawal',
      body(before + specified.leastWithdrawal),
      'worker',
      'takes a request for more coins than there are',
    ))
  ) {
    report.left('createWithdrawal', 'a withdrawal of more coins than the worker has');
    for (const { _id } of await news()) known.add(_id);
  }
  if (!(before >= specified.leastWithdrawal)) {
    report.notAsked(
      'payWithdrawal',
      `the worker has ${String(before)} coins, and a withdrawal takes ${String(specified.leastWithdrawal)}`,
    );
    return;
  }
  const sent = body(specified.leastWithdrawal);
  if (!(await demand('createWithdrawal', sent, 'worker'))) return;
  const [row] = await news();
  if (typeof row?._id !== 'string') {
    report.breaks('createWithdrawal', 'takes a request that the admins’ list does not have');
    return;
  }
  compare(report, 'listPendingWithdrawals', row, sent, [
    'worker_email',
    'withdrawal_coin',
    'withdrawal_amount',
    'payment_system',
    'account_number',
    'status',
  ]);
  if ((await userOf('worker')).coin !== before)
    report.differs('createWithdrawal', 'takes the coins before an admin has paid');
  const paid = await ask(
    'payWithdrawal',
    { id: row._id, withdrawalAmount: sent.withdrawal_coin, workerEmail: email },
    'admin',
  );
  const isGone = (await news()).length === 0;
  report.left(
    'createWithdrawal',
    `a withdrawal of ${String(sent.withdrawal_coin)} coins, ${isGone ? 'paid' : 'waiting'}`,
  );
  // The server has the right to refuse with a message.
  if (!paid.ok && paid.status < 500) {
    report.notAsked('payWithdrawal', `it was refused with ${inWords(paid)}`);
    return;
  }
  if (!paid.ok) report.breaks('payWithdrawal', `answers ${inWords(paid)} to the admin`);
  else if (!isGone) report.breaks('payWithdrawal', 'leaves the withdrawal among those that wait');
  else await expectCoins(trial, 'payWithdrawal', 'worker', before - sent.withdrawal_coin, 'paid coins are gone');
};

/** Test of the extras that the server announces (C-67), by calls that move no money and shut nobody out. */
export const tryExtras = async (trial: Trial): Promise<void> => {
  const { report, extras, list, demand, userOf } = trial;
  const moves = 'would move somebody’s money';
  if (extras.includes('prices')) {
    await demand('getPrices', {}, 'worker');
    await demand('getBooks', {}, 'admin');
  }
  if (extras.includes('uploads')) await demand('createUploadKey', {}, 'buyer');
  if (extras.includes('refunds')) {
    await list('listPurchases', {}, 'admin');
    await list('listDebts', {}, 'admin');
    for (const name of ['refundPurchase', 'askWriteOff', 'confirmWriteOff'] as const) report.notAsked(name, moves);
  }
  if (extras.includes('signals')) {
    await demand('listUserSignals', { id: String((await userOf('worker'))._id) }, 'admin');
    const pauses = await demand('getPauses', {}, 'admin');
    const { sales, payouts } = Object(pauses?.body) as Readonly<Record<string, unknown>>;
    if (pauses) await demand('setPauses', { sales: Boolean(sales), payouts: Boolean(payouts) }, 'admin');
    report.notAsked('releaseHold', moves);
  }
  if (extras.includes('actionLog')) {
    await list('listActions', {}, 'admin');
    report.notAsked('restoreDeleted', moves);
  }
  if (extras.includes('suspensions')) {
    await list('listSuspensions', {}, 'admin');
    for (const name of ['suspendUser', 'liftSuspension'] as const) report.notAsked(name, 'would shut somebody out');
  }
  if (extras.includes('ownData')) await demand('getOwnData', {}, 'worker');
  if (extras.includes('documents')) {
    await demand('listDocuments', {}, 'worker');
    await demand('getDocument', { id: `statement-${String(new Date().getUTCFullYear())}`, language: 'en' }, 'worker');
  }
  if (extras.includes('erasure')) {
    await demand('getErasure', {}, 'worker');
    report.notAsked('eraseAccount', 'would erase an account');
  }
  if (extras.includes('payouts')) {
    await list('listPayouts', {}, 'admin');
    for (const name of ['decideWithdrawal', 'createBatch', 'readBankAnswer'] as const) report.notAsked(name, moves);
  }
};
