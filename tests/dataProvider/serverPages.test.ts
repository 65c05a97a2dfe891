// @vitest-environment node
import { expect, test } from 'vitest';
import { createSeed } from '#backend/seed.ts';
import { TODAY } from '#tests/backend/aBackend.ts';
import { aDataProvider } from './aDataProvider.ts';

/** Demo's rows with so many further workers. */
const aCrowd = (size: number) => {
  const seed = createSeed(TODAY);
  const [model] = seed.users;
  if (!model) throw new Error('Nobody is in the seed.');
  const crowd = Array.from({ length: size }, (_, place) => {
    const number = String(place).padStart(4, '0');
    const who = { _id: `crowd${number}-000000000000000`, uid: `crowd ${number}`, email: `crowd${number}@example.test` };
    return { ...model, ...who, name: `Crowd ${number}`, role: 'worker' as const, coin: place };
  });
  return { ...seed, users: [...seed.users, ...crowd] };
};
const sort = { field: 'coin', order: 'DESC' as const };
const crowd = { q: 'crowd' };
const everyone = { page: 1, perPage: Number.MAX_SAFE_INTEGER };

test.each([
  ['all rows of a list', everyone, 2500],
  ['as many as were wanted', { page: 1, perPage: 1200 }, 1200],
])('API-ADMIN-1 %s come, though no answer of a paging server is longer than 1,000', async (_, pagination, count) => {
  const { provider, calls } = aDataProvider({ serverPaging: true, world: aCrowd(2500) });
  const { data, total } = await provider.getList('users', { pagination, sort, filter: crowd });
  expect(data.map(({ coin }) => coin as number)).toEqual(Array.from({ length: count }, (_, i) => 2499 - i));
  expect(total).toBe(2500);
  expect(calls).toHaveLength(Math.ceil((count + 1) / 1000));
});

test('API-ADMIN-1 a thousand chosen rows are asked for in addresses that a server takes, and come in their order', async () => {
  const world = aCrowd(1000);
  const { provider } = aDataProvider({ serverPaging: true, world });
  const people = world.users.slice(-1000);
  const chosen = people.map(({ _id }) => _id).toReversed();
  const wanted = { pagination: { page: 1, perPage: 1000 }, sort, filter: { id: chosen } };
  const { data, total } = await provider.getList<{ id: string }>('users', wanted);
  expect(data.map(({ id }) => id)).toEqual(chosen);
  expect(total).toBe(1000);
  expect((await provider.getMany('users', { ids: chosen })).data).toHaveLength(1000);

  const narrowed = { ...wanted, filter: { email: people.map(({ email }) => email.toUpperCase()), coin_gte: 990 } };
  expect((await provider.getList('users', { ...narrowed, pagination: { page: 2, perPage: 4 } })).data).toMatchObject(
    [995, 994, 993, 992].map((coin) => ({ coin })),
  );
});

test('API-ADMIN-1 a server that knows nothing of pages gives all of them as well', async () => {
  const { provider } = aDataProvider({ serverPaging: true, ignoresQueries: true, world: aCrowd(1500) });
  const { data } = await provider.getList('users', { pagination: everyone, sort, filter: crowd });
  expect(data.map(({ coin }) => coin as number)).toEqual(Array.from({ length: 1500 }, (_, i) => 1499 - i));
});

test('C-67 a server that announces `paging` is asked for pages, for many records and for one', async () => {
  const { provider, calls } = aDataProvider({ extras: ['paging'], world: aCrowd(30) });
  const queriesOf = () => calls.splice(0).map(({ path }) => Object.fromEntries(new URL(path, 'http://x').searchParams));
  const { data, total } = await provider.getList<{ id: string }>('users', {
    pagination: { page: 2, perPage: 10 },
    sort,
    filter: crowd,
  });
  expect([data.length, total]).toEqual([10, 30]);
  const [first, second] = data.map(({ id }) => id);
  expect(queriesOf()).toEqual([{ sort: '["coin","DESC"]', range: '[10,19]', filter: '{"q":"crowd"}' }]);
  expect((await provider.getOne('users', { id: first ?? '' })).data).toEqual(data[0]);
  expect((await provider.getMany('users', { ids: [second ?? ''] })).data).toEqual([data[1]]);
  expect(queriesOf()).toEqual([
    expect.objectContaining({ range: '[0,0]', filter: JSON.stringify({ id: [first] }) }),
    expect.objectContaining({ range: '[0,0]', filter: JSON.stringify({ id: [second] }) }),
  ]);
});
