import type { Calls } from '../call.ts';

export const statsCalls = {
  /** Workers, buyers, the coins of all accounts, and the number of purchases. */
  getAdminInfo: async ({ tx }) => ({
    result: await tx.count('users', { deleted: false, role: 'worker' }),
    result1: await tx.count('users', { deleted: false, role: 'buyer' }),
    totalCoins: await tx.sum('users', { deleted: false }, 'coin'),
    result2: await tx.count('payments', {}),
  }),

  /** Tasks, workers still needed ('Pending Workers'), and coins paid to workers. */
  getBuyerStats: async ({ me, tx }) => ({
    totalTaskCount: await tx.count('tasks', { user_id: me._id, closed: false }),
    pendingTask: await tx.sum('tasks', { user_id: me._id, closed: false }, 'requiredWorkers'),
    totalPaymentPaid: await tx.sum('submissions', { buyer_id: me._id, status: 'approved' }, 'payable_amount'),
  }),

  /** Submissions, pending ones, and coins earned (C-40). */
  getWorkerStats: async ({ me, tx }) => ({
    totalTaskCount: await tx.count('submissions', { worker_id: me._id }),
    pendingTask: await tx.count('submissions', { worker_id: me._id, status: 'pending' }),
    totalPaymentPaid: await tx.sum('submissions', { worker_id: me._id, status: 'approved' }, 'payable_amount'),
  }),
} satisfies Partial<Calls>;
