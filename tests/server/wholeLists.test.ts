import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createBackend } from '#backend/createBackend.ts';
import { EVERYTHING } from '#backend/store/port.ts';
import { issueToken } from '#backend/token.ts';
import { fileSpool } from '#server/http/fileSpool.ts';
import { createPostgresStore } from '#server/postgres/createPostgresStore.ts';
import { secrets } from '#tests/backend/aBackend.ts';
import { aDatabase } from '#tests/support/aDatabase.ts';
import { expectConsoleError } from '#tests/support/consoleErrors.ts';
import { aTask, aUser } from './rows.ts';
import { overHttp } from './support/overHttp.ts';
import { patience } from './support/patience.ts';

const TASKS = 120;
const LONG = 'Long. '.repeat(8_000);
const ask = overHttp();
let database: Awaited<ReturnType<typeof aDatabase>>;
let store: ReturnType<typeof createPostgresStore>;
let headers: Record<string, string>;

beforeAll(async () => {
  database = await aDatabase();
  // One connection: whoever held it would keep everybody else waiting.
  store = createPostgresStore({ connectionString: database.url, max: 1, ...patience });
  await store.transaction(async (tx) => {
    await tx.insert('users', aUser({ _id: 'ada', role: 'admin' }));
    for (let n = 0; n < TASKS; n++)
      await tx.insert('tasks', aTask({ _id: `t${String(n).padStart(3, '0')}`, taskDetail: LONG }));
  });
  const token = await issueToken(secrets, { uid: 'uid of ada', email: 'ada@example.test', verified: true });
  headers = { authorization: `Bearer ${token}` };
});
afterAll(async () => {
  await store.close();
  await database.remove();
});

const report = vi.fn();
beforeEach(() => void report.mockClear());
const backend = (openSpool = fileSpool) =>
  createBackend({ store, secrets, verifyIdentity: () => Promise.resolve(null), openSpool, report });
const list = (app = backend(), more: Record<string, string> = {}) =>
  ask(app, '/allTaskForAdmin', { headers: { ...headers, ...more } });

it('a whole list is read in parts, none of which holds much more than another', async () => {
  const parts: number[] = [];
  const inParts = async (rows: readonly object[]) => void parts.push(JSON.stringify(rows).length);
  const { rows, total } = await store.read((reader) => reader.list('tasks', {}, { ...EVERYTHING, inParts }));
  expect([rows.length, total]).toEqual([0, TASKS]);
  expect(parts.length).toBeGreaterThan(5);
  expect(Math.max(...parts)).toBeLessThan(1_200_000);
});

it('a long page is read in parts too, and a short one by one statement', async () => {
  const parts: number[] = [];
  const inParts = async (rows: readonly object[]) => void parts.push(rows.length);
  const page = (last: number) =>
    store.read((reader) => reader.list('tasks', {}, { ...EVERYTHING, range: [0, last], inParts }));
  const { rows, total } = await page(TASKS - 2);
  expect([rows.length, total, parts.reduce((sum, length) => sum + length)]).toEqual([0, TASKS, TASKS - 1]);
  expect(parts.length).toBeGreaterThan(5);
  expect((await page(24)).rows).toHaveLength(25);
});

it('a long page that nobody reads is in a file, and is otherwise as before', async () => {
  const ends: unknown[] = [];
  const spool = () => {
    const own = fileSpool();
    const end = async () => {
      const ended = await own.end();
      ends.push(ended.body);
      return ended;
    };
    return { ...own, end };
  };
  const page = async (range: string) => {
    const answer = await ask(backend(spool), `/allTaskForAdmin?range=${range}`, { headers });
    const rows = (await answer.json()) as { _id: string }[];
    return [rows.length, rows[0]?._id, answer.headers.get('content-range')];
  };
  expect(await page('[1,999]')).toEqual([TASKS - 1, 't001', `items 1-${String(TASKS - 1)}/${String(TASKS)}`]);
  expect(ends[0]).toBeInstanceOf(ReadableStream);
  expect(await page('[500,999]')).toEqual([0, undefined, `items */${String(TASKS)}`]);
});

it('a whole list through a file is the one that memory writes, and says its length', async () => {
  const [first, other] = [
    await list(),
    await list(createBackend({ store, secrets, verifyIdentity: () => Promise.resolve(null) })),
  ];
  const text = await first.text();
  expect(JSON.parse(text)).toHaveLength(TASKS);
  expect(text).toBe(await other.text());
  expect(first.headers.get('content-length')).toBe(String(text.length));
  expect(first.headers.get('content-type')).toBe(other.headers.get('content-type'));
});

it('an unchanged list answers 304, short or long, and a changed one 200', async () => {
  for (const path of ['/allTaskForAdmin', '/allUser']) {
    const first = await ask(backend(), path, { headers });
    await first.text();
    const known = { 'if-none-match': first.headers.get('etag') ?? '' };
    const again = await ask(backend(), path, { headers: { ...headers, ...known } });
    expect([first.status, again.status, await again.text()]).toEqual([200, 304, '']);
  }
  const known = { 'if-none-match': (await list()).headers.get('etag') ?? '' };
  await store.transaction((tx) => tx.change('tasks', 't007', {}, { taskTitle: 'Another' }));
  expect((await list(backend(), known)).status).toBe(200);
});

it('whoever reads slowly holds no connection', async () => {
  const slow = await list();
  const others = await ask(backend(), '/allUser', { headers });
  expect([slow.status, others.status]).toEqual([200, 200]);
  expect(await slow.json()).toHaveLength(TASKS);
});

it('what goes wrong before the first byte is answered as a failure, and what was written is dropped', async () => {
  const drop = vi.fn(() => Promise.resolve());
  let parts = 0;
  const write = () => (++parts < 3 ? Promise.resolve() : Promise.reject(new Error('No space left on device')));
  const answer = await list(backend(() => ({ ...fileSpool(), write, drop })));
  expect([answer.status, drop.mock.calls.length]).toEqual([500, 1]);
  expect(report).toHaveBeenCalledWith(expect.stringContaining('No space left'));
});

it('what goes wrong after the first byte breaks the connection', async () => {
  expectConsoleError(/The disk is gone/);
  const half = () => {
    const body = new ReadableStream({
      start: (controller) => {
        controller.enqueue(new TextEncoder().encode('[{"_id":"t000"}]'));
        setTimeout(() => {
          controller.error(new Error('The disk is gone'));
        }, 50);
      },
    });
    return { ...fileSpool(), end: () => Promise.resolve({ body, headers: { ETag: '"half"' } }) };
  };
  await expect(list(backend(half)).then((answer) => answer.text())).rejects.toThrow();
});
