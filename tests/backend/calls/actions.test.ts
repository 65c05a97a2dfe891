// @vitest-environment node
import { expect, it } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { isLogged } from '#domain/actionKinds.ts';
import { openedActions } from '#backend/actionLog.ts';
import { createPersonKeys, destroyPersonKey } from '#backend/personKeys.ts';
import { insertedId } from '../aBackend.ts';
import { ada, aWithdrawal, aWorld, bob, wim, type World } from '../aWorld.ts';

const entries = async ({ store }: World, keys = createPersonKeys()) =>
  store.read(async (reader) => {
    const { rows } = await reader.list('actions', {});
    return (await openedActions(reader, keys)(rows)).map(({ before, after, ...row }) => ({
      ...row,
      before: JSON.parse(before) as Record<string, unknown>,
      after: JSON.parse(after) as Record<string, unknown>,
    }));
  });

it('every call by which an admin writes is logged, and every deletion', () => {
  const all = Object.entries<Endpoint>(endpoints);
  const writes = all.filter(
    ([, { method, callers }]) => method !== 'GET' && (method === 'DELETE' || callers.join() === 'admin'),
  );
  expect(writes.map(([name]) => name).filter((name) => !isLogged(name))).toEqual([]);
});

it('an entry says who did what to which row, and how it was before', async () => {
  const world = await aWorld();
  const { call, ids, task } = world;
  expect((await call(ada, 'setUserRole', { id: ids.wim, role: 'buyer' })).status).toBe(200);
  expect((await call(ada, 'deleteAnyTask', { id: task })).status).toBe(200);
  const [role, closing, ...others] = await entries(world);
  expect(others).toEqual([]);
  expect(role).toMatchObject({ actor: ids.ada, who: 'ada', action: 'setUserRole', collection: 'users', row: ids.wim });
  expect(role?.before).toMatchObject({ role: 'worker', name: 'wim', email: wim });
  expect(role?.after).toEqual({ role: 'buyer' });
  expect(role?.action_date).toMatch(/^2026-11-21T10:00/);
  expect(closing).toMatchObject({ action: 'deleteAnyTask', collection: 'tasks', row: task, person: ids.bob });
  expect(closing?.before).toMatchObject({ closed: false, user: bob, taskTitle: 'Label street signs' });
  expect(closing?.after).toEqual({ closed: true });
  expect(closing?.request).not.toBe(role?.request);
});

it('rows of one request are entries of one request, and a buyer’s own deletion has one', async () => {
  const world = await aWorld();
  const { call, ids, task } = world;
  const ask = async () => insertedId(await call(wim, 'createWithdrawal', aWithdrawal(200)));
  const [one, two] = [await ask(), await ask()];
  await call(ada, 'createBatch', { ids: [one, two] });
  const [batch, ...paid] = await entries(world);
  expect(batch).toMatchObject({ collection: 'batches', row: '1', before: {}, after: { requests: 2, coins: 400 } });
  expect(paid.map(({ row, after }) => [row, after])).toEqual(
    expect.arrayContaining([one, two].map((id) => [id, { status: 'underWay', batch: 1 }])),
  );
  expect(new Set(paid.map(({ request }) => request))).toEqual(new Set([batch?.request]));
  await call(bob, 'deleteBuyerTask', { id: task, email: bob, requiredWorkers: 1, payableAmount: 1 });
  expect((await entries(world)).at(-1)).toMatchObject({ actor: ids.bob, action: 'deleteBuyerTask', row: task });
});

it('what was refused, repeated or changed nothing has no entry', async () => {
  const world = await aWorld();
  const { call, ids } = world;
  expect((await call(ada, 'setUserRole', { id: ids.ada, role: 'worker' })).status).toBe(409);
  await call(ada, 'setUserRole', { id: ids.wim, role: 'worker' });
  expect(await entries(world)).toEqual([]);
  for (let sent = 0; sent < 2; sent++) await call(ada, 'setUserRole', { id: ids.wim, role: 'buyer' }, 'a key');
  expect(await entries(world)).toHaveLength(1);
});

it('an entry about pauses is made for what is paused or resumed alone', async () => {
  const world = await aWorld();
  await world.call(ada, 'setPauses', { sales: false, payouts: true });
  await world.call(ada, 'setPauses', { sales: true, payouts: true });
  await world.call(ada, 'setPauses', { sales: false, payouts: false });
  const made = (await entries(world)).map(({ row, after }) => [row, after.paused]);
  expect(made.slice(0, 2)).toEqual([
    ['payouts', true],
    ['sales', true],
  ]);
  expect(new Map(made.slice(2) as [string, boolean][])).toEqual(
    new Map([
      ['sales', false],
      ['payouts', false],
    ]),
  );
  expect(made).toHaveLength(4);
});

it('what is personal is encrypted, and gone with the person’s key', async () => {
  const world = await aWorld();
  const { call, ids, books, store } = world;
  await call(ada, 'setUserRole', { id: ids.wim, role: 'buyer' });
  const written = JSON.stringify((await books()).actions);
  expect(written).not.toContain(wim);
  await store.transaction((tx) => destroyPersonKey(tx, ids.wim, '2026-11-22T00:00:00.000Z'));
  const [entry] = await entries(world);
  expect(entry?.before).toMatchObject({ role: 'worker', name: null, email: null });
  // Nothing personal is written about somebody whose key is gone.
  await call(ada, 'setUserRole', { id: ids.wim, role: 'worker' });
  expect((await entries(world)).at(-1)).toMatchObject({ sealed: '', before: { role: 'buyer', name: null } });
});

it('keys of people are wrapped, also anew under another secret, and bound to their person', async () => {
  const { store, ids } = await aWorld();
  const secret = (id: string, byte: number) => ({ id, key: new Uint8Array(32).fill(byte) });
  const [old, fresh] = [secret('old', 1), secret('fresh', 2)];
  const about = { person: ids.wim, about: 'a row', at: '2026-11-21T10:00:00.000Z' };
  const sealed = await store.transaction((tx) => createPersonKeys([old]).seal(tx, about, { name: 'Wim' }));
  const open = (keys: ReturnType<typeof createPersonKeys>, bound = about) =>
    store.read(async (reader) => (await keys.opener(reader, [ids.wim]))(bound, sealed));
  expect(await open(createPersonKeys([fresh, old]))).toEqual({ name: 'Wim' });
  await expect(open(createPersonKeys([fresh]))).rejects.toThrow('wrapped by old');
  await expect(open(createPersonKeys([old]), { ...about, about: 'another row' })).rejects.toThrow();
  const rewrap = () => createPersonKeys([fresh, old]).rewrapAll(store.transaction);
  expect(await rewrap()).toBe(1);
  expect(await rewrap()).toBe(0);
  expect(await open(createPersonKeys([fresh]))).toEqual({ name: 'Wim' });
});
