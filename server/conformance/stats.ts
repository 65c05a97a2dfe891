import { isRecord } from '#domain/isRecord.ts';
import { checkRow, hasAddress, shown, type Fact } from './checkRows.ts';
import { entities } from '#domain/entities.ts';
import type { Trial } from './trial.ts';

/**
 * Test of the figures of buyers and workers, which the specification does not explain; on our server they follow from
 * the lists.
 */
export const tryStats = async (trial: Trial): Promise<void> => {
  const { accounts, list } = trial;
  const [buyer, worker] = [{ email: accounts.buyer.email }, { email: accounts.worker.email }];
  const tasks = (await list('listBuyerTasks', buyer, 'buyer'))?.filter(hasAddress('user', buyer.email));
  await tryFigures(
    trial,
    'getBuyerStats',
    'buyer',
    tasks && { totalTaskCount: tasks.length, pendingTask: sumOf(tasks, 'requiredWorkers') },
  );
  const isOwn = hasAddress('worker_email', worker.email);
  const work = (await list('listWorkerSubmissions', worker, 'worker'))?.filter(isOwn);
  const approved = (await list('listApprovedSubmissions', worker, 'worker'))?.filter(isOwn);
  await tryFigures(trial, 'getWorkerStats', 'worker', {
    ...(work && {
      totalTaskCount: work.length,
      pendingTask: work.filter(({ status }) => status === 'pending').length,
    }),
    ...(approved && { totalPaymentPaid: sumOf(approved, 'payable_amount') }),
  });
};

type Figures = Readonly<Record<string, number>>;

/**
 * Compares the figures that the server returns with `due`, which follow from its lists. A missing figure reads as 0 in
 * the client; a figure of another type breaks the specification.
 */
const tryFigures = async (
  { report, accounts, demand }: Trial,
  name: 'getBuyerStats' | 'getWorkerStats',
  who: 'buyer' | 'worker',
  due: Figures = {},
): Promise<void> => {
  const reply = await demand(name, { email: accounts[who].email }, who);
  if (!reply) return;
  if (!isRecord(reply.body)) {
    report.breaks(name, 'answers no object');
    return;
  }
  const told = reply.body;
  const isThere = ([field]: readonly [string, unknown]) => told[field] !== undefined;
  checkRow(report, name, Object.fromEntries(Object.entries(entities.stats).filter(isThere)), told);
  for (const [field, value] of Object.entries(due))
    if (told[field] === undefined) report.differs(name, `leaves out ${field}, which then reads as 0`);
    else if (told[field] !== value)
      report.differs(name, `says ${shown(told[field])} for ${field}, which is ${String(value)} by the lists`);
};

const sumOf = (rows: readonly Fact[], field: string): number => rows.reduce((sum, row) => sum + Number(row[field]), 0);
