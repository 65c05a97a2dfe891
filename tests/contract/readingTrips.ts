import { expect } from 'vitest';
import type { EndpointName } from '#contract/endpoints.ts';
import type { Trips } from './tripWorld.ts';

const ids = (rows: readonly { _id: string }[]) => rows.map(({ _id }) => _id).sort();
const sum = <R>(rows: readonly R[], of: (row: R) => number) => rows.reduce((total, row) => total + of(row), 0);

/**
 * Trips (tests of a call with the seeded marketplace) of the calls that only read: their answers must agree with the
 * seed's rows.
 */
export const readingTrips = {
  getUser: {
    as: 'worker',
    with: ({ worker }) => ({ email: worker.email }),
    shows: (
      answer,
      {
        worker: {
          deleted: _d,
          debt: _o,
          leaving: _l,
          suspended: _s,
          suspension: _r,
          created_at: _c,
          uid: _u,
          verified: _v,
          ...shown
        },
      },
    ) => expect(answer).toEqual(shown),
  },
  listBestWorkers: {
    as: 'newcomer',
    with: () => ({}),
    shows: (answer, { before }) => {
      const workers = before.users.filter(({ role }) => role === 'worker').map(({ coin }) => coin);
      expect(answer.map(({ coin }) => coin)).toEqual(workers.sort((a, b) => b - a).slice(0, 6));
    },
  },
  listUsers: {
    as: 'admin',
    with: () => ({}),
    shows: (answer, { before }) => expect(ids(answer)).toEqual(ids(before.users)),
  },
  listAllTasks: {
    as: 'admin',
    with: () => ({}),
    shows: (answer, { before }) => expect(ids(answer)).toEqual(ids(before.tasks.filter(({ closed }) => !closed))),
  },
  getAdminInfo: {
    as: 'admin',
    with: () => ({}),
    shows: (answer, { before: { users, payments } }) =>
      expect(answer).toEqual({
        workers: users.filter(({ role }) => role === 'worker').length,
        buyers: users.filter(({ role }) => role === 'buyer').length,
        coins: sum(users, ({ coin }) => coin),
        payments: payments.length,
      }),
  },
  listPendingWithdrawals: {
    as: 'admin',
    with: () => ({}),
    shows: (answer, { before: { withdrawals } }) =>
      expect(ids(answer)).toEqual(ids(withdrawals.filter(({ status }) => status === 'pending'))),
  },
  getBuyerStats: {
    as: 'buyer',
    with: ({ buyer: { email } }) => ({ email }),
    shows: (answer, { before, buyer }) => {
      const mine = before.tasks.filter(({ user_id, closed }) => user_id === buyer._id && !closed);
      const paid = before.submissions.filter((one) => one.buyer_id === buyer._id && one.status === 'approved');
      expect(answer).toEqual({
        totalTaskCount: mine.length,
        pendingTask: sum(mine, ({ requiredWorkers }) => requiredWorkers),
        totalPaymentPaid: sum(paid, ({ payable_amount }) => payable_amount),
      });
    },
  },
  listSubmissionsToReview: {
    as: 'buyer',
    with: ({ buyer: { email } }) => ({ email }),
    shows: (answer, { before, buyer }) =>
      expect(ids(answer)).toEqual(
        ids(before.submissions.filter((one) => one.buyer_id === buyer._id && one.status === 'pending')),
      ),
  },
  listBuyerTasks: {
    as: 'buyer',
    with: ({ buyer: { email } }) => ({ email }),
    shows: (answer, { before, buyer }) =>
      expect(ids(answer)).toEqual(ids(before.tasks.filter((one) => one.user_id === buyer._id && !one.closed))),
  },
  listPayments: {
    as: 'buyer',
    with: ({ buyer: { email } }) => ({ email }),
    shows: (answer, { before, buyer }) =>
      expect(answer.map(({ paymentIntentId }) => paymentIntentId).sort()).toEqual(
        ids(before.payments.filter(({ user_id }) => user_id === buyer._id)),
      ),
  },
  listOpenTasks: {
    as: 'worker',
    with: () => ({}),
    shows: (answer, { before }) =>
      expect(ids(answer)).toEqual(ids(before.tasks.filter((one) => !one.closed && one.requiredWorkers > 0))),
  },
  getTask: {
    as: 'worker',
    with: ({ offer: { _id } }) => ({ id: _id }),
    shows: (answer, { offer: { user_id: _u, escrow: _e, closed: _c, reopened: _r, created_at: _a, ...shown } }) =>
      expect(answer).toEqual(shown),
  },
  listWorkerSubmissions: {
    as: 'worker',
    with: ({ worker: { email } }) => ({ email }),
    shows: (answer, { before, worker }) =>
      expect(ids(answer)).toEqual(ids(before.submissions.filter((one) => one.worker_id === worker._id))),
  },
  getWorkerStats: {
    as: 'worker',
    with: ({ worker: { email } }) => ({ email }),
    shows: (answer, { before, worker }) => {
      const mine = before.submissions.filter((one) => one.worker_id === worker._id);
      const approved = mine.filter(({ status }) => status === 'approved');
      expect(answer).toEqual({
        totalTaskCount: mine.length,
        pendingTask: mine.filter(({ status }) => status === 'pending').length,
        totalPaymentPaid: sum(approved, ({ payable_amount }) => payable_amount),
      });
    },
  },
  listApprovedSubmissions: {
    as: 'worker',
    with: ({ worker: { email } }) => ({ email }),
    shows: (answer, { before, worker }) =>
      expect(ids(answer)).toEqual(
        ids(before.submissions.filter((one) => one.worker_id === worker._id && one.status === 'approved')),
      ),
  },
} satisfies Partial<Trips<EndpointName>>;
