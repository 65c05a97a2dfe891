import { randomBytes } from 'node:crypto';
import { expect, it, onTestFinished } from 'vitest';
import { migrations } from '#server/postgres/migrate.ts';
import { createPool } from '#server/postgres/connection.ts';
import { aDatabase } from '#tests/support/aDatabase.ts';
import { fetchAlone } from '#tests/support/fetchAlone.ts';
import { startServer } from '#tests/support/runServer.ts';
import { until } from '#tests/support/until.ts';

/**
 * Starts a server on a database of its own, with further variables `more`, and `options` appended to the database's
 * URL.
 */
const setUp = async (more: Record<string, string> = {}, options = '') => {
  const database = await aDatabase();
  const server = await startServer({
    DATABASE_URL: database.url + options,
    FIREBASE_PROJECT_ID: 'taskcoin-test',
    TOKEN_SECRET: randomBytes(32).toString('base64'),
    ALLOWED_ORIGINS: 'https://shop.test',
    ...more,
  });
  onTestFinished(async () => {
    expect(await server.stop()).toBe(0);
  });
  return { database, server };
};

it('is not ready without its tables, and lives all the same', async () => {
  const { database, server } = await setUp();
  expect((await fetchAlone(`${server.url}/readyz`)).status).toBe(200);
  await database.remove();
  const answer = await fetchAlone(`${server.url}/readyz`);
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
  expect((await fetchAlone(`${server.url}/healthz`)).status).toBe(200);
  const call = await fetchAlone(`${server.url}/api/bestWorker`);
  expect([call.status, call.headers.get('retry-after')]).toEqual([503, '5']);
});

it('is not ready on a database that takes no writes, as a standby', async () => {
  const { server } = await setUp({}, '?options=-c%20default_transaction_read_only%3Don');
  expect((await fetchAlone(`${server.url}/readyz`)).status).toBe(503);
});

it('is ready while its calls have all connections of the pool, and says so to many at once', async () => {
  const { database, server } = await setUp({ DATABASE_POOL: '1' });
  const lock = createPool({ connectionString: database.url });
  const client = await lock.connect();
  await client.query('BEGIN; LOCK TABLE users IN ACCESS EXCLUSIVE MODE');
  const calls = Array.from({ length: 5 }, () => fetchAlone(`${server.url}/api/bestWorker`));
  const waiting = "SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()";
  await until(async () => (await lock.query(waiting)).rowCount === 1);
  const answers = await Promise.all(Array.from({ length: 20 }, () => fetchAlone(`${server.url}/readyz`)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  await client.query('COMMIT');
  client.release();
  await lock.end();
  await Promise.all(calls);
  await database.remove();
});

it('is not ready on tables of another version, and says which one it needs', async () => {
  const { database, server } = await setUp();
  const pool = createPool({ connectionString: database.url });
  const ready = async (): Promise<unknown> => (await fetchAlone(`${server.url}/readyz`)).json();
  const newest = migrations.at(-1)?.name ?? '';
  const needs = `This server needs ${newest}.`;
  expect(await ready()).toEqual({ ok: true });
  await pool.query("INSERT INTO migrations VALUES ('9999-later', '')");
  const ahead = `The database is ahead of this server: 9999-later. ${needs}`;
  expect(await ready()).toEqual({ ok: false, message: ahead });
  await pool.query('DELETE FROM migrations WHERE name >= $1', [newest]);
  const before = migrations.at(-2)?.name ?? '';
  expect(await ready()).toEqual({ ok: false, message: `The database is at ${before}: migrate it. ${needs}` });
  await pool.query('DROP TABLE migrations');
  expect(await ready()).toEqual({ ok: false, message: `The database is at no version: migrate it. ${needs}` });
  await until(() => server.printed().includes('at no version'));
  await pool.end();
  await database.remove();
});
