import type { Account, Audit, Snapshot } from './store/port.ts';
import type { TaskRow } from './store/tables.ts';

/**
 * Proves the books: every balance is the sum of its ledger rows and not negative, no event is booked twice, no coins are
 * where no account is, and each task's escrow is exactly what its open slots and unreviewed work can still cost. What was
 * approved or bought is booked, and nothing else is.
 */
export const auditOf = (snapshot: Snapshot): Audit => {
  const { users, tasks, ledger } = snapshot;
  const booked = sumsByAccount(snapshot);
  const waiting = tally(snapshot.submissions.filter(({ status }) => status === 'pending').map((one) => one.task_id));
  const held = new Map<Account, number>([
    ...users.map(({ _id, coin }) => [`user:${_id}`, coin] as const),
    ...tasks.map(({ _id, escrow }) => [`escrow:${_id}`, escrow] as const),
  ]);
  const outside: readonly string[] = ['mint', 'card', 'payout'];
  const owed = (task: TaskRow) =>
    task.payableAmount * ((task.closed ? 0 : task.requiredWorkers) + (waiting.get(task._id) ?? 0));

  const due = keysDue(snapshot);
  const paid = new Set(ledger.map(({ key }) => key).filter((key) => /^(pay|withdraw|payment):/.test(key)));

  const problems = [
    ...[...tally(ledger.map(({ key }) => key))].filter(([, n]) => n > 1).map(([key]) => `${key} is booked twice`),
    ...ledger.filter(({ amount }) => !(amount > 0)).map(({ key }) => `${key} moves nothing`),
    ...[...booked.keys()].filter((one) => !held.has(one) && !outside.includes(one)).map((one) => `${one} is nowhere`),
    ...[...held].filter(([account, coins]) => coins !== (booked.get(account) ?? 0)).map(([one]) => `${one} is off`),
    ...[...held].filter(([, coins]) => coins < 0).map(([account]) => `${account} is negative`),
    ...tasks.filter((task) => task.escrow !== owed(task)).map(({ _id }) => `task ${_id} cannot pay what it owes`),
    ...[...due].filter((key) => !paid.has(key)).map((key) => `${key} is not booked`),
    ...[...paid].filter((key) => !due.has(key)).map((key) => `${key} is booked for nothing`),
  ];
  const totals = {
    balances: sum(users.map(({ coin }) => coin)),
    escrow: sum(tasks.map(({ escrow }) => escrow)),
    minted: -(booked.get('mint') ?? 0),
    charged: -(booked.get('card') ?? 0),
    paidOut: booked.get('payout') ?? 0,
  };
  return { problems, totals };
};

/** The events that the states of rows speak of, named as in ledger.ts. */
const keysDue = ({ submissions, withdrawals, payments }: Snapshot): Set<string> =>
  new Set([
    ...submissions.filter(({ status }) => status === 'approved').map(({ _id }) => `pay:${_id}`),
    ...withdrawals.filter(({ status }) => status === 'approved').map(({ _id }) => `withdraw:${_id}`),
    ...payments.map(({ order_id }) => `payment:${order_id}`),
  ]);

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
