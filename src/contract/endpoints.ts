import * as z from 'zod/mini';
import { paymentSystems, coinPackages } from '../domain/coins.ts';
import { entities, roles, signUpRoles, type AdminInfo, type Fields } from '../domain/entities.ts';
import { DELETE, GET, PATCH, POST, type Args, type Caller, type CallersOf, type Reply } from './endpoint.ts';
import { isRecord, mendRow } from './mend.ts';

const text = z.string();
const filled = z.string().check(z.minLength(1));
const email = z.email();
const count = z.int().check(z.positive());
const { user, bestWorker, task, submission, withdrawal, payment, stats } = entities;

/** One record, or null where the server answered nothing. An answer that is neither is refused. */
const one = <F extends Fields>(fields: F) =>
  z.pipe(
    z.unknown().check(z.refine((answer) => isRecord(answer) || answer === null || answer === '')),
    z.transform((answer) => (isRecord(answer) ? mendRow(fields, answer) : null)),
  );
/** Figures: whatever the server answered, every number is there. */
const figures = z.pipe(
  z.unknown(),
  z.transform((answer) => mendRow(stats, answer)),
);
const adminFigures = z.pipe(
  z.unknown(),
  z.transform((answer): AdminInfo => {
    const wire = mendRow({ result: 'number', result1: 'number', totalCoins: 'number', result2: 'number' }, answer);
    return { workers: wire.result, buyers: wire.result1, coins: wire.totalCoins, payments: wire.result2 };
  }),
);

const newUser = z.object({ name: text, email, imgurl: text, role: z.enum(signUpRoles), coin: z.number() });
const newTask = z.object({
  user: email,
  name: text,
  taskImageUrl: text,
  taskTitle: filled,
  taskDetail: filled,
  requiredWorkers: count,
  payableAmount: count,
  completionDate: filled,
  submissionInfo: filled,
});
const taskEdit = z.pick(newTask, { taskTitle: true, taskDetail: true, completionDate: true });
const taskOwner = z.object({ email, requiredWorkers: z.number(), payableAmount: z.number() });
const newSubmission = z.object({
  task_id: filled,
  task_title: text,
  payable_amount: z.number(),
  required_worker: z.number(),
  worker_email: email,
  worker_name: text,
  buyer_name: text,
  buyer_email: text,
  submission_details: filled,
  current_date: text,
  status: z.literal('pending'),
});
const approval = z.object({ submissionId: filled, workerEmail: text, payableAmount: z.number() });
const rejection = z.object({ submissionId: filled, taskId: text });
const newIntent = z.object({ amount: count, coins: z.literal(coinPackages.map((one) => one.coins)) });
const paid = z.object({ paymentIntentId: filled, coins: z.number(), cost: z.number(), email });
const newWithdrawal = z.object({
  worker_email: email,
  worker_name: text,
  withdrawal_coin: z.number(),
  withdrawal_amount: z.number(),
  payment_system: z.enum(paymentSystems),
  account_number: text,
  withdraw_date: text,
  status: z.literal('pending'),
});
const payout = z.object({ withdrawalAmount: z.number(), workerEmail: text });

/**
 * The contract: one row per call of specification 7. Paths are odd on purpose, ids and addresses are glued on without
 * a separator (C-02). The client, the server's routes, the in-browser mock and the access rules are derived from here.
 */
// prettier-ignore
export const endpoints = {
  createToken:             POST  ('/jwt')                             .for('anyone').takes(z.object({ email })).gives(z.object({ token: filled })),
  getUser:                 GET   ('/oneUser{email}')                  .for('signedIn').gives(one(user)),
  createUser:              POST  ('/user')                            .for('signedIn').takes(newUser),
  listBestWorkers:         GET   ('/bestWorker')                      .for('anyone').lists(bestWorker),

  listUsers:               GET   ('/allUser')                         .for('admin').lists(user),
  deleteUser:              DELETE('/allUser/{id}')                    .for('admin'),
  setUserRole:             PATCH ('/updateStatus/{id}')               .for('admin').takes(z.object({ role: z.enum(roles) })),
  listAllTasks:            GET   ('/allTaskForAdmin')                 .for('admin').lists(task),
  deleteAnyTask:           DELETE('/DeleteTaskbyadmin/{id}')          .for('admin'),
  getAdminInfo:            GET   ('/allinformation')                  .for('admin').gives(adminFigures),
  listPendingWithdrawals:  GET   ('/withdrawRequests?status=pending') .for('admin').lists(withdrawal),
  payWithdrawal:           PATCH ('/withdrawRequests{id}')            .for('admin').takes(payout),

  getBuyerStats:           GET   ('/buyerStats?email={email}')        .for('buyer').gives(figures),
  listSubmissionsToReview: GET   ('/alltaskForbuyer?email={email}')   .for('buyer').lists(submission),
  approveSubmission:       PATCH ('/approveSubmission')               .for('buyer').takes(approval),
  rejectSubmission:        PATCH ('/rejectSubmission')                .for('buyer').takes(rejection),
  createTask:              POST  ('/Addtask')                         .for('buyer').takes(newTask),
  listBuyerTasks:          GET   ('/buyerAlltask?email={email}')      .for('buyer').lists(task),
  updateTask:              PATCH ('/updateTask{id}')                  .for('buyer').takes(taskEdit),
  deleteBuyerTask:         DELETE('/deleteBuyerTask{id}')             .for('buyer').takes(taskOwner),
  createPaymentIntent:     POST  ('/create-payment-intent')           .for('buyer').takes(newIntent).gives(z.object({ clientSecret: filled })),
  savePayment:             POST  ('/save-payment-info')               .for('buyer').takes(paid),
  listPayments:            GET   ('/paymenthistory{email}')           .for('buyer').lists(payment),

  listOpenTasks:           GET   ('/Alltask')                         .for('worker').lists(task),
  getTask:                 GET   ('/oneTaskDetails{id}')              .for('worker').gives(one(task)),
  createSubmission:        POST  ('/submissions')                     .for('worker').takes(newSubmission).only(200),
  listWorkerSubmissions:   GET   ('/submission?email={email}')        .for('worker').lists(submission),
  getWorkerStats:          GET   ('/workerStats?email={email}')       .for('worker').gives(figures),
  listApprovedSubmissions: GET   ('/approvedSubmission?email={email}').for('worker').lists(submission),
  createWithdrawal:        POST  ('/withdrawRequest')                 .for('worker').takes(newWithdrawal),
};

export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;

type Call<E> = object extends Args<E> ? () => Promise<Reply<E>> : (args: Args<E>) => Promise<Reply<E>>;

/** The calls that one role may make, as functions: a binding for a role sees no others. */
export type Api<C extends Caller = Caller> = {
  [N in EndpointName as Extract<C | 'signedIn' | 'anyone', CallersOf<Endpoints[N]>> extends never ? never : N]: Call<
    Endpoints[N]
  >;
};
