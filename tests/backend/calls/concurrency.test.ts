// @vitest-environment node
import { expect, it } from 'vitest';
import { ada, aSubmission, aWithdrawal, aWorld, bob, wim } from '../aWorld.ts';
import { insertedId, type Answered } from '../aBackend.ts';

const fifty = Array.from({ length: 50 }, (_, n) => n);
const successes = (answers: readonly Answered[]) => answers.filter(({ status }) => status === 200).length;
const all = (attempt: (n: number) => Promise<Answered>) => Promise.all(fifty.map(attempt));

it('fifty approvals of one submission pay once', async () => {
  const { call, coins, submission, store } = await aWorld();
  const approval = { submissionId: submission, workerEmail: wim, payableAmount: 100 };
  expect(successes(await all(() => call(bob, 'approveSubmission', approval)))).toBe(1);
  expect(await coins(wim)).toBe(710);
  expect((await store.audit()).problems).toEqual([]);
});

it('fifty workers get the two slots that are left', async () => {
  const { call, join, task, store } = await aWorld();
  await Promise.all(fifty.map((n) => join(`w${n}@example.test`, 'worker')));
  expect(successes(await all((n) => call(`w${n}@example.test`, 'createSubmission', aSubmission(task))))).toBe(2);
  expect((await store.audit()).problems).toEqual([]);
});

it('one worker who submits fifty times is taken once', async () => {
  const { call, join, task } = await aWorld();
  await join('zed@example.test', 'worker');
  expect(successes(await all(() => call('zed@example.test', 'createSubmission', aSubmission(task))))).toBe(1);
});

it('approvals, rejections and deletions race to one outcome', async () => {
  const { call, submission, task, store } = await aWorld();
  const review = { submissionId: submission, workerEmail: wim, payableAmount: 100, taskId: task };
  const attempts = [
    () => call(bob, 'rejectSubmission', review),
    () => call(ada, 'deleteAnyTask', { id: task }),
    () => call(bob, 'approveSubmission', review),
  ];
  const answers = await all((n) => (attempts[n % 3] ?? attempts[0])?.() ?? Promise.reject(new Error('no attempt')));
  expect(successes(answers)).toBe(2);
  expect((await store.audit()).problems).toEqual([]);
});

it('fifty requests and payouts never exceed the balance', async () => {
  const { call, coins, store } = await aWorld();
  const asked = await all(() => call(wim, 'createWithdrawal', aWithdrawal(200)));
  expect(successes(asked)).toBe(3);
  const id = insertedId(asked.find(({ status }) => status === 200) ?? expect.fail());
  expect(successes(await all(() => call(ada, 'payWithdrawal', { id, withdrawalAmount: 200, workerEmail: wim })))).toBe(
    1,
  );
  expect(await coins(wim)).toBe(410);
  expect((await store.audit()).problems).toEqual([]);
});

it('fifty sign-ups make one account', async () => {
  const { call, books } = await aWorld();
  const email = 'nia@example.test';
  await all(() => call(email, 'createUser', { name: 'Nia', email, imgurl: '', role: 'worker', coin: 10 }));
  expect((await books()).users.filter((user) => user.email === email)).toHaveLength(1);
});
