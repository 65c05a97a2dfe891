import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createBackend } from '#backend/createBackend.ts';
import { createSeed, demoPeople } from '#backend/seed.ts';
import { issueToken } from '#backend/token.ts';
import { createPool } from '#server/postgres/connection.ts';
import { createPostgresStore } from '#server/postgres/createPostgresStore.ts';
import { insertSnapshot } from '#server/postgres/insertSnapshot.ts';
import { secrets, TODAY } from '#tests/backend/aBackend.ts';
import { aDatabase } from '#tests/support/aDatabase.ts';
import { until } from '#tests/support/until.ts';
import { patience } from './support/patience.ts';

let database: Awaited<ReturnType<typeof aDatabase>>;
let store: ReturnType<typeof createPostgresStore>;
let app: ReturnType<typeof createBackend>;
let pool: ReturnType<typeof createPool>;
let lock: Client;
const seed = createSeed(TODAY);

/** Server with four connections and short waits for them, and tasks that are locked until `lock` releases them. */
beforeAll(async () => {
  database = await aDatabase();
  const connection = { connectionString: database.url, ...patience };
  pool = createPool({ ...connection, max: 1 });
  await insertSnapshot(pool, seed);
  store = createPostgresStore({ ...connection, max: 4, connectionTimeoutMillis: 2_000 });
  const verifyIdentity = () => Promise.resolve(null);
  app = createBackend({ store, secrets, verifyIdentity, share: { atOnce: 2, waiting: 20 }, report: () => {} });
  lock = new Client({ connectionString: database.url });
  await lock.connect();
  await lock.query('BEGIN; LOCK TABLE tasks IN ACCESS EXCLUSIVE MODE');
});
afterAll(async () => {
  await lock.end();
  await pool.end();
  await store.close();
  await database.remove();
});

const ask = async (email: string, path: string): Promise<Response> => {
  const { uid = '' } = seed.users.find((user) => user.email === email) ?? {};
  const authorization = `Bearer ${await issueToken(secrets, { uid, email, verified: true })}`;
  return app.request(path, { headers: { authorization } });
};
const waitingForTasks = async (): Promise<number> => {
  const { rows } = await pool.query<{ count: number }>(
    "SELECT count(*)::int FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
  );
  return rows[0]?.count ?? NaN;
};
const counted = (answers: readonly Response[]) => {
  const statuses = answers.map(({ status }) => status);
  return Object.fromEntries([...new Set(statuses)].map((one) => [one, statuses.filter((s) => s === one).length]));
};

it('forty of one worker’s worst searches at once leave all calls of others answered', async () => {
  const addresses = Array.from({ length: 100 }, (_, n) => `nobody${String(n)}@example.test`);
  const worst = `/Alltask?${new URLSearchParams({ filter: JSON.stringify({ user: addresses }) }).toString()}`;
  const searches = Array.from({ length: 40 }, () => ask(demoPeople.worker, worst));
  await until(async () => (await waitingForTasks()) >= 2);
  const others = [demoPeople.buyer, demoPeople.admin];
  const calls = Array.from({ length: 40 }, (_, n) => others[n % 2] ?? '').map((one) => ask(one, `/oneUser${one}`));
  expect(counted(await Promise.all(calls))).toEqual({ 200: 40 });
  expect(await waitingForTasks()).toBe(2);
  await lock.query('COMMIT');
  const answers = await Promise.all(searches);
  expect(counted(answers)).toEqual({ 200: 22, 429: 18 });
  const refused = answers.find(({ status }) => status === 429);
  expect(refused?.headers.get('retry-after')).toBe('1');
  expect(await refused?.json()).toMatchObject({ reason: 'tooManyCalls' });
});
