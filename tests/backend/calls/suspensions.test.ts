// @vitest-environment node
import { expect, it } from 'vitest';
import { aTask, ada, aWorld, bob, wim, type World } from '../aWorld.ts';

const suspend = ({ call, ids }: World, who: 'bob' | 'wim' | 'ada' = 'wim') =>
  call(ada, 'suspendUser', { id: ids[who], reason: 'Spam.' });
const SUSPENDED = { reason: 'suspended', because: 'Spam.', message: 'This account is suspended. Spam.' };
const signIn = ({ request }: World, proof: string, email = proof) =>
  request('/jwt', {
    method: 'POST',
    headers: { authorization: `Bearer proof-of-${proof}` },
    body: JSON.stringify({ email }),
  });

it('a suspended account’s token is refused at once, and no new one is given: the reason is said', async () => {
  const world = await aWorld();
  expect((await suspend(world, 'bob')).status).toBe(200);
  expect(await world.call(bob, 'createTask', aTask())).toMatchObject({ status: 401, body: SUSPENDED });
  expect(await world.call(bob, 'getUser', { email: bob })).toMatchObject({ status: 401, body: SUSPENDED });
  const answer = await signIn(world, bob);
  expect([answer.status, await answer.json()]).toMatchObject([403, SUSPENDED]);
  await suspend(world);
  expect((await world.call(null, 'listBestWorkers', {})).body).toEqual([]);
  await world.call(ada, 'liftSuspension', { id: world.ids.wim });
  expect((await world.call(null, 'listBestWorkers', {})).body).toMatchObject([{ name: 'wim' }]);
  expect((await world.call(ada, 'listSuspensions', {})).body).toMatchObject([
    { _id: world.ids.bob, email: bob, reason: 'Spam.' },
  ]);
});

it('a suspended person’s new address is not taken over by a sign-in that is refused', async () => {
  const world = await aWorld();
  await suspend(world);
  expect((await signIn(world, `new@example.test;${wim}`, 'new@example.test')).status).toBe(403);
  expect((await world.books()).users.find(({ _id }) => _id === world.ids.wim)).toMatchObject({ email: wim });
});

it('a suspension is lifted, with everything as it was', async () => {
  const world = await aWorld();
  const before = await world.coins(wim);
  await suspend(world);
  expect((await world.call(ada, 'liftSuspension', { id: world.ids.wim })).status).toBe(200);
  expect((await world.call(wim, 'getUser', { email: wim })).body).toMatchObject({ coin: before, role: 'worker' });
  expect((await signIn(world, wim)).status).toBe(200);
  expect((await world.call(ada, 'listSuspensions', {})).body).toEqual([]);
  const { actions } = await world.books();
  expect(actions.map(({ action, row }) => [action, row])).toEqual([
    ['suspendUser', world.ids.wim],
    ['liftSuspension', world.ids.wim],
  ]);
  expect(JSON.stringify(actions)).not.toContain('Spam.');
});

it('nobody suspends themselves, and the last admin who is not suspended stays', async () => {
  const world = await aWorld();
  const { call, ids } = world;
  expect(await suspend(world, 'ada')).toMatchObject({ status: 409, body: { reason: 'ownSuspension' } });
  await call(ada, 'setUserRole', { id: ids.wim, role: 'admin' });
  expect((await suspend(world)).status).toBe(200);
  // Wim is suspended: Ada is the last one, whoever would remove her.
  expect(await call(ada, 'setUserRole', { id: ids.ada, role: 'worker' })).toMatchObject({
    status: 409,
    body: { reason: 'lastAdmin' },
  });
  expect(await call(wim, 'suspendUser', { id: ids.ada, reason: 'Mine.' })).toMatchObject({ status: 401 });
  expect((await call(ada, 'deleteUser', { id: ids.wim })).status).toBe(200);
});
