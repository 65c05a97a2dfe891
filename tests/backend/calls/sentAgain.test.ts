// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { insertedId, intentOf } from '../aBackend.ts';
import { ada, aSubmission, aTask, aWithdrawal, aWorld, bob, wim, type World } from '../aWorld.ts';

// A browser sends a POST again by itself where its connection breaks before the answer, with the same Idempotency-Key.

let world: World;
beforeEach(async () => {
  world = await aWorld();
});
afterEach(async () => {
  expect((await world.store.audit()).problems).toEqual([]);
});

const task = aTask({ requiredWorkers: 2, payableAmount: 7 });
const post = (key?: string, args = task) => world.call(bob, 'createTask', args, key);
const tasks = async () => (await world.books()).tasks.length;

describe('a change that is sent again with its key', () => {
  it('posts one task and takes its coins once, with the same answer', async () => {
    const [before, coins] = [await tasks(), await world.coins(bob)];
    const first = await post('k');
    expect(first.status).toBe(200);
    for (let n = 0; n < 3; n++) expect(await post('k')).toMatchObject({ status: 200, body: first.body });
    expect([await tasks(), await world.coins(bob)]).toEqual([before + 1, coins - 14]);
  });

  it('posts one task where both come at the same moment', async () => {
    const [before, coins] = [await tasks(), await world.coins(bob)];
    const answers = await Promise.all(Array.from({ length: 8 }, () => post('k')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(insertedId)).size).toBe(1);
    expect([await tasks(), await world.coins(bob)]).toEqual([before + 1, coins - 14]);
  });

  it('asks for one payout', async () => {
    const request = () => world.call(wim, 'createWithdrawal', aWithdrawal(200), 'k');
    const answers = await Promise.all([request(), request()]);
    answers.push(await request());
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
    expect((await world.books()).withdrawals).toHaveLength(1);
  });

  it('is not refused as a second one: handing in, approving, deleting, paying', async () => {
    await world.join('zed@example.test', 'worker');
    const { submission, task: id } = world;
    const withdrawal = insertedId(await world.call(wim, 'createWithdrawal', aWithdrawal(200)));
    const payout = { id: withdrawal, withdrawalAmount: 10, workerEmail: wim };
    const twice = [
      () => world.call('zed@example.test', 'createSubmission', aSubmission(id), '1'),
      () => world.call(bob, 'approveSubmission', { submissionId: submission, workerEmail: wim, payableAmount: 1 }, '2'),
      () => world.call(ada, 'deleteAnyTask', { id }, '3'),
      () => world.call(ada, 'payWithdrawal', payout, '4'),
    ];
    for (const send of twice) {
      const first = await send();
      expect(first.status).toBe(200);
      expect(await send()).toMatchObject({ status: 200, body: first.body });
    }
  });

  it('is answered as before where the change has taken the right to make it', async () => {
    const demote = (key: string) => world.call(ada, 'setUserRole', { id: world.ids.ada, role: 'worker' }, key);
    await world.join('nia@example.test', 'worker');
    await world.store.transaction(async (tx) => {
      const nia = await tx.userByEmail('nia@example.test');
      await tx.change('users', nia?._id ?? '', {}, { role: 'admin' });
    });
    const first = await demote('k');
    expect(first.status).toBe(200);
    expect(await demote('k')).toMatchObject({ status: 200, body: first.body });
    expect((await demote('l')).status).toBe(403);
  });

  it('is refused again where it was refused, and done where it has become possible', async () => {
    const much = aTask({ requiredWorkers: 1, payableAmount: 300 });
    expect(await post('k', much)).toMatchObject({ status: 409 });
    expect(await post('k', much)).toMatchObject({ status: 409 });
    const intent = intentOf(await world.call(bob, 'createPaymentIntent', { amount: 1000, coins: 150 }));
    world.cards.settle(intent);
    await world.call(bob, 'savePayment', { paymentIntentId: intent, coins: 150, cost: 10, email: bob });
    expect(await post('k', much)).toMatchObject({ status: 200 });
  });
});

describe('another change', () => {
  it('is one that comes without a key, or with another one', async () => {
    const before = await tasks();
    for (const key of [undefined, undefined, '', '', 'k', 'l']) expect((await post(key)).status).toBe(200);
    expect(await tasks()).toBe(before + 6);
  });

  it('is one of somebody else, of another kind or content, with the same key', async () => {
    const before = await tasks();
    await world.join('zed@example.test', 'buyer');
    const posted = [
      await post('k'),
      await post('k', { ...task, taskTitle: 'Another' }),
      await world.call('zed@example.test', 'createTask', task, 'k'),
    ];
    expect(new Set(posted.map(insertedId)).size).toBe(3);
    expect(await tasks()).toBe(before + 3);
    for (const one of posted.slice(0, 2))
      expect((await world.call(ada, 'deleteAnyTask', { id: insertedId(one) }, 'k')).status).toBe(200);
  });
});
