import { specified } from '#domain/coins.ts';
import { compare, hasAddress, shown, type Fact } from './checkRows.ts';
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
  const payments = (await list('listPayments', { email }, 'buyer')) ?? [];
  if (payments.some((row) => typeof row.email === 'string' && !hasAddress('email', email)(row)))
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
  if (again.status > 0 && !again.ok)
    report.notAsked('savePayment', `${CARD}: told again of one in the history it answers ${inWords(again)}`);
  await expectCoins(trial, 'savePayment', 'buyer', before, 'a payment is credited once');
};

/**
 * Withdrawal requests of the worker that wait or that the server holds; undefined if a list failed. A request in the
 * list of pending ones that is paid already is reported.
 */
const waitingOf = async ({ accounts, extras, list, report }: Trial): Promise<Fact[] | undefined> => {
  const pending = await list('listPendingWithdrawals', {}, 'admin');
  const others = extras.includes('payouts') ? await list('listPayouts', {}, 'admin') : [];
  const decided = pending?.find(({ status }) => status !== undefined && status !== 'pending' && status !== 'held');
  if (decided) report.breaks('listPendingWithdrawals', `lists what is ${shown(decided.status)} already`);
  const held = others?.filter(({ status }) => status === 'held');
  return pending && held && [...pending, ...held].filter(hasAddress('worker_email', accounts.worker.email));
};

/** Test of a withdrawal of the fewest coins: requests it, finds it as an admin, and pays it. */
export const tryWithdrawals = async (trial: Trial): Promise<void> => {
  const { report, accounts, demand, ask, refuses, coinsOf } = trial;
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
  const earlier = await waitingOf(trial);
  if (!earlier) return;
  const known = new Set(earlier.map(({ _id }) => _id));
  const news = async () => (await waitingOf(trial))?.filter(({ _id }) => !known.has(_id));
  const before = await coinsOf('worker');
  const least = specified.leastWithdrawal;
  const why = 'takes a request for more coins than there are';
  const isRefused = await refuses('createWithdrawal', body(before + least), 'worker', why);
  const tooMuch = (await news()) ?? [];
  if (!isRefused || tooMuch.length > 0)
    report.left('createWithdrawal', 'a withdrawal of more coins than the worker has');
  for (const { _id } of tooMuch) known.add(_id);
  const waiting = earlier.reduce((sum, { withdrawal_coin }) => sum + Number(withdrawal_coin), 0);
  if (!(before - waiting >= least)) {
    const coins = `${shown(before)} coins${waiting > 0 ? `, of which ${String(waiting)} are requested already` : ''}`;
    report.notAsked('payWithdrawal', `the worker has ${coins}, and a withdrawal takes ${String(least)}`);
    return;
  }
  const sent = body(least);
  const isTaken = await demand('createWithdrawal', sent, 'worker');
  // A call without a response may have made the request.
  const made = await news();
  const [row] = made ?? [];
  if (typeof row?._id !== 'string') {
    if (isTaken && made) report.breaks('createWithdrawal', 'takes a request that the admins’ list does not have');
    if (isTaken || !made) report.left('createWithdrawal', `a withdrawal of ${String(least)} coins`);
    return;
  }
  if (row.status === 'held') {
    report.notAsked('payWithdrawal', 'the server holds the withdrawal');
    report.left('createWithdrawal', `a withdrawal of ${String(least)} coins, held`);
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
  await expectCoins(trial, 'createWithdrawal', 'worker', before, 'only an admin’s payment takes the coins');
  const paid = await ask(
    'payWithdrawal',
    { id: row._id, withdrawalAmount: sent.withdrawal_coin, workerEmail: email },
    'admin',
  );
  const rest = await news();
  const isGone = rest ? rest.length === 0 : paid.ok;
  report.left(
    'createWithdrawal',
    `a withdrawal of ${String(sent.withdrawal_coin)} coins, ${isGone ? 'paid' : 'waiting'}`,
  );
  // The server has the right to refuse with a message.
  if (paid.status === 0) return;
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
    const { _id: id } = await userOf('worker');
    if (typeof id === 'string') await demand('listUserSignals', { id }, 'admin');
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
