import type { Args } from '#contract/endpoint.ts';
import type { EndpointName, Endpoints } from '#contract/endpoints.ts';
import { aBackend, aBackendBehind, insertedId, intentOf, TODAY } from './aBackend.ts';
import { inProcess } from './door.ts';

export const ada = 'ada@example.test';
export const bob = 'bob@example.test';
export const wim = 'wim@example.test';
export const stranger = 'nobody@example.test';

export type World = Awaited<ReturnType<typeof aWorld>>;

const joiner =
  ({ call }: Pick<Awaited<ReturnType<typeof aBackend>>, 'call'>) =>
  async (email: string, role: 'buyer' | 'worker') =>
    insertedId(await call(email, 'createUser', { name: email.slice(0, 3), email, imgurl: '', role, coin: 0 }));

/** Makes the rows of a world by requests to a server in memory, wherever the tests store them afterwards. */
const makeWorld = async () => {
  const { call, cards, store, books, past } = await aBackendBehind(inProcess);
  const join = joiner({ call });
  const ids = { ada: await join(ada, 'worker'), bob: await join(bob, 'buyer'), wim: await join(wim, 'worker') };
  await store.transaction((tx) => tx.change('users', ids.ada, {}, { role: 'admin' }));
  const intent = intentOf(await call(bob, 'createPaymentIntent', { amount: 3500, coins: 1000 }));
  cards.settle(intent);
  await call(bob, 'savePayment', { paymentIntentId: intent, coins: 1000, cost: 35, email: bob });

  const task = insertedId(await call(bob, 'createTask', aTask()));
  const done = insertedId(await call(bob, 'createTask', aTask({ payableAmount: 600, requiredWorkers: 1 })));
  const submission = insertedId(await call(wim, 'createSubmission', aSubmission(task)));
  const paid = insertedId(await call(wim, 'createSubmission', aSubmission(done)));
  await call(bob, 'approveSubmission', { submissionId: paid, workerEmail: wim, payableAmount: 600 });
  return { rows: await books(), past: past(), known: { ids, intent, task, submission, paid } };
};
let made: ReturnType<typeof makeWorld> | undefined;

/**
 * Small marketplace with ada (admin), bob (buyer, who bought 1000 coins) and wim (worker). It has one task of bob's for
 * 3 workers at 100 coins, wim's submission that waits for review, and a second one that was paid. It is made once per
 * file.
 */
export const aWorld = async () => {
  const { rows, past, known } = await (made ??= makeWorld());
  const backend = await aBackend(rows, past);
  const coins = async (email: string): Promise<number> =>
    (await backend.store.transaction((tx) => tx.userByEmail(email)))?.coin ?? 0;
  return { ...backend, ...known, coins, join: joiner(backend) };
};

type ArgsOf<N extends EndpointName> = Args<Endpoints[N]>;

export const aTask = (changes: Partial<ArgsOf<'createTask'>> = {}): ArgsOf<'createTask'> => ({
  user: bob,
  name: 'bob',
  taskImageUrl: '',
  taskTitle: 'Label street signs',
  taskDetail: 'One label each.',
  requiredWorkers: 3,
  payableAmount: 100,
  completionDate: '2999-12-24',
  submissionInfo: 'The code.',
  ...changes,
});

export const aSubmission = (
  task_id: string,
  changes: Partial<ArgsOf<'createSubmission'>> = {},
): ArgsOf<'createSubmission'> => ({
  task_id,
  task_title: '',
  payable_amount: 1,
  required_worker: 1,
  worker_email: wim,
  worker_name: 'wim',
  buyer_name: 'bob',
  buyer_email: bob,
  submission_details: 'Code 42.',
  current_date: '2026-11-21',
  status: 'pending',
  ...changes,
});

export const aWithdrawal = (withdrawal_coin: number): ArgsOf<'createWithdrawal'> => ({
  worker_email: wim,
  worker_name: 'wim',
  withdrawal_coin,
  withdrawal_amount: 1,
  payment_system: 'Nagad',
  account_number: '0170',
  withdraw_date: TODAY.toISOString(),
  status: 'pending',
});

type EveryArgs = { [N in EndpointName]: Args<Endpoints[N]> };

/**
 * Arguments of every call of the contract, valid in this world for a caller with the right role. `withdrawal` is the id
 * of a withdrawal.
 */
export const validArgs = (
  { ids, intent, task, submission }: World,
  caller: string,
  withdrawal = '0'.repeat(24),
): EveryArgs => ({
  createToken: { email: caller },
  getUser: { email: caller },
  createUser: { name: 'New', email: caller, imgurl: '', role: 'worker', coin: 10 },
  listBestWorkers: {},
  listUsers: {},
  deleteUser: { id: ids.wim },
  setUserRole: { id: ids.wim, role: 'buyer' },
  listAllTasks: {},
  deleteAnyTask: { id: task },
  getAdminInfo: {},
  listPendingWithdrawals: {},
  payWithdrawal: { id: withdrawal, withdrawalAmount: 200, workerEmail: wim },
  getBuyerStats: { email: caller },
  listSubmissionsToReview: { email: caller },
  approveSubmission: { submissionId: submission, workerEmail: wim, payableAmount: 100 },
  rejectSubmission: { submissionId: submission, taskId: task },
  createTask: aTask(),
  listBuyerTasks: { email: caller },
  updateTask: { id: task, taskTitle: 'New', taskDetail: 'New', completionDate: '2027-01-01' },
  deleteBuyerTask: { id: task, email: bob, requiredWorkers: 2, payableAmount: 100 },
  createPaymentIntent: { amount: 1000, coins: 150 },
  savePayment: { paymentIntentId: intent, coins: 1000, cost: 35, email: bob },
  listPayments: { email: caller },
  listOpenTasks: {},
  getTask: { id: task },
  createSubmission: aSubmission(task, { worker_email: stranger }),
  listWorkerSubmissions: { email: caller },
  getWorkerStats: { email: caller },
  listApprovedSubmissions: { email: caller },
  createWithdrawal: aWithdrawal(200),
  listUserSignals: { id: ids.wim },
  releaseHold: { id: withdrawal },
  getPauses: {},
  setPauses: { sales: false, payouts: false },
  listPayouts: {},
  decideWithdrawal: { id: withdrawal, act: 'hold', reason: 'To be looked at.' },
  createBatch: { ids: [withdrawal] },
  readBankAnswer: { batch: 1, rows: [{ id: withdrawal, result: 'paid', reference: 'T1', reason: '' }] },
  getTaskHandIns: { id: task },
  getSubmissionText: { id: submission },
  listPurchases: {},
  listActions: {},
  restoreDeleted: { id: '0'.repeat(24) },
  listSuspensions: {},
  suspendUser: { id: ids.wim, reason: 'Spam.' },
  liftSuspension: { id: ids.wim },
  refundPurchase: { id: intent, amount: 100 },
  listDebts: {},
  askWriteOff: { id: ids.bob, reason: 'Lost.' },
  confirmWriteOff: { id: ids.bob },
  listPromotions: {},
  askPromotion: { id: ids.bob },
  confirmPromotion: { id: ids.bob },
  takeBackPromotion: { id: ids.bob },
  getOwnData: {},
  createUploadKey: {},
  listDocuments: {},
  getDocument: { id: `receipt-${intent}`, language: 'en' },
  getErasure: {},
  eraseAccount: { coins: '1' },
  getPrices: {},
  getBooks: {},
});
