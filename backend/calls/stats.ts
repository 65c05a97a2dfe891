import type { Calls } from '../call.ts';

export const statsCalls = {
  /** Figures of the product: `result` workers, `result1` buyers, `totalCoins` in all accounts, `result2` purchases. */
  getAdminInfo: async ({ tx }) => ({
    result: await tx.count('users', { deleted: false, role: 'worker' }),
    result1: await tx.count('users', { deleted: false, role: 'buyer' }),
    totalCoins: await tx.sum('users', { deleted: false }, 'coin'),
    result2: await tx.count('payments', {}),
  }),

  /** Figures of a buyer: open tasks, workers still needed ('Pending Workers'), and coins paid to workers. */
  getBuyerStats: async ({ me, tx }) => ({
    totalTaskCount: await tx.count('tasks', { user_id: me._id, closed: false }),
    pendingTask: await tx.sum('tasks', { user_id: me._id, closed: false }, 'requiredWorkers'),
    totalPaymentPaid: await tx.sum('submissions', { buyer_id: me._id, status: 'approved' }, 'payable_amount'),
  }),

  /** Figures of a worker: submissions, pending submissions, and coins earned (C-40). */
  getWorkerStats: async ({ me, tx }) => ({
    totalTaskCount: await tx.count('submissions', { worker_id: me._id }),
    pendingTask: await tx.count('submissions', { worker_id: me._id, status: 'pending' }),
    totalPaymentPaid: await tx.sum('submissions', { worker_id: me._id, status: 'approved' }, 'payable_amount'),
  }),
} satisfies Partial<Calls>;
