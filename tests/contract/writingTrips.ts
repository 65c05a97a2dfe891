import { expect } from 'vitest';
import type { EndpointName } from '#contract/endpoints.ts';
import { coinsOf, found, NEWCOMER, rowOf, type Trips } from './tripWorld.ts';

const day = '2026-12-24';

/** Trips ({@link Trip}) of the calls that change something, each with the rows that it must lead to. */
export const writingTrips = {
  createToken: {
    as: 'newcomer',
    with: () => ({ email: NEWCOMER }),
    shows: ({ token }) => expect(token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/),
  },
  createUser: {
    as: 'newcomer',
    with: () => ({ name: 'New', email: NEWCOMER, imgurl: '', role: 'buyer', coin: 50 }),
    shows: (_, __, { users }) =>
      expect(users.find(({ email }) => email === NEWCOMER)).toMatchObject({ name: 'New', role: 'buyer', coin: 50 }),
  },
  deleteUser: {
    as: 'admin',
    with: ({ worker }) => ({ id: worker._id }),
    shows: (_, { worker }, { users }) => expect(rowOf(users, worker).deleted).toBe(true),
  },
  setUserRole: {
    as: 'admin',
    with: ({ worker }) => ({ id: worker._id, role: 'buyer' }),
    shows: (_, { worker }, { users }) => expect(rowOf(users, worker).role).toBe('buyer'),
  },
  deleteAnyTask: {
    as: 'admin',
    with: ({ offer }) => ({ id: offer._id }),
    shows: (_, { offer }, { tasks }) => expect(rowOf(tasks, offer).closed).toBe(true),
  },
  payWithdrawal: {
    as: 'admin',
    with: ({ payout }) => ({
      id: payout._id,
      withdrawalAmount: payout.withdrawal_coin,
      workerEmail: payout.worker_email,
    }),
    shows: (_, { payout, before }, after) => {
      expect(rowOf(after.withdrawals, payout).status).toBe('approved');
      const worker = { _id: payout.worker_id };
      expect(coinsOf(after, worker)).toBe(coinsOf(before, worker) - payout.withdrawal_coin);
    },
  },
  approveSubmission: {
    as: 'buyer',
    with: ({ work }) => ({
      submissionId: work._id,
      workerEmail: work.worker_email,
      payableAmount: work.payable_amount,
    }),
    shows: (_, { work, before }, after) => {
      expect(rowOf(after.submissions, work).status).toBe('approved');
      const worker = { _id: work.worker_id };
      expect(coinsOf(after, worker)).toBe(coinsOf(before, worker) + work.payable_amount);
    },
  },
  rejectSubmission: {
    as: 'buyer',
    with: ({ work }) => ({ submissionId: work._id, taskId: work.task_id }),
    shows: (_, { work, before }, after) => {
      expect(rowOf(after.submissions, work).status).toBe('rejected');
      const task = { _id: work.task_id };
      expect(rowOf(after.tasks, task).requiredWorkers).toBe(rowOf(before.tasks, task).requiredWorkers + 1);
    },
  },
  createTask: {
    as: 'buyer',
    with: ({ buyer }) => ({
      user: buyer.email,
      name: buyer.name,
      taskImageUrl: '',
      taskTitle: 'A title of its own',
      taskDetail: 'One label each.',
      requiredWorkers: 2,
      payableAmount: 7,
      completionDate: day,
      submissionInfo: 'The labels.',
    }),
    shows: (_, { buyer, before }, after) => {
      const task = found(after.tasks.find(({ taskTitle }) => taskTitle === 'A title of its own'));
      expect(task).toMatchObject({ user_id: buyer._id, requiredWorkers: 2, payableAmount: 7, escrow: 14 });
      expect(coinsOf(after, buyer)).toBe(coinsOf(before, buyer) - 14);
    },
  },
  updateTask: {
    as: 'buyer',
    with: ({ task }) => ({ id: task._id, taskTitle: 'New', taskDetail: 'Newer', completionDate: day }),
    shows: (_, { task }, { tasks }) =>
      expect(rowOf(tasks, task)).toEqual({ ...task, taskTitle: 'New', taskDetail: 'Newer', completionDate: day }),
  },
  deleteBuyerTask: {
    as: 'buyer',
    with: ({ task: { _id, requiredWorkers, payableAmount }, buyer: { email } }) => ({
      id: _id,
      email,
      requiredWorkers,
      payableAmount,
    }),
    shows: (_, { task, buyer, before }, after) => {
      const refund = task.requiredWorkers * task.payableAmount;
      expect(rowOf(after.tasks, task)).toMatchObject({ closed: true, escrow: task.escrow - refund });
      expect(coinsOf(after, buyer)).toBe(coinsOf(before, buyer) + refund);
    },
  },
  createPaymentIntent: {
    as: 'buyer',
    with: () => ({ amount: 1000, coins: 150 }),
    shows: async ({ clientSecret }, { intents, buyer }, after) => {
      const [id = ''] = clientSecret.split('_secret_');
      const order = after.orders.find(({ intent }) => intent === id);
      expect(order).toMatchObject({ user_id: buyer._id, coins: 150, cents: 1000 });
      expect(await intents.findIntent(id)).toMatchObject({ amountInCents: 1000, order: order?._id, status: 'open' });
    },
  },
  savePayment: {
    as: 'buyer',
    with: async ({ intents, store, buyer: { _id: user_id, email } }) => {
      const order = {
        _id: 'order',
        user_id,
        coins: 150,
        cents: 1000,
        intent: '',
        open: true,
        created_at: new Date().toISOString(),
      };
      await store.transaction((tx) => tx.insert('orders', order));
      const { id } = await intents.createIntent({ order: order._id, amountInCents: order.cents });
      intents.turn(id, 'charge');
      return { paymentIntentId: id, coins: 150, cost: 10, email };
    },
    shows: (_, { buyer, before }, after) => {
      expect(after.payments).toHaveLength(before.payments.length + 1);
      expect(coinsOf(after, buyer)).toBe(coinsOf(before, buyer) + 150);
    },
  },
  createSubmission: {
    as: 'worker',
    with: ({ offer, worker }) => ({
      task_id: offer._id,
      task_title: offer.taskTitle,
      payable_amount: offer.payableAmount,
      required_worker: offer.requiredWorkers,
      worker_email: worker.email,
      worker_name: worker.name,
      buyer_name: offer.name,
      buyer_email: offer.user,
      submission_details: 'Done, see the list.',
      current_date: day,
      status: 'pending',
    }),
    shows: (_, { offer, worker }, { submissions, tasks }) => {
      const mine = submissions.find((one) => one.worker_id === worker._id && one.task_id === offer._id);
      expect(mine).toMatchObject({ submission_details: 'Done, see the list.', status: 'pending' });
      expect(rowOf(tasks, offer).requiredWorkers).toBe(offer.requiredWorkers - 1);
    },
  },
  createWithdrawal: {
    as: 'worker',
    with: ({ worker }) => ({
      worker_email: worker.email,
      worker_name: worker.name,
      withdrawal_coin: 200,
      withdrawal_amount: 10,
      payment_system: 'Nagad',
      account_number: '0170',
      withdraw_date: `${day}T10:00:00.000Z`,
      status: 'pending',
    }),
    shows: (_, { worker, before }, { withdrawals }) => {
      const asked = withdrawals.filter((one) => !before.withdrawals.some(({ _id }) => _id === one._id));
      expect(asked).toMatchObject([{ worker_id: worker._id, withdrawal_coin: 200, withdrawal_amount: 1000 }]);
    },
  },
} satisfies Partial<Trips<EndpointName>>;
