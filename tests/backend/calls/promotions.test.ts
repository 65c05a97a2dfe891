// @vitest-environment node
import { expect, it } from 'vitest';
import { createBackend } from '#backend/createBackend.ts';
import { issueToken } from '#backend/token.ts';
import type { EndpointName, Endpoints } from '#contract/endpoints.ts';
import type { Args } from '#contract/endpoint.ts';
import { usualExtras } from '#contract/extras.ts';
import { insertedId, personOf, requestOf, secrets } from '../aBackend.ts';
import { ada, aWithdrawal, aWorld, bob, wim } from '../aWorld.ts';

const [eve, zoe] = ['eve@example.test', 'zoe@example.test'];

/** Server that demands two admins, with Ada and Eve. */
const twoAdmins = async () => {
  const world = await aWorld();
  const eveId = await world.join(eve, 'worker');
  const zoeId = await world.join(zoe, 'worker');
  await world.store.transaction((tx) => tx.change('users', eveId, {}, { role: 'admin' }));
  const extras = [...usualExtras, 'twoAdmins'] as const;
  const app = createBackend({ store: world.store, secrets, verifyIdentity: () => Promise.resolve(null), extras });
  const uids = new Map((await world.books()).users.map(({ email, uid }) => [email, uid]));
  const call = async <N extends EndpointName>(by: string, name: N, args: Args<Endpoints[N]>) => {
    const { method, path, body } = requestOf(name, args);
    const token = await issueToken(secrets, { ...personOf(by), uid: uids.get(by) ?? '' });
    const init = { method, headers: { authorization: `Bearer ${token}` }, ...(body && { body: JSON.stringify(body) }) };
    const answer = await app.request(path, init);
    return { status: answer.status, body: (await answer.json()) as { reason?: string } };
  };
  const reasonOf = async <N extends EndpointName>(by: string, name: N, args: Args<Endpoints[N]>) => {
    const { status, body } = await call(by, name, args);
    return status === 200 ? 'done' : `${String(status)} ${body.reason ?? ''}`;
  };
  const roleOf = async (id: string) => (await world.store.read((reader) => reader.get('users', id)))?.role;
  return { world, call, reasonOf, roleOf, eveId, zoeId };
};

it('an admin is made by two others: one asks, and another confirms', async () => {
  const { world, call, reasonOf, roleOf, zoeId: id } = await twoAdmins();
  expect(await reasonOf(ada, 'setUserRole', { id, role: 'admin' })).toBe('409 needsTwoAdmins');
  expect(await reasonOf(ada, 'confirmPromotion', { id })).toBe('409 noPromotion');
  expect(await reasonOf(ada, 'askPromotion', { id })).toBe('done');
  expect(await reasonOf(eve, 'askPromotion', { id })).toBe('409 promotionAsked');
  expect((await call(eve, 'listPromotions', {})).body).toMatchObject([{ _id: id, email: zoe, asker: ada }]);
  expect(await reasonOf(ada, 'confirmPromotion', { id })).toBe('409 ownRequest');
  expect(await roleOf(id)).toBe('worker');
  expect(await reasonOf(eve, 'confirmPromotion', { id })).toBe('done');
  expect(await roleOf(id)).toBe('admin');
  expect((await call(eve, 'listPromotions', {})).body).toEqual([]);
  expect((await world.store.audit()).problems).toEqual([]);
});

it('what was declined, or taken back, is not confirmed any more, and can be asked for again', async () => {
  const { reasonOf, roleOf, zoeId: id } = await twoAdmins();
  for (const decider of [ada, eve]) {
    expect(await reasonOf(ada, 'askPromotion', { id })).toBe('done');
    expect(await reasonOf(decider, 'takeBackPromotion', { id })).toBe('done');
    expect(await reasonOf(eve, 'confirmPromotion', { id })).toBe('409 noPromotion');
  }
  expect(await roleOf(id)).toBe('worker');
});

it('a buyer with open tasks is not promoted, whenever they were posted', async () => {
  const { world, reasonOf } = await twoAdmins();
  expect(await reasonOf(ada, 'askPromotion', { id: world.ids.bob })).toBe('409 openTasks');
});

it('two admins always remain, even when both remove the other at once', async () => {
  const { world, reasonOf, roleOf, eveId, zoeId } = await twoAdmins();
  const { ids } = world;
  expect(await reasonOf(ada, 'deleteUser', { id: eveId })).toBe('409 lastTwoAdmins');
  expect(await reasonOf(ada, 'setUserRole', { id: ids.ada, role: 'worker' })).toBe('409 lastTwoAdmins');
  await reasonOf(ada, 'askPromotion', { id: zoeId });
  await reasonOf(eve, 'confirmPromotion', { id: zoeId });
  const both = await Promise.all([
    reasonOf(ada, 'setUserRole', { id: eveId, role: 'worker' }),
    reasonOf(eve, 'setUserRole', { id: ids.ada, role: 'worker' }),
  ]);
  expect(both.filter((one) => one === 'done')).toHaveLength(1);
  const roles = await Promise.all([ids.ada, eveId, zoeId].map(roleOf));
  expect(roles.filter((role) => role === 'admin')).toHaveLength(2);
});

it('nobody pays an own request, of before the promotion either', async () => {
  const { world, reasonOf } = await twoAdmins();
  const id = insertedId(await world.call(wim, 'createWithdrawal', aWithdrawal(200)));
  const payout = { id, withdrawalAmount: 200, workerEmail: wim };
  await reasonOf(ada, 'askPromotion', { id: world.ids.wim });
  await reasonOf(eve, 'confirmPromotion', { id: world.ids.wim });
  expect(await reasonOf(wim, 'payWithdrawal', payout)).toBe('409 ownRequest');
  expect(await reasonOf(eve, 'payWithdrawal', payout)).toBe('done');
});

it('C-67 a server that does not demand it makes admins at once, and has no such calls', async () => {
  const { world, zoeId: id } = await twoAdmins();
  expect((await world.call(ada, 'askPromotion', { id })).status).toBe(404);
  expect((await world.call(ada, 'setUserRole', { id, role: 'admin' })).status).toBe(200);
  expect((await world.call(bob, 'listPromotions', {})).status).toBe(404);
});
