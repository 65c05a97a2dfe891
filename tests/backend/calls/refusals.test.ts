// @vitest-environment node
import { beforeEach, expect, it } from 'vitest';
import { createBackend } from '#backend/createBackend.ts';
import { issueToken } from '#backend/token.ts';
import { refusals, type Reason } from '#contract/refusals.ts';
import { debtRefusals, type Named, type Provoke, type Refusal } from './debtRefusals.ts';
import { insertedId, personOf, secrets } from '../aBackend.ts';
import { ada, aSubmission, aTask, aWithdrawal, aWorld, bob, stranger, wim, type World } from '../aWorld.ts';

const zed = 'zed@example.test';
let world: World;
beforeEach(async () => {
  world = await aWorld();
});

const review = (submissionId: string) => ({ submissionId, workerEmail: wim, payableAmount: 100, taskId: 'x' });
const edit = { taskTitle: 'a', taskDetail: 'b', completionDate: '2027-01-01' };

/** Asks a server without a card company for a payment intent. */
const soldNothing: Provoke = async ({ store }) => {
  const app = createBackend({ store, secrets, verifyIdentity: () => Promise.resolve(null) });
  const headers = { authorization: `Bearer ${await issueToken(secrets, personOf(bob))}` };
  const body = JSON.stringify({ amount: 3500, coins: 1000 });
  const answer = await app.request('/create-payment-intent', { method: 'POST', headers, body });
  return { status: answer.status, body: await answer.json() };
};

const open = { orders: 0, refunds: 0, disputes: 0, payouts: 0, debt: 0, places: 0, reviews: 0, work: 1 };

/** Refusals that the client translates: status, English sentence, a function that provokes it, reason and numbers. */
const named: readonly Named[] = [
  [404, 'There is no account for this address.', ({ send }) => send(stranger, 'GET', '/Alltask'), 'noAccount'],
  [
    404,
    'There is no account for this address.',
    ({ send }) => send(stranger, 'GET', `/oneUser${stranger}`),
    'noAccount',
  ],
  [404, 'There is no account for this address.', ({ send }) => send(ada, 'GET', `/oneUser${stranger}`), 'noAccount'],
  [
    400,
    'There is a character in this address that cannot be seen. Please type the address anew.',
    ({ call }) => {
      const email = '\u200bzed@example.test';
      return call(email, 'createUser', { name: 'Zed', email, imgurl: '', role: 'worker', coin: 0 });
    },
    'unseenInAddress',
  ],
  [404, 'There is no such user.', ({ call }) => call(ada, 'deleteUser', { id: 'unknown' }), 'noUser'],
  [
    409,
    'This is the last admin. Make someone else an admin first.',
    ({ call, ids }) => call(ada, 'deleteUser', { id: ids.ada }),
    'lastAdmin',
  ],
  [
    409,
    'Still open: purchases 0, refunds 0, disputes 0, withdrawals 0, coins owed 0, tasks with open places 0, reviews 0, work 1. The account can be erased when all are 0.',
    ({ call }) => call(wim, 'eraseAccount', { coins: '610' }),
    'erasureWaits',
    open,
  ],
  [
    409,
    'You have 610 coins by now. Please confirm anew.',
    async ({ call, submission }) => {
      await call(bob, 'rejectSubmission', review(submission));
      return call(wim, 'eraseAccount', { coins: '0' });
    },
    'otherCoins',
    { balance: 610 },
  ],
  [
    409,
    'This buyer has 1 task with open places, and 1 submission waits for a review. Settle them first.',
    ({ call, ids }) => call(ada, 'setUserRole', { id: ids.bob, role: 'worker' }),
    'openTasks',
    { tasks: 1, submissions: 1 },
  ],
  [
    409,
    'You have already submitted this task: another is taken only after a rejection.',
    ({ call, task }) => call(wim, 'createSubmission', aSubmission(task)),
    'submittedAlready',
  ],
  [
    409,
    'This task needs no more workers.',
    async ({ call, join, books }) => {
      await join(zed, 'worker');
      const full = (await books()).tasks.find(({ requiredWorkers }) => requiredWorkers === 0);
      return call(zed, 'createSubmission', aSubmission(full?._id ?? ''));
    },
    'taskFull',
  ],
  [
    409,
    'The completion date of this task has passed everywhere: it takes no more work.',
    async ({ call }) => {
      // It is 10:00 in Greenwich, two days later: at the last place on earth the day before yesterday is over, and yesterday is not.
      const task = insertedId(
        await call(bob, 'createTask', aTask({ completionDate: '2026-11-19', requiredWorkers: 1 })),
      );
      return call(wim, 'createSubmission', aSubmission(task));
    },
    'taskEnded',
  ],
  [404, 'This task does not exist any more.', ({ call }) => call(wim, 'getTask', { id: 'unknown' }), 'taskGone'],
  ...[zed, wim].map((worker): Named => [
    404,
    'This task does not exist any more.',
    async ({ call, join, task }) => {
      await join(zed, 'worker');
      await call(ada, 'deleteAnyTask', { id: task });
      return call(worker, 'createSubmission', aSubmission(task));
    },
    'taskGone',
  ]),
  [
    409,
    'Not enough coins. Please purchase more.',
    ({ call }) => call(bob, 'createTask', aTask({ payableAmount: 999 })),
    'notEnoughCoins',
  ],
  [
    409,
    'This submission has already been reviewed.',
    ({ call, paid }) => call(bob, 'rejectSubmission', review(paid)),
    'reviewedAlready',
  ],
  [
    409,
    'This worker has left. Reject the submission to get the coins back.',
    async ({ call, ids, submission }) => {
      await call(ada, 'deleteUser', { id: ids.wim });
      return call(bob, 'approveSubmission', review(submission));
    },
    'workerLeft',
  ],
  [409, 'Coins cannot be bought here yet.', soldNothing, 'notSold'],
  [
    400,
    'There is no such coin package.',
    ({ call }) => call(bob, 'createPaymentIntent', { amount: 1, coins: 10 }),
    'noPackage',
  ],
  [
    400,
    'Invalid withdrawal amount. Of your 610 coins 200 wait for payment: 410 remain, and at least 200 can be asked for.',
    async ({ call }) => {
      await call(wim, 'createWithdrawal', aWithdrawal(200));
      return call(wim, 'createWithdrawal', aWithdrawal(500));
    },
    'notCovered',
    { balance: 610, waiting: 200, remaining: 410, least: 200 },
  ],
  [
    409,
    'The worker has not enough coins for this withdrawal.',
    async ({ call, ids }) => {
      const id = insertedId(await call(wim, 'createWithdrawal', aWithdrawal(600)));
      await call(ada, 'setUserRole', { id: ids.wim, role: 'buyer' });
      await call(wim, 'createTask', aTask({ requiredWorkers: 1, payableAmount: 100 }));
      return call(ada, 'payWithdrawal', { id, withdrawalAmount: 600, workerEmail: wim });
    },
    'workerLacksCoins',
  ],
  [
    409,
    'This withdrawal has already been paid.',
    async ({ call }) => {
      const id = insertedId(await call(wim, 'createWithdrawal', aWithdrawal(200)));
      const pay = () => call(ada, 'payWithdrawal', { id, withdrawalAmount: 200, workerEmail: wim });
      await pay();
      return pay();
    },
    'paidAlready',
  ],
  ...debtRefusals,
];

it.each(named)('%d %s', async (status, message, provoke, reason, numbers = {}) => {
  expect(await provoke(world)).toMatchObject({ status, body: { message, reason, numbers } });
});

/**
 * Reasons that other files test: malformed.test.ts and unavailable.test.ts in tests/backend, those about cards in
 * tests/server, and trust, payouts, promotions, suspensions and restore.test.ts here.
 */
const elsewhere: readonly Reason[] = [
  'tooLong',
  'serverBusy',
  'tooManyAtOnce',
  'tooManyCalls',
  'tooOften',
  'identitySilent',
  'cardsSilent',
  'testCards',
  'withdrawalHeld',
  'withdrawalUnderWay',
  'withdrawalFailed',
  'withdrawalRefused',
  'notHeld',
  'reasonMissing',
  'ownRequest',
  'rowTwice',
  'rowUnknown',
  'rowElsewhere',
  'rowAnswered',
  'rowUnsaid',
  'salesPaused',
  'payoutsPaused',
  'lastTwoAdmins',
  'needsTwoAdmins',
  'suspended',
  'ownSuspension',
  'notDeleted',
  'restoreTooLate',
  'erased',
  'accountAnew',
  'otherDebt',
  'buyerLeft',
  'buyerLacksCoins',
  'promotionAsked',
  'noPromotion',
  'outcomeUnknown',
  'serverFailed',
];

it('no reason is left out', () => {
  const provoked = new Set([...named.map(([, , , reason]) => reason), ...elsewhere]);
  expect([...provoked].sort()).toEqual(Object.keys(refusals).sort());
});

/** Refusals that no screen of the client causes or shows: they have a sentence, and no reason to translate. */
it.each<Refusal>([
  [403, 'This is somebody else’s.', ({ send }) => send(bob, 'GET', `/buyerStats?email=${wim}`)],
  [403, 'This account is not yours.', ({ send }) => send(bob, 'GET', `/oneUser${wim}`)],
  [
    403,
    'This address is not yours.',
    ({ call }) => call(bob, 'createUser', { name: '', email: wim, imgurl: '', role: 'buyer', coin: 0 }),
  ],
  [401, 'Your identity is not proven.', ({ call }) => call(null, 'createToken', { email: bob })],
  [
    404,
    'You have no such task.',
    async ({ call, join, task }) => {
      await join(zed, 'buyer');
      return call(zed, 'updateTask', { id: task, ...edit });
    },
  ],
  [404, 'There is no such submission to review.', ({ call }) => call(bob, 'approveSubmission', review('unknown'))],
  [
    409,
    'This payment is not confirmed.',
    ({ call }) => call(bob, 'savePayment', { paymentIntentId: 'unknown', coins: 10, cost: 1, email: bob }),
  ],
  [
    409,
    'This address has an account already.',
    async ({ call, store, ids }) => {
      await store.transaction((tx) => tx.change('users', ids.wim, {}, { uid: 'another identity' }));
      return call(wim, 'createUser', { name: '', email: wim, imgurl: '', role: 'worker', coin: 0 });
    },
  ],
  [
    404,
    'There is no such withdrawal.',
    ({ call }) => call(ada, 'payWithdrawal', { id: 'unknown', withdrawalAmount: 1, workerEmail: wim }),
  ],
  [400, 'Malformed: query', ({ send }) => send(ada, 'GET', '/withdrawRequests')],
  [400, 'Malformed: query', ({ send }) => send(ada, 'GET', '/withdrawRequests?status=approved')],
  [400, 'Malformed: body', ({ send }) => send(ada, 'PATCH', '/updateStatus/1', '{"half":')],
  [400, 'Malformed: role', ({ send }) => send(ada, 'PATCH', '/updateStatus/1', { role: 'king' })],
  [400, 'Malformed: amount, coins', ({ send }) => send(bob, 'POST', '/create-payment-intent', {})],
  [400, 'Unknown column: shoes', ({ send }) => send(ada, 'GET', '/allUser?sort=["shoes","ASC"]')],
  [400, 'Malformed: sort', ({ send }) => send(ada, 'GET', '/allUser?sort=5')],
  [400, 'Malformed: filter', ({ send }) => send(ada, 'GET', '/allUser?filter=[]')],
  [400, 'Malformed: range', ({ send }) => send(ada, 'GET', '/allUser?range=[5]')],
  [413, 'This is too long.', ({ send }) => send(bob, 'POST', '/Addtask', { taskTitle: 'a'.repeat(65_536) })],
])('%d %s', async (status, message, provoke) => {
  expect(await provoke(world)).toMatchObject({ status, body: { message } });
});

it('a body of 64 KiB is read, and none that is longer', async () => {
  const task = JSON.stringify(aTask({ requiredWorkers: 1, payableAmount: 1 }));
  const post = (length: number) => world.send(bob, 'POST', '/Addtask', task.padEnd(length));
  expect((await post(64 * 1024)).status).toBe(200);
  expect((await post(64 * 1024 + 1)).status).toBe(413);
});
