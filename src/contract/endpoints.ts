import { entities, type Account, type AdminInfo, type Fields, type Row } from '../domain/entities.ts';
import { extrasIn, type Extra } from './extras.ts';
import { DELETE, GET, PATCH, POST, senseless, type Args, type Caller, type CallersOf, type Reply } from './endpoint.ts';
import { isRecord } from '../domain/isRecord.ts';
import { mendRow } from './mend.ts';
import { pricesIn } from './pricesIn.ts';

const {
  user,
  bestWorker,
  task,
  submission,
  withdrawal,
  payout,
  payment,
  purchase,
  debt,
  promotion,
  stats,
  handIns,
  keptText,
  books,
  signal,
  action,
  suspension,
  pauses,
  erasure,
  document,
} = entities;

/** Parser for one record, or null for an empty response. Any other body is an error. */
const one =
  <F extends Fields>(fields: F) =>
  (answer: unknown): Row<F> | null | typeof senseless => {
    if (isRecord(answer)) return mendRow(fields, answer);
    return answer === null || answer === '' ? null : senseless;
  };
/**
 * Parser for an account. It adds the welcome coins that wait until the e-mail address is verified, if the server tells
 * them (C-67, C-69).
 */
const account = (answer: unknown): Account | null | typeof senseless => {
  const found = one(user)(answer);
  if (found === null || found === senseless || !isRecord(answer)) return found;
  const { welcomeWaits } = answer;
  return typeof welcomeWaits === 'number' && welcomeWaits > 0 ? { ...found, welcomeWaits } : found;
};
/**
 * Parser for the response to POST /jwt: the access token, which is required, and the extras that the server announces
 * (C-67).
 */
const tokenAndExtras = (answer: unknown): { token: string; extras?: readonly Extra[] } | typeof senseless => {
  const found = filled('token')(answer);
  return found === senseless ? senseless : { ...found, extras: extrasIn((answer as { extras?: unknown }).extras) };
};
/** Parser for an object with one required text, in the field whose name is `name`; '' counts as missing. */
const filled =
  <N extends string>(name: N) =>
  (answer: unknown): Record<N, string> | typeof senseless => {
    const text = isRecord(answer) ? answer[name] : undefined;
    return typeof text === 'string' && text !== '' ? ({ [name]: text } as Record<N, string>) : senseless;
  };
/** Parser for the key of a picture upload, which must be short enough for a URL. */
const uploadKey = (answer: unknown): { key: string } | typeof senseless => {
  const found = filled('key')(answer);
  return found !== senseless && found.key.length > 2_000 ? senseless : found;
};
/**
 * Parser for the welcome coins of a new account, if the server tells them (C-67); 0 when the day's limit was reached.
 */
const welcomeIn = (answer: unknown): { insertedId?: string | null; welcome?: number } | undefined =>
  isRecord(answer) && typeof answer.welcome === 'number' ? { welcome: answer.welcome } : undefined;
/**
 * Parser for an object with `rows`. One invalid row makes the response an error, because none may be missing without
 * notice.
 */
const rowsOf =
  <F extends Fields>(fields: F) =>
  (answer: unknown): { rows: Row<F>[] } | typeof senseless =>
    isRecord(answer) && Array.isArray(answer.rows) && answer.rows.every(isRecord)
      ? { rows: answer.rows.map((one) => mendRow(fields, one)) }
      : senseless;
/** Parser for all rows of a person, by table, for a download. They are passed on unchanged. */
const tablesIn = (answer: unknown): { tables: OwnTables } | typeof senseless =>
  isRecord(answer) && isRecord(answer.tables) ? { tables: answer.tables as OwnTables } : senseless;
/** Parser for the totals of a home screen; missing ones become 0. */
const figures = (answer: unknown) => mendRow(stats, answer);
const adminFigures = (answer: unknown): AdminInfo => {
  const wire = mendRow({ result: 'number', result1: 'number', totalCoins: 'number', result2: 'number' }, answer);
  return { workers: wire.result, buyers: wire.result1, coins: wire.totalCoins, payments: wire.result2 };
};

/**
 * Contract with the server: one row per endpoint of specification 7, and of our extras (C-67). The odd paths are the
 * specification's: ids and e-mail addresses follow without a separator (C-02). Client, server routes, the demo's server
 * and access rules are derived from this table.
 */
// prettier-ignore
export const endpoints = {
  createToken:             POST  ('/jwt')                             .for('anyone').takes('proof').gives(tokenAndExtras),
  getUser:                 GET   ('/oneUser{email}')                  .for('signedIn').gives(account),
  createUser:              POST  ('/user')                            .for('signedIn').takes('newUser').gives(welcomeIn),
  listBestWorkers:         GET   ('/bestWorker')                      .for('anyone').lists(bestWorker),

  listUsers:               GET   ('/allUser')                         .for('admin').lists(user),
  deleteUser:              DELETE('/allUser/{id}')                    .for('admin'),
  setUserRole:             PATCH ('/updateStatus/{id}')               .for('admin').takes('newRole'),
  listAllTasks:            GET   ('/allTaskForAdmin')                 .for('admin').lists(task),
  deleteAnyTask:           DELETE('/DeleteTaskbyadmin/{id}')          .for('admin'),
  getAdminInfo:            GET   ('/allinformation')                  .for('admin').gives(adminFigures),
  listPendingWithdrawals:  GET   ('/withdrawRequests?status=pending') .for('admin').lists(withdrawal),
  payWithdrawal:           PATCH ('/withdrawRequests{id}')            .for('admin').takes('payout'),

  getBuyerStats:           GET   ('/buyerStats?email={email}')        .for('buyer').gives(figures),
  listSubmissionsToReview: GET   ('/alltaskForbuyer?email={email}')   .for('buyer').lists(submission),
  approveSubmission:       PATCH ('/approveSubmission')               .for('buyer').takes('approval'),
  rejectSubmission:        PATCH ('/rejectSubmission')                .for('buyer').takes('rejection'),
  createTask:              POST  ('/Addtask')                         .for('buyer').takes('newTask'),
  listBuyerTasks:          GET   ('/buyerAlltask?email={email}')      .for('buyer').lists(task),
  updateTask:              PATCH ('/updateTask{id}')                  .for('buyer').takes('taskEdit'),
  deleteBuyerTask:         DELETE('/deleteBuyerTask{id}')             .for('buyer').takes('taskOwner'),
  createPaymentIntent:     POST  ('/create-payment-intent')           .for('buyer').takes('newIntent').gives(filled('clientSecret')),
  // Any signed-in user: the buyer's role may have changed between the order and the charge of the card.
  savePayment:             POST  ('/save-payment-info')               .for('signedIn').takes('paid'),
  listPayments:            GET   ('/paymenthistory{email}')           .for('buyer').lists(payment),

  listOpenTasks:           GET   ('/Alltask')                         .for('worker').lists(task),
  getTask:                 GET   ('/oneTaskDetails{id}')              .for('worker').gives(one(task)),
  createSubmission:        POST  ('/submissions')                     .for('worker').takes('newSubmission').only(200),
  listWorkerSubmissions:   GET   ('/submission?email={email}')        .for('worker').lists(submission),
  getWorkerStats:          GET   ('/workerStats?email={email}')       .for('worker').gives(figures),
  listApprovedSubmissions: GET   ('/approvedSubmission?email={email}').for('worker').lists(submission),
  createWithdrawal:        POST  ('/withdrawRequest')                 .for('worker').takes('newWithdrawal'),

  // Not in the specification: called only when the server announces the extra.
  getTaskHandIns:          GET   ('/handIns{id}')                     .for('buyer').gives(one(handIns)).announcedAs('keptTexts'),
  listUserSignals:         GET   ('/userSignals{id}')                 .for('admin').gives(rowsOf(signal)).announcedAs('signals'),
  releaseHold:             PATCH ('/releaseHold{id}')                 .for('admin').announcedAs('signals'),
  getPauses:               GET   ('/pauses')                          .for('admin').gives(one(pauses)).announcedAs('signals'),
  setPauses:               PATCH ('/pauses')                          .for('admin').takes('pauses').announcedAs('signals'),
  listPayouts:             GET   ('/payouts')                         .for('admin', 'worker').lists(payout).announcedAs('payouts'),
  decideWithdrawal:        PATCH ('/withdrawal{id}')                  .for('admin').takes('decision').announcedAs('payouts'),
  createBatch:             POST  ('/payoutBatch')                     .for('admin').takes('batch').announcedAs('payouts'),
  readBankAnswer:          POST  ('/bankAnswer')                      .for('admin').takes('bankAnswer').announcedAs('payouts'),
  getSubmissionText:       GET   ('/keptText{id}')                    .for('buyer', 'worker').gives(one(keptText)).announcedAs('keptTexts'),
  listPurchases:           GET   ('/purchases')                       .for('admin').lists(purchase).announcedAs('refunds'),
  refundPurchase:          POST  ('/refund{id}')                      .for('admin').takes('refund').announcedAs('refunds'),
  listDebts:               GET   ('/debts')                           .for('admin').lists(debt).announcedAs('refunds'),
  askWriteOff:             POST  ('/writeOff{id}')                    .for('admin').takes('writeOff').announcedAs('refunds'),
  confirmWriteOff:         PATCH ('/writeOff{id}')                    .for('admin').announcedAs('refunds'),
  listPromotions:          GET   ('/promotions')                      .for('admin').lists(promotion).announcedAs('twoAdmins'),
  askPromotion:            POST  ('/promotion{id}')                   .for('admin').announcedAs('twoAdmins'),
  confirmPromotion:        PATCH ('/promotion{id}')                   .for('admin').announcedAs('twoAdmins'),
  takeBackPromotion:       DELETE('/promotion{id}')                   .for('admin').announcedAs('twoAdmins'),
  listActions:             GET   ('/actions')                         .for('admin').lists(action).announcedAs('actionLog'),
  restoreDeleted:          PATCH ('/action{id}')                      .for('admin').announcedAs('actionLog'),
  listSuspensions:         GET   ('/suspensions')                     .for('admin').lists(suspension).announcedAs('suspensions'),
  suspendUser:             POST  ('/suspension{id}')                  .for('admin').takes('suspension').announcedAs('suspensions'),
  liftSuspension:          DELETE('/suspension{id}')                  .for('admin').announcedAs('suspensions'),
  getOwnData:              GET   ('/ownData')                         .for('admin', 'buyer', 'worker').gives(tablesIn).announcedAs('ownData'),
  createUploadKey:         POST  ('/uploadKey')                       .for('admin', 'buyer', 'worker').gives(uploadKey).announcedAs('uploads'),
  getErasure:              GET   ('/erasure')                         .for('admin', 'buyer', 'worker').gives(one(erasure)).announcedAs('erasure'),
  eraseAccount:            DELETE('/ownAccount?coins={coins}')        .for('admin', 'buyer', 'worker').announcedAs('erasure'),
  listDocuments:           GET   ('/documents')                       .for('admin', 'buyer', 'worker').gives(rowsOf(document)).announcedAs('documents'),
  getDocument:             GET   ('/document{id}?language={language}').for('admin', 'buyer', 'worker').gives(filled('pdf')).announcedAs('documents'),
  getPrices:               GET   ('/prices')                          .for('signedIn').gives(pricesIn).announcedAs('prices'),
  getBooks:                GET   ('/books')                           .for('admin').gives(one(books)).announcedAs('prices'),
};

/** Rows about one person, by the name of their table. */
export type OwnTables = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;

type Call<E> = object extends Args<E> ? () => Promise<Reply<E>> : (args: Args<E>) => Promise<Reply<E>>;

/** Endpoints that a caller of kind `C` may call, as typed functions. Without `C`: all endpoints. */
export type Api<C extends Caller = Caller> = {
  [N in EndpointName as Extract<C | 'signedIn' | 'anyone', CallersOf<Endpoints[N]>> extends never ? never : N]: Call<
    Endpoints[N]
  >;
};
