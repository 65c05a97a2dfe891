import { paymentOf } from '#backend/paymentOf.ts';
import type { Stamp } from '#backend/store/port.ts';
import type { OrderRow, PaymentRow, SubmissionRow, TaskRow, UserRow, WithdrawalRow } from '#backend/store/tables.ts';

const NOW = '2026-11-21T10:00:00.000Z';
export const by: Stamp = { actor: 'ada', created_at: NOW };

/** Rows whose every column is filled; `_id` makes what has to be unique so. */
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
