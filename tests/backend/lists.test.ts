// @vitest-environment node
import { beforeAll, describe, expect, it } from 'vitest';
import type { User } from '#domain/entities.ts';
import { RowIndex } from '#domain/RowIndex.ts';
import { createSeed, demoPeople } from '#backend/seed.ts';
import { aBackend, TODAY, type Answered } from './aBackend.ts';

const { send } = aBackend(createSeed(TODAY));
const list = (
  query: Record<string, unknown>,
  path = '/allUser',
  caller: string = demoPeople.admin,
): Promise<Answered> => {
  const text = Object.entries(query).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  return send(caller, 'GET', `${path}?${new URLSearchParams(text).toString()}`);
};
const rangeOf = ({ headers }: Answered) => headers.get('content-range');

let everyone: User[];
beforeAll(async () => {
  everyone = (await send(demoPeople.admin, 'GET', '/allUser')).body as User[];
});

it('answers the whole array, without Content-Range, to the plain call', async () => {
  const answer = await send(demoPeople.admin, 'GET', '/allUser');
  expect(answer.body).toHaveLength(200);
  expect(rangeOf(answer)).toBeNull();
});

describe('answers exactly what the client would make of the whole array', () => {
  it.each([
    { sort: ['coin', 'DESC'], range: [0, 24] },
    { sort: ['name', 'ASC'], range: [190, 214] },
    { range: [25, 49], filter: { role: 'buyer' } },
    { filter: { role: ['admin', 'buyer'], q: 'MA' }, sort: ['email', 'ASC'] },
    { filter: { coin: 50 } },
    { filter: { coin_gte: 20, coin_lte: '200', role: ['buyer', 'worker'] }, sort: ['coin', 'ASC'] },
    { filter: { q: demoPeople.worker } },
  ] as const)('%j', async (query) => {
    const answer = await list(query);
    const { rows, total } = new RowIndex(everyone).query(query);
    expect(answer.body).toEqual(rows);
    const first = 'range' in query ? query.range[0] : 0;
    expect(rangeOf(answer)).toBe(`items ${first}-${first + rows.length - 1}/${total}`);
  });
});

it('says how many there are beside an empty page', async () => {
  const answer = await list({ range: [500, 524] });
  expect([answer.status, answer.body, rangeOf(answer)]).toEqual([200, [], 'items */200']);
});

it('takes id for the first column, as react-admin calls it', async () => {
  const ids = everyone.slice(3, 6).map(({ _id }) => _id);
  const answer = await list({ filter: { id: ids }, sort: ['id', 'ASC'] });
  expect((answer.body as User[]).map(({ _id }) => _id)).toEqual(
    ids.toSorted(new Intl.Collator('en', { numeric: true }).compare),
  );
});

it('sorts and pages within the caller’s own rows', async () => {
  const query = { email: demoPeople.worker, sort: ['payable_amount', 'DESC'], range: [0, 4] };
  const { body } = await list(query, '/submission', demoPeople.worker);
  const amounts = (body as { payable_amount: number }[]).map(({ payable_amount }) => payable_amount);
  expect(amounts).toEqual(amounts.toSorted((a, b) => b - a));
  expect(new Set((body as { worker_email: string }[]).map(({ worker_email }) => worker_email))).toEqual(
    new Set([demoPeople.worker]),
  );
});

it('never answers more than 1000 rows of a page', async () => {
  const [model] = createSeed(TODAY).users;
  if (!model) throw new Error('the seed has no users');
  const users = Array.from({ length: 1200 }, (_, n) => ({
    ...model,
    _id: `u${n}`,
    email: n ? `u${n}@x.test` : model.email,
  }));
  const crowd = aBackend({ ...createSeed(TODAY), users });
  const answer = await crowd.send(model.email, 'GET', '/allUser?range=[0,5000]');
  expect(rangeOf(answer)).toBe('items 0-999/1200');
});

it.each<Record<string, unknown>>([
  { sort: 5 },
  { sort: ['coin'] },
  { sort: ['coin', 'UP'] },
  { sort: ['deleted', 'ASC'] },
  { sort: ['__proto__', 'ASC'] },
  { range: {} },
  { range: [0] },
  { range: [-1, 5] },
  { range: [9, 2] },
  { range: [0.5, 2] },
  { range: 'no json' },
  { filter: [] },
  { filter: { deleted: true } },
  { filter: { deleted_gte: false } },
  { filter: { constructor: 'x' } },
  { filter: { coin: { above: 0 } } },
  { filter: { q: ['a'] } },
])('refuses %j with 400', async (query) => {
  expect((await list(query)).status).toBe(400);
});
