// @vitest-environment node
import { expect, it } from 'vitest';
import { ada, aWithdrawal, aWorld, bob, wim, stranger } from '../aWorld.ts';
import { insertedId, type Answered } from '../aBackend.ts';

type Tables = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;
const tablesOf = ({ body }: Answered) => (body as { tables: Tables }).tables;

it('a person downloads the own rows of all tables, and nothing about others', async () => {
  const { call, ids } = await aWorld();
  await call(wim, 'createWithdrawal', aWithdrawal(200));
  const worker = tablesOf(await call(wim, 'getOwnData', {}));
  expect(worker.users).toMatchObject([{ _id: ids.wim, email: wim }]);
  expect(worker.withdrawals).toMatchObject([{ worker_email: wim, account_number: aWithdrawal(200).account_number }]);
  expect(worker.submissions?.length).toBeGreaterThan(0);
  expect(JSON.stringify(worker)).not.toContain(bob);
  const buyer = tablesOf(await call(bob, 'getOwnData', {}));
  expect(buyer.payments).toMatchObject([{ email: bob, coins: 1000 }]);
  expect(buyer.submissions?.length).toBeGreaterThan(0);
  expect(JSON.stringify(buyer)).not.toContain(wim);
});

it('the log says what was done to a person, with the values, and not which admin did it', async () => {
  const { call, ids } = await aWorld();
  const id = insertedId(await call(wim, 'createWithdrawal', aWithdrawal(200)));
  await call(ada, 'decideWithdrawal', { id, act: 'hold', reason: 'To be looked at.' });
  await call(ada, 'suspendUser', { id: ids.wim, reason: 'Spam.' });
  await call(ada, 'liftSuspension', { id: ids.wim });
  const tables = tablesOf(await call(wim, 'getOwnData', {}));
  expect(tables.actions?.map(({ collection }) => collection).toSorted()).toEqual(
    ['withdrawals', 'holds', 'users', 'users'].toSorted(),
  );
  expect(JSON.stringify(tables)).not.toContain(ids.ada);
  expect(tables).not.toHaveProperty('person_keys');
  const suspension = tables.actions?.find(({ action }) => action === 'suspendUser');
  expect(JSON.parse(String(suspension?.after))).toEqual({ suspended: true, suspension: 'Spam.' });
});

it('rows of an account that was deleted are still the person’s own', async () => {
  const { call, ids, join } = await aWorld();
  await call(ada, 'deleteUser', { id: ids.wim });
  const id = await join(wim, 'worker');
  const { users } = tablesOf(await call(wim, 'getOwnData', {}));
  expect(users?.map(({ _id }) => _id).toSorted()).toEqual([ids.wim, id].toSorted());
});

it('nobody without an account has any', async () => {
  const { call } = await aWorld();
  expect((await call(stranger, 'getOwnData', {})).status).toBe(404);
  expect((await call(null, 'getOwnData', {})).status).toBe(401);
});
