// @vitest-environment node
import { beforeAll, describe, expect, it } from 'vitest';
import type { User } from '#domain/entities.ts';
import { RowIndex } from '#domain/RowIndex.ts';
import { createSeed, demoPeople } from '#backend/seed.ts';
import { emptySnapshot } from '#backend/store/memoryState.ts';
import { issueToken } from '#backend/token.ts';
import { aBackend, secrets, TODAY, type Answered } from '../aBackend.ts';

let send: Awaited<ReturnType<typeof aBackend>>['send'];
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
  ({ send } = await aBackend(createSeed(TODAY)));
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

it.each([
  [{ filter: { role: [] } }, 0],
  [{ filter: { coin_gte: '', coin_lte: null } }, 200],
  [{ filter: { name: true } }, 0],
  [{ filter: { coin: ['50', 10] } }, 'those with 50 or 10 coins'],
])('%j finds %s', async (query, found) => {
  const { body } = await list(query);
  const wanted = typeof found === 'number' ? found : everyone.filter(({ coin }) => coin === 50 || coin === 10).length;
  expect(body).toHaveLength(wanted);
});

it('compares and sorts dollars as the contract has them', async () => {
  const query = { status: 'pending', filter: { withdrawal_amount_gte: '10.5' }, sort: ['withdrawal_amount', 'ASC'] };
  const { body } = await list(query, '/withdrawRequests');
  const amounts = (body as { withdrawal_amount: number; withdrawal_coin: number }[]).map(
    (row) => row.withdrawal_amount,
  );
  expect(amounts.length).toBeGreaterThan(3);
  expect(amounts).toEqual(amounts.toSorted((a, b) => a - b));
  expect(amounts.every((amount) => amount >= 10.5 && amount < 100)).toBe(true);
});

it('takes id for the first column, as react-admin calls it', async () => {
  const ids = everyone.slice(3, 6).map(({ _id }) => _id);
  const answer = await list({ filter: { id: ids }, sort: ['id', 'ASC'] });
  expect((answer.body as User[]).map(({ _id }) => _id)).toEqual(ids.toSorted());
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
  { filter: { coin: true } },
  { filter: { coin: '0x10' } },
  { filter: { coin: ['5', 'abc'] } },
  { filter: { coin: '9'.repeat(400) } },
  { filter: { coin_gte: true } },
  { filter: { coin_lte: 'abc' } },
  { filter: { coin_lte: [5] } },
  { filter: { name: ['a', null] } },
  { filter: { id: 'a', _id: 'b' } },
  { filter: { q: 'x'.repeat(1001) } },
  { filter: { coin: Array.from({ length: 101 }, (_, n) => n) } },
  { filter: { name_gte: 'Ada' } },
  { filter: { role_lte: 'buyer' } },
  { filter: { displayName: 'Ada' } },
  { filter: { imgurl: 'https://pictures.test/a.png' } },
])('refuses %j with 400', async (query) => {
  expect((await list(query)).status).toBe(400);
});

it.each([
  [200, 'completionDate_gte', '2026-11-21'],
  [400, 'completionDate_gte', '2026-02-30'],
  [400, 'completionDate_lte', '2026-11-21T10:00:00.000Z'],
  [400, 'completionDate_lte', 'banana'],
  [200, '_id_gte', 'a'],
  [200, 'taskTitle', 'Label street signs'],
  [400, 'taskDetail', 'One label each.'],
])('answers %d to tasks with %s %s', async (status, name, value) => {
  expect((await list({ filter: { [name]: value } }, '/allTaskForAdmin')).status).toBe(status);
});

it('takes days and moments for the ends of what is dated by moments', async () => {
  const from = (end: string) => list({ status: 'pending', filter: { withdraw_date_gte: end } }, '/withdrawRequests');
  const statuses = await Promise.all(['2026-11-21', '2026-11-21T10:00:00.000Z', 'banana'].map(from));
  expect(statuses.map(({ status }) => status)).toEqual([200, 200, 400]);
});

it.each([
  ['/allUser', demoPeople.admin, ['imgurl']],
  ['/allTaskForAdmin', demoPeople.admin, ['taskImageUrl', 'taskDetail', 'submissionInfo']],
  [`/submission?email=${demoPeople.worker}`, demoPeople.worker, ['submission_details']],
])('%s is not sorted by long texts', async (path, caller, columns) => {
  for (const column of columns) {
    const sort = JSON.stringify([column, 'ASC']);
    const answer = await send(caller, 'GET', `${path}${path.includes('?') ? '&' : '?'}sort=${sort}`);
    expect([answer.status, answer.body]).toEqual([400, { message: `Cannot be sorted by: ${column}` }]);
  }
});

it('never answers more than 1000 rows of a page', async () => {
  const [model] = createSeed(TODAY).users;
  if (!model) throw new Error('the seed has no users');
  const users = Array.from({ length: 1200 }, (_, n) => ({
    ...model,
    _id: `u${n}`,
    email: n ? `u${n}@x.test` : model.email,
    uid: n ? `u${n}` : model.uid,
  }));
  const crowd = await aBackend({ ...emptySnapshot, users });
  const answer = await crowd.send(model.email, 'GET', '/allUser?range=[0,5000]');
  expect(rangeOf(answer)).toBe('items 0-999/1200');
});

it('searches no addresses of pictures', async () => {
  const seed = createSeed(TODAY);
  const users = seed.users.map((user, n) => (n === 7 ? { ...user, imgurl: 'https://pictures.test/quokka.png' } : user));
  const { send: ask } = await aBackend({ ...seed, users });
  expect((await ask(demoPeople.admin, 'GET', '/allUser?filter={"q":"quokka"}')).body).toEqual([]);
});

it('says so when a list is the same, to pages of other origins as well', async () => {
  const seed = createSeed(TODAY);
  const { app } = await aBackend(seed);
  const { uid = '', email = '' } = seed.users.find(({ role }) => role === 'admin') ?? {};
  const authorization = `Bearer ${await issueToken(secrets, { uid, email, verified: true })}`;
  const ask = (known?: string) => {
    const headers = {
      origin: 'https://shop.test',
      authorization,
      ...(known !== undefined && { 'if-none-match': known }),
    };
    return app.request('/allTaskForAdmin', { headers });
  };
  const first = await ask();
  expect(first.headers.get('access-control-expose-headers')).toContain('ETag');
  const again = await ask(first.headers.get('etag') ?? '');
  expect([again.status, await again.text()]).toEqual([304, '']);
  expect(again.headers.get('access-control-allow-origin')).toBe('https://shop.test');
  expect(again.headers.get('access-control-expose-headers')).toContain('ETag');
  expect((await ask('"another"')).status).toBe(200);
});
