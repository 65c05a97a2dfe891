import { centsReturned, coinsTaken } from '#domain/purchases.ts';
import { transfers } from './ledger.ts';
import type { Account, Audit, Snapshot, Stamp, Transfer } from './store/port.ts';
import type { TaskRow } from './store/tables.ts';
import { isPriced, tariffFacts } from './tariffs.ts';

/**
 * Audits a snapshot: returns the problems of its ledger, and totals in coins. Every balance must equal the sum of its
 * ledger rows and not be negative, no coins may belong to a missing account, and each task's escrow must equal what its
 * open slots and unreviewed work can cost. Each event must be booked exactly once, with the amount and accounts of its
 * rows, and nothing else may be booked.
 */
export const auditOf = (snapshot: Snapshot): Audit => {
  const { users, tasks, ledger } = snapshot;
  const booked = sumsByAccount(snapshot);
  const waiting = tally(snapshot.submissions.filter(({ status }) => status === 'pending').map((one) => one.task_id));
  const held = new Map<Account, number>([
    ...users.map(({ _id, coin }) => [`user:${_id}`, coin] as const),
    ...users.map(({ _id, debt }) => [`owed:${_id}`, -debt] as const),
    ...tasks.map(({ _id, escrow }) => [`escrow:${_id}`, escrow] as const),
  ]);
  const outside: readonly string[] = ['mint', 'card', 'underWay', 'payout', 'forfeited'];
  const owed = (task: TaskRow) =>
    task.payableAmount * ((task.closed ? 0 : task.requiredWorkers) + (waiting.get(task._id) ?? 0));

  const due = new Map(entriesDue(snapshot).map((entry) => [entry.key, entry]));
  const keys = tally(ledger.map(({ key }) => key));

  const problems = [
    ...[...keys].filter(([, n]) => n > 1).map(([key]) => `${key} is booked twice`),
    ...ledger.filter(({ amount }) => !(amount > 0)).map(({ key }) => `${key} moves nothing`),
    ...[...booked.keys()].filter((one) => !held.has(one) && !outside.includes(one)).map((one) => `${one} is nowhere`),
    ...[...held].filter(([account, coins]) => coins !== (booked.get(account) ?? 0)).map(([one]) => `${one} is off`),
    ...[...held]
      .filter(([account, coins]) => coins < 0 && !account.startsWith('owed:'))
      .map(([account]) => `${account} is negative`),
    ...users.filter(({ coin, debt }) => coin > 0 && debt > 0).map(({ _id }) => `user:${_id} has coins and a debt`),
    ...tasks.filter((task) => task.escrow !== owed(task)).map(({ _id }) => `task ${_id} cannot pay what it owes`),
    ...[...due.values()].filter(({ must, key }) => must && !keys.has(key)).map(({ key }) => `${key} is not booked`),
    ...[...keys.keys()].filter((key) => !due.has(key)).map((key) => `${key} is booked for nothing`),
    ...ledger.filter((entry) => !isLike(entry, due.get(entry.key))).map(({ key }) => `${key} is booked otherwise`),
    ...rowsOff(snapshot),
    ...returnsOff(snapshot),
  ];
  const totals = {
    balances: sum(users.map(({ coin }) => coin)),
    escrow: sum(tasks.map(({ escrow }) => escrow)),
    debt: sum(users.map(({ debt }) => debt)),
    minted: -(booked.get('mint') ?? 0),
    charged: -(booked.get('card') ?? 0),
    underWay: booked.get('underWay') ?? 0,
    paidOut: booked.get('payout') ?? 0,
    forfeited: booked.get('forfeited') ?? 0,
  };
  return { problems, totals };
};

/**
 * Ledger row that rows of other tables require (`must`) or allow. `amounts` are the possible numbers of coins; null if
 * other checks, such as that of the balances, prove the amount.
 */
type Due = Pick<Transfer, 'key' | 'from' | 'to'> & { must: boolean; amounts: readonly number[] | null };

const NOBODY: Stamp = { actor: '', created_at: '' };

const entriesDue = (snapshot: Snapshot): Due[] => {
  const { users, tasks, submissions, withdrawals, orders, payments, writeoffs, tariffs } = snapshot;
  const orderOf = new Map(orders.map((order) => [order._id, order]));
  const must = ({ amount, ...entry }: Transfer): Due => ({ ...entry, must: true, amounts: [amount] });
  const { welcomes } = tariffFacts(tariffs);
  return [
    // The entry may be missing, because a returning user gets no coins again; any welcome is right, because the role at
    // sign-up is not stored.
    ...users.map((user) => ({ ...must(transfers.signUp(user, 0, NOBODY)), must: false, amounts: welcomes })),
    // The original number of workers is not stored: escrow payments and balance prove the amount.
    ...tasks.map((task) => ({ ...must(transfers.task(task, NOBODY)), amounts: null })),
    ...tasks
      .filter(({ closed, requiredWorkers }) => closed && requiredWorkers > 0)
      .map((task) => must(transfers.closing(task, NOBODY))),
    // How many slots were open at each restoration is not stored: escrow and balance prove the amounts.
    ...tasks.flatMap(reopeningsDue).map((entry) => ({ ...entry, must: false, amounts: null })),
    ...submissions.filter(({ status }) => status === 'approved').map((one) => must(transfers.approval(one, NOBODY))),
    // In an open task a rejection moves no coins.
    ...submissions
      .filter(({ status }) => status === 'rejected')
      .map((one) => ({ ...must(transfers.rejection(one, NOBODY)), must: false })),
    ...withdrawals.filter(({ status }) => status === 'approved').map((one) => must(transfers.payout(one, NOBODY))),
    ...withdrawals.filter(({ batch }) => batch > 0).map((one) => must(transfers.batched(one, NOBODY))),
    ...withdrawals.filter(({ status }) => status === 'failed').map((one) => must(transfers.unpaid(one, NOBODY))),
    ...payments.flatMap(({ order_id }) => {
      const order = orderOf.get(order_id);
      return order ? must(transfers.payment(order, NOBODY)) : [];
    }),
    ...writeoffs.filter(({ confirmer }) => confirmer !== '').map((one) => must(transfers.writeOff(one, NOBODY))),
    // How many coins an erased account had is not stored: its balance proves the amount.
    ...users.map((user) => ({ ...must(transfers.forfeit(user, NOBODY)), must: false, amounts: null })),
    // Which of these must exist follows from the ledger's other entries; balances and payments prove the amounts.
    ...[...takingsDue(snapshot), ...settlementsDue(snapshot), ...inheritancesDue(snapshot)].map((entry) => ({
      ...entry,
      must: false,
      amounts: null,
    })),
  ];
};

type Entry = Pick<Transfer, 'key' | 'from' | 'to'>;

/**
 * Ledger rows that a restored task allows: for each restoration, the refund when the task was closed, and the payment
 * when it was reopened.
 */
const reopeningsDue = (task: TaskRow): Entry[] =>
  Array.from({ length: task.reopened }, (_, times) => [
    transfers.closing({ ...task, reopened: times }, NOBODY),
    transfers.reopening({ ...task, reopened: times + 1 }, NOBODY),
  ]).flat();

/**
 * Ledger rows that refunds and disputes allow: coins taken from the buyer, owed by the buyer, or returned. Each may
 * concern any account of the buyer's identity.
 */
const takingsDue = ({ ledger, users, payments, refunds, disputes }: Snapshot): Entry[] => {
  const sources = new Map([...refunds, ...disputes].map(({ _id, payment_id }) => [_id, payment_id]));
  const [paymentOf, userOf] = [byId(payments), byId(users)];
  return ledger.flatMap(({ key, from, to }) => {
    const [kind, source = ''] = key.split(':');
    const buyer = userOf.get(paymentOf.get(sources.get(source) ?? '')?.user_id ?? '');
    if (!buyer || !['taken', 'owed', 'returned'].includes(kind ?? '')) return [];
    const account = (from === 'card' ? to : from).split(':')[1] ?? '';
    const id = userOf.get(account)?.uid === buyer.uid ? account : buyer._id;
    if (kind === 'returned') return { key, from: 'card', to: `user:${id}` };
    return { key, from: kind === 'taken' ? `user:${id}` : `owed:${id}`, to: 'card' };
  });
};

const settlementsDue = ({ ledger }: Snapshot): Entry[] =>
  ledger.flatMap(({ key, to }) => {
    const id = /^user:(.+)$/.exec(to)?.[1];
    return id === undefined ? [] : { key: `settle:${key}`, from: `user:${id}`, to: `owed:${id}` };
  });

const inheritancesDue = ({ ledger, users }: Snapshot): Entry[] => {
  const userOf = byId(users);
  return ledger.flatMap(({ key }) => {
    const [kind, before = '', id = ''] = key.split(':');
    const uid = userOf.get(before)?.uid;
    if (kind !== 'inherit' || uid === undefined || uid !== userOf.get(id)?.uid) return [];
    return { key, from: `owed:${id}`, to: `owed:${before}` };
  });
};

const byId = <R extends { readonly _id: string }>(rows: readonly R[]): Map<string, R> =>
  new Map(rows.map((row) => [row._id, row]));

/** Problems of payments whose coins taken back do not match the money that went back to the buyer. */
const returnsOff = ({ ledger, payments, refunds, disputes }: Snapshot): string[] => {
  const sources = new Map([...refunds, ...disputes].map(({ _id, payment_id }) => [_id, payment_id]));
  const booked = new Map<string, number>();
  for (const { key, amount } of ledger) {
    const [kind = '', source = ''] = key.split(':');
    const payment = sources.get(source);
    const sign = { taken: 1, owed: 1, returned: -1 }[kind];
    if (payment !== undefined && sign) booked.set(payment, (booked.get(payment) ?? 0) + sign * amount);
  }
  return payments.flatMap(({ _id, coins, cost, taken }) => {
    const of = ({ payment_id }: { readonly payment_id: string }) => payment_id === _id;
    const due = coinsTaken(coins, cost, centsReturned(cost, refunds.filter(of), disputes.filter(of)));
    return [
      ...(taken === due ? [] : [`payment ${_id} has not given back what its money did`]),
      ...(taken === (booked.get(_id) ?? 0) ? [] : [`payment ${_id} has given back otherwise than is booked`]),
    ];
  });
};

/**
 * True for a ledger row with the accounts of `due` and one of its amounts. Also true if `due` is undefined, because
 * another check reports rows that nothing requires or allows.
 */
const isLike = ({ from, to, amount }: Transfer, due: Due | undefined): boolean =>
  !due || (from === due.from && to === due.to && (due.amounts?.includes(amount) ?? true));

/** Problems of rows that disagree about the same coins: submission and task, withdrawal and rate, payment and order. */
const rowsOff = ({ tasks, submissions, withdrawals, orders, payments, tariffs }: Snapshot): string[] => {
  const facts = tariffFacts(tariffs);
  const taskOf = new Map(tasks.map((task) => [task._id, task]));
  const orderOf = new Map(orders.map((order) => [order._id, order]));
  return [
    ...submissions
      .filter(({ task_id, payable_amount }) => taskOf.get(task_id)?.payableAmount !== payable_amount)
      .map(({ _id }) => `submission ${_id} is paid otherwise than its task`),
    ...submissions
      .filter(({ task_id, buyer_id }) => taskOf.get(task_id)?.user_id !== buyer_id)
      .map(({ _id }) => `submission ${_id} is of another buyer than its task`),
    ...withdrawals
      .filter(({ withdrawal_coin: coins, withdrawal_amount }) =>
        facts.values.every((value) => withdrawal_amount !== coins * value),
      )
      .map(({ _id }) => `withdrawal ${_id} is of another sum than its coins`),
    ...payments
      .filter(({ order_id, user_id, coins, cost }) => {
        const order = orderOf.get(order_id);
        return order?.user_id !== user_id || order.coins !== coins || order.cents !== cost;
      })
      .map(({ _id }) => `payment ${_id} is not what was ordered`),
    ...[...tally(payments.map(({ order_id }) => order_id))]
      .filter(([, n]) => n > 1)
      .map(([_id]) => `order ${_id} is paid twice`),
    ...orders
      .filter((order) => !isPriced(order, facts))
      .map(({ _id }) => `order ${_id} has more coins than its price buys`),
  ];
};

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

const tally = (keys: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>();
  keys.forEach((key) => counts.set(key, (counts.get(key) ?? 0) + 1));
  return counts;
};

const sumsByAccount = ({ ledger }: Snapshot): Map<Account, number> => {
  const sums = new Map<Account, number>();
  const add = (account: Account, amount: number) => sums.set(account, (sums.get(account) ?? 0) + amount);
  ledger.forEach(({ from, to, amount }) => {
    add(from, -amount);
    add(to, amount);
  });
  return sums;
};
