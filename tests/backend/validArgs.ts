import type { Args } from '#contract/endpoint.ts';
import type { EndpointName, Endpoints } from '#contract/endpoints.ts';
import { aSubmission, aTask, aWithdrawal, bob, stranger, wim, type World } from './aWorld.ts';

type EveryArgs = { [N in EndpointName]: Args<Endpoints[N]> };

/** For every row of the contract a call that the right person can make in this world. */
export const validArgs = (
  { ids, task, submission }: World,
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
  savePayment: { paymentIntentId: 'pi_bob', coins: 1000, cost: 35, email: bob },
  listPayments: { email: caller },
  listOpenTasks: {},
  getTask: { id: task },
  createSubmission: aSubmission(task, { worker_email: stranger }),
  listWorkerSubmissions: { email: caller },
  getWorkerStats: { email: caller },
  listApprovedSubmissions: { email: caller },
  createWithdrawal: aWithdrawal(200),
});
