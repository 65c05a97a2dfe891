import { paymentOf } from '#backend/paymentOf.ts';
import type { Snapshot, Stamp } from '#backend/store/port.ts';
import type { OrderRow, PaymentRow, SubmissionRow, TaskRow, UserRow, WithdrawalRow } from '#backend/store/tables.ts';

const NOW = '2026-11-21T10:00:00.000Z';
export const by: Stamp = { actor: 'ada', created_at: NOW };

/** Row of a user with every column; values that must be unique are made of `_id`. */
export const aUser = (row: Partial<UserRow> & { _id: string }): UserRow => ({
  name: row._id,
  displayName: row._id,
  email: `${row._id}@example.test`,
  role: 'buyer',
  coin: 0,
  imgurl: '',
  uid: `uid of ${row._id}`,
  verified: true,
  debt: 0,
  deleted: false,
  leaving: false,
  suspended: false,
  suspension: '',
  created_at: NOW,
  ...row,
});

export const aTask = (row: Partial<TaskRow> & { _id: string }): TaskRow => ({
  user: 'ada@example.test',
  name: 'Ada',
  taskImageUrl: '',
  taskTitle: 'Name the colours',
  taskDetail: 'All of them.',
  requiredWorkers: 2,
  payableAmount: 5,
  completionDate: '2026-12-01',
  submissionInfo: 'A list.',
  user_id: 'ada',
  escrow: 0,
  closed: false,
  reopened: 0,
  created_at: NOW,
  ...row,
});

export const aSubmission = (row: Partial<SubmissionRow> & { _id: string }): SubmissionRow => ({
  task_id: 'colours',
  task_title: 'Name the colours',
  payable_amount: 5,
  required_worker: 2,
  worker_email: 'bo@example.test',
  worker_name: 'Bo',
  buyer_name: 'Ada',
  buyer_email: 'ada@example.test',
  submission_details: 'Red.',
  current_date: '2026-11-21',
  status: 'pending',
  buyer_id: 'ada',
  worker_id: 'bo',
  text_id: '',
  created_at: NOW,
  ...row,
});

export const aWithdrawal = (row: Partial<WithdrawalRow> & { _id: string }): WithdrawalRow => ({
  worker_email: 'bo@example.test',
  worker_name: 'Bo',
  withdrawal_coin: 200,
  withdrawal_amount: 1000,
  payment_system: 'Bkash',
  account_number: '01700 000000',
  withdraw_date: NOW,
  status: 'pending',
  batch: 0,
  reference: '',
  reason: '',
  worker_id: 'bo',
  created_at: NOW,
  ...row,
});

export const anOrder = (row: Partial<OrderRow> & { _id: string }): OrderRow => ({
  user_id: 'ada',
  coins: 10,
  cents: 100,
  intent: '',
  open: true,
  created_at: NOW,
  ...row,
});

export const aPayment = (row: Partial<PaymentRow> & { _id: string }): PaymentRow => ({
  ...paymentOf({ _id: 'order', coins: 10, cents: 100 }, aUser({ _id: 'ada' }), {
    intent: row._id,
    live: true,
    created_at: NOW,
  }),
  ...row,
});

/** Rows of the tables that are empty when the demo begins, such as events and networks. */
export const besideSeed = ({ users, withdrawals, payments }: Omit<Snapshot, 'ledger'>) => {
  const { created_at } = by;
  const user_id = users[0]?._id ?? '';
  const of = { user_id, created_at };
  const _id = withdrawals[0]?._id ?? '';
  const payment_id = payments[0]?._id ?? '';
  const returned = { payment_id, cents: 100, created_at };
  return {
    events: [{ _id: 'evt_1', type: 'charged', about: payment_id, created_at }],
    refunds: [{ _id: 're_1', refund: 're_1', status: 'succeeded', admin: user_id, ...returned }],
    disputes: [{ _id: 'dp_1', status: 'lost', due: '', ...returned }],
    writeoffs: [{ _id: 'w', coins: 1, reason: 'Lost.', asker: user_id, confirmer: '', ...of }],
    promotions: [{ _id: 'p', asker: user_id, decider: '', confirmed: false, ...of }],
    tariffs: [{ _id: 'f', prices: '{}', created_at }],
    welcomes: [{ _id: '2026-11-21', coins: 50, created_at }],
    joins: [{ _id: user_id, network: 'hash', created_at }],
    welcomed: [{ _id: 'uid 1', ...of }],
    account_uses: [{ _id: 'hash 1', account: 'hash', ...of }],
    batches: [{ _id: '1', requests: 1, coins: 200, actor: user_id, created_at }],
    holds: [{ _id, reason: 'welcomesOnly', released: false, actor: user_id, ...of }],
    actions: [
      {
        _id: 'a',
        action_date: created_at,
        action: 'setUserRole',
        collection: 'users',
        row: user_id,
        request: 'r',
        before: '{"role":"buyer"}',
        after: '{"role":"worker"}',
        person: user_id,
        sealed: '',
        actor: user_id,
        created_at,
      },
    ],
    person_keys: [{ _id: user_id, wrapped: 'bare.', created_at }],
    pauses: [{ _id: 'sales', paused: true, actor: user_id, created_at }],
    closings: [{ _id: user_id, erased: false, done: true, actor: user_id, created_at }],
  } satisfies Partial<Snapshot>;
};
