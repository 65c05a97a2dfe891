/** Roles of users (specification 3 and 6). */
export const roles = ['admin', 'buyer', 'worker'] as const;
export type Role = (typeof roles)[number];

/** Roles that a visitor may choose at sign-up; only an admin makes another admin (GUARD-9). */
export const signUpRoles = ['buyer', 'worker'] as const satisfies readonly Role[];
export type SignUpRole = (typeof signUpRoles)[number];

/**
 * Kind of value in a field. 'role': a {@link Role}, or '' if the server left it out or sent an unknown one. 'number': a
 * whole number, coins too. 'dollars': money with decimals. Dates are 'text', as the server sends them.
 */
export type FieldKind = 'text' | 'number' | 'dollars' | 'role';
/** Fields of an entity, by name, each with the kind of its value. */
export type Fields = Readonly<Record<string, FieldKind>>;
type Held = { text: string; number: number; dollars: number; role: Role | '' };
/** Row with the fields `F`, each with a value of its kind. */
export type Row<F extends Fields> = { [K in keyof F]: Held[F[K]] };
/** Row with the `id` that react-admin needs; it is added when a list's response is parsed. */
export type Listed<F extends Fields> = Row<F> & { id: string };

/**
 * Fields of each entity, both the specification's (3) and those of our extras. Types and schemas are derived from this
 * table. In a signal, `of` are the coins that the buyer has paid to all workers, `coins` those to this worker.
 */
// prettier-ignore
export const entities = {
  user:       { _id: 'text', name: 'text', displayName: 'text', email: 'text', role: 'role', coin: 'number', imgurl: 'text' },
  bestWorker: { _id: 'text', name: 'text', imgurl: 'text', coin: 'number' },
  task:       { _id: 'text', user: 'text', name: 'text', taskImageUrl: 'text', taskTitle: 'text', taskDetail: 'text', requiredWorkers: 'number', payableAmount: 'number', completionDate: 'text', submissionInfo: 'text' },
  submission: { _id: 'text', task_id: 'text', task_title: 'text', payable_amount: 'number', required_worker: 'number', worker_email: 'text', worker_name: 'text', buyer_name: 'text', buyer_email: 'text', submission_details: 'text', current_date: 'text', status: 'text' },
  withdrawal: { _id: 'text', worker_email: 'text', worker_name: 'text', withdrawal_coin: 'number', withdrawal_amount: 'dollars', payment_system: 'text', account_number: 'text', withdraw_date: 'text', status: 'text' },
  payout:     { _id: 'text', worker_email: 'text', worker_name: 'text', withdrawal_coin: 'number', withdrawal_amount: 'dollars', payment_system: 'text', account_number: 'text', withdraw_date: 'text', status: 'text', batch: 'number', reference: 'text', reason: 'text' },
  payment:    { paymentIntentId: 'text', coins: 'number', cost: 'dollars', email: 'text' },
  purchase:   { _id: 'text', email: 'text', coins: 'number', cost: 'dollars', bought: 'text', state: 'text', returned: 'dollars', taken: 'number', due: 'text', buyer: 'text' },
  debt:       { _id: 'text', name: 'text', email: 'text', debt: 'number', reason: 'text', asker: 'text' },
  promotion:  { _id: 'text', name: 'text', email: 'text', asker: 'text', asked: 'text' },
  handIns:    { _id: 'text', count: 'number', workers: 'text' },
  keptText:   { _id: 'text', taskTitle: 'text', taskDetail: 'text', submissionInfo: 'text' },
  books:      { _id: 'text', coinsOwed: 'number', owed: 'dollars', taken: 'dollars', paidOut: 'dollars' },
  signal:     { _id: 'text', reason: 'text', user: 'text', name: 'text', email: 'text', role: 'role', coins: 'number', of: 'number', at: 'text' },
  pauses:     { sales: 'number', payouts: 'number' },
  suspension: { _id: 'text', name: 'text', email: 'text', reason: 'text' },
  action:     { _id: 'text', action_date: 'text', actor: 'text', who: 'text', action: 'text', collection: 'text', row: 'text', before: 'text', after: 'text', request: 'text', restorable: 'number' },
  erasure:    { coins: 'number', orders: 'number', refunds: 'number', disputes: 'number', payouts: 'number', debt: 'number', places: 'number', reviews: 'number', work: 'number', admins: 'number' },
  document:   { _id: 'text', kind: 'text', at: 'text', coins: 'number' },
  stats:      { totalTaskCount: 'number', pendingTask: 'number', totalPaymentPaid: 'number' },
} as const satisfies Record<string, Fields>;

export type User = Row<typeof entities.user>;
/** User's record, with the welcome coins that wait until the e-mail address is verified (C-69); absent if none wait. */
export type Account = User & { readonly welcomeWaits?: number };
export type BestWorker = Row<typeof entities.bestWorker>;
export type Task = Row<typeof entities.task>;
export type Submission = Row<typeof entities.submission>;
export type Withdrawal = Row<typeof entities.withdrawal>;
/**
 * Totals on the home screens of buyers and workers. Of a buyer: posted tasks, open places, coins paid. Of a worker, in
 * the same fields: submissions, pending ones, coins earned (C-40).
 */
export type Stats = Row<typeof entities.stats>;
export type Payment = Row<typeof entities.payment>;
/** Payment as admins see it, with the state of its money: refunds, disputes, coins taken back. */
export type Purchase = Row<typeof entities.purchase>;
/**
 * Totals on the admin's home screen; `payments` counts purchases. On the wire they are called result, result1,
 * totalCoins and result2.
 */
export type AdminInfo = { workers: number; buyers: number; coins: number; payments: number };
