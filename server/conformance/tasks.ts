import { entities } from '#domain/entities.ts';
import { isRecord } from '#domain/isRecord.ts';
import { checkRow, compare, hasAddress, shown, type Fact } from './checkRows.ts';
import { expectCoins, type Trial } from './trial.ts';
import { tryWork } from './work.ts';

const DAY = 86_400_000;
const facts = [
  'user',
  'taskTitle',
  'taskDetail',
  'requiredWorkers',
  'payableAmount',
  'completionDate',
  'submissionInfo',
];

/** Body of a new task, with a title that no other task has. */
const draft = (user: string, requiredWorkers: number, payableAmount: number) => ({
  user,
  name: 'Conformance',
  taskImageUrl: '',
  taskTitle: `Conformance ${crypto.randomUUID()}`,
  taskDetail: 'A trial of this server, which removes it again.',
  requiredWorkers,
  payableAmount,
  completionDate: new Date(Date.now() + 30 * DAY).toISOString().slice(0, 10),
  submissionInfo: 'One word.',
});

const ownTasks = (trial: Trial): Promise<Fact[] | undefined> =>
  trial.list('listBuyerTasks', { email: trial.accounts.buyer.email }, 'buyer');

/**
 * Adds a task for `requiredWorkers` workers, at one coin each. Resolves to its row, or to undefined if the task was
 * refused or cannot be found again.
 */
const addTask = async (trial: Trial, requiredWorkers: number): Promise<(Fact & { _id: string }) | undefined> => {
  const { report, accounts, demand, coinsOf } = trial;
  const before = await coinsOf('buyer');
  const sent = draft(accounts.buyer.email, requiredWorkers, 1);
  const isTaken = await demand('createTask', sent, 'buyer');
  // A call without a response may have added the task.
  const rows = await ownTasks(trial);
  if (rows?.every(hasAddress('user', sent.user)) === false)
    report.breaks('listBuyerTasks', 'shows tasks of somebody else');
  const row = rows?.find(({ taskTitle }) => taskTitle === sent.taskTitle);
  if (!row || typeof row._id !== 'string') {
    if (isTaken && rows) report.breaks('createTask', 'adds a task that its buyer’s list does not have');
    if (isTaken || !rows) report.left('createTask', `the task “${sent.taskTitle}”`);
    return undefined;
  }
  compare(report, 'listBuyerTasks', row, sent, facts);
  await expectCoins(trial, 'createTask', 'buyer', before - requiredWorkers, 'a task is paid for when it is added');
  return { ...row, _id: row._id };
};

/** Test of tasks: adds, finds and changes them, works on them, and deletes them. */
export const tryTasks = async (trial: Trial): Promise<void> => {
  const { report, coinsOf } = trial;
  const coins = await coinsOf('buyer');
  if (!(coins >= 3)) {
    report.notAsked('createTask', `the buyer has ${shown(coins)} coins, and the trial needs 3`);
    return;
  }
  const task = await addTask(trial, 2);
  if (task) {
    try {
      await tryTask(trial, task, task._id);
      const paid = await tryWork(trial, task);
      await deleteOwn(trial, task._id, paid);
    } finally {
      await remove(trial, task);
    }
  }
  await tryDear(trial);
  const other = await addTask(trial, 1);
  if (other) await deleteAny(trial, other);
};

/** Test of a task as other people see it, and of its change. */
const tryTask = async (trial: Trial, task: Fact, id: string): Promise<void> => {
  const { report, list, demand, refuses } = trial;
  for (const [name, who] of [
    ['listAllTasks', 'admin'],
    ['listOpenTasks', 'worker'],
  ] as const) {
    const rows = await list(name, {}, who);
    const row = rows?.find(({ _id }) => _id === id);
    if (row) compare(report, name, row, task, facts);
    else if (rows) report.breaks(name, 'does not list a task that was added');
  }
  const one = await demand('getTask', { id }, 'worker');
  if (one && !isRecord(one.body)) report.breaks('getTask', 'answers no record');
  if (one && isRecord(one.body)) {
    checkRow(report, 'getTask', entities.task, one.body);
    compare(report, 'getTask', one.body, task, facts);
  }
  const title = String(task.taskTitle);
  const edit = { taskDetail: 'Changed.', completionDate: String(task.completionDate) };
  await refuses('updateTask', { id, ...edit, taskTitle: title }, 'worker', 'lets a worker change a task');
  const changed = { ...edit, taskTitle: `${title}, changed` };
  if (!(await demand('updateTask', { id, ...changed }, 'buyer'))) return;
  const row = (await ownTasks(trial))?.find(({ _id }) => _id === id);
  for (const [field, value] of Object.entries(changed))
    if (row && row[field] !== value) report.breaks('updateTask', `leaves ${field} as it was`);
};

/** Test of a buyer's deletion of a task for 2 coins, of which `paid` ones were paid; undefined if that is not known. */
const deleteOwn = async (trial: Trial, id: string, paid: number | undefined): Promise<void> => {
  const { email } = trial.accounts.buyer;
  const before = await trial.coinsOf('buyer');
  const requiredWorkers = 2 - (paid ?? 0);
  if (!(await trial.demand('deleteBuyerTask', { id, email, requiredWorkers, payableAmount: 1 }, 'buyer'))) return;
  if ((await ownTasks(trial))?.some(({ _id }) => _id === id))
    trial.report.breaks('deleteBuyerTask', 'leaves the task that it was to delete');
  if (paid !== undefined) await expectCoins(trial, 'deleteBuyerTask', 'buyer', before + requiredWorkers, BACK);
};
const BACK = 'what a deleted task did not pay comes back';

const deleteAny = async (trial: Trial, task: Fact & { _id: string }): Promise<void> => {
  const before = await trial.coinsOf('buyer');
  const isKept = await trial.refuses('deleteAnyTask', { id: task._id }, 'worker', 'lets a worker delete a task');
  const isDeleted = isKept && (await trial.demand('deleteAnyTask', { id: task._id }, 'admin'));
  const rows = await trial.list('listAllTasks', {}, 'admin');
  if (rows?.some(({ _id }) => _id === task._id) ?? !isDeleted) {
    if (isDeleted) trial.report.breaks('deleteAnyTask', 'leaves the task that it was to delete');
    await remove(trial, task);
  } else await expectCoins(trial, 'deleteAnyTask', 'buyer', before + 1, BACK);
};

/** Test of a task that costs more than its buyer has. */
const tryDear = async (trial: Trial): Promise<void> => {
  const sent = draft(trial.accounts.buyer.email, 1_000, Math.min(1_000_000, (await trial.coinsOf('buyer')) + 1));
  const why = 'takes a task that costs more than the buyer has';
  const isRefused = await trial.refuses('createTask', sent, 'buyer', why);
  const rows = await ownTasks(trial);
  const row = rows?.find(({ taskTitle }) => taskTitle === sent.taskTitle);
  if (row) await remove(trial, row);
  else if (!rows && !isRefused) trial.report.left('createTask', `the task “${sent.taskTitle}”`);
};

/** Removes a task of the test if it is still there, or reports that it had to be left. */
const remove = async (trial: Trial, task: Fact): Promise<void> => {
  const isListed = async () => (await ownTasks(trial))?.some(({ _id }) => _id === task._id);
  if ((await isListed()) === false) return;
  const { ok } = await trial.ask('deleteAnyTask', { id: String(task._id) }, 'admin');
  if ((await isListed()) ?? !ok) trial.report.left('createTask', `the task “${String(task.taskTitle)}”`);
};
