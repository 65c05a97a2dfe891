import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEnvironment } from '#server/environment.ts';
import { createPool } from '#server/postgres/connection.ts';
import { createPostgresStore } from '#server/postgres/createPostgresStore.ts';
import { aDatabase } from '#tests/support/aDatabase.ts';
import { runCommand, startServer } from '#tests/support/runServer.ts';
import { until } from '#tests/support/until.ts';
import { aTask, aUser, by } from './rows.ts';

let database: Awaited<ReturnType<typeof aDatabase>>;
const dir = mkdtempSync(join(tmpdir(), 'taskcoin-seals-'));
const SEAL_KEY = randomBytes(32).toString('base64');
const env = (): Record<string, string> => ({
  DATABASE_URL: database.url,
  FIREBASE_PROJECT_ID: 'taskcoin-test',
  TOKEN_SECRET: randomBytes(32).toString('base64'),
  ALLOWED_ORIGINS: 'https://shop.test',
});

beforeAll(async () => {
  database = await aDatabase();
  const store = createPostgresStore({ connectionString: database.url });
  await store.transaction(async (tx) => {
    await tx.insert('users', aUser({ _id: 'ada' }));
    await tx.insert('tasks', aTask({ _id: 'colours', requiredWorkers: 3 }));
    const on = (day: number) => ({ ...by, created_at: `2026-11-0${String(day)}T10:00:00.000Z` });
    await tx.transfer({ ...on(1), key: 'signup:ada', from: 'mint', to: 'user:ada', amount: 50 });
    await tx.transfer({ ...on(2), key: 'task:colours', from: 'user:ada', to: 'escrow:colours', amount: 15 });
  });
  await store.close();
});
afterAll(async () => {
  await database.remove();
  rmSync(dir, { recursive: true });
});

describe('the settings of the seals', () => {
  it.each<[Record<string, string>, string]>([
    [{ SEAL_KEY: 'AAAA' }, 'SEAL_KEY is too short: 32 bytes'],
    [{ SEAL_KEY, SEAL_KEY_ALSO: `${SEAL_KEY},AAAA` }, 'SEAL_KEY_ALSO is too short'],
    [{ SEAL_KEY_ALSO: SEAL_KEY }, 'SEAL_KEY is missing, but SEAL_KEY_ALSO is set'],
    [{ SEAL_DIR: dir }, 'SEAL_KEY is missing, but SEAL_DIR is set'],
    [{ SEAL_KEY, SEAL_DIR: join(dir, 'elsewhere') }, 'SEAL_DIR is no folder'],
  ])('with a mistake keep the server from its start: %j', (given, problem) => {
    expect(() => readEnvironment({ ...env(), ...given })).toThrow(problem);
  });

  it('may be left out: the server says so, and the audit that nothing was checked', async () => {
    const server = await startServer(env());
    await server.stop();
    expect(server.printed()).toContain('The books are not sealed: SEAL_KEY is not set.');
    const { code, printed } = await runCommand(['audit'], env());
    expect([code, printed]).toEqual([0, expect.stringContaining('The seals are not checked: SEAL_KEY is not set.')]);
    expect(await runCommand(['seal'], env())).toMatchObject({
      code: 1,
      printed: expect.stringContaining('SEAL_KEY is missing') as string,
    });
  });
});

it('a server seals at its start and exports the seal, a command seals at once, and the audit proves it', async () => {
  const sealing = { ...env(), SEAL_KEY, SEAL_DIR: dir };
  const server = await startServer(sealing);
  await until(() => readdirSync(dir).length === 1);
  await server.stop();
  expect(server.printed()).toContain('"begins":"first"');
  expect(server.printed()).not.toContain(SEAL_KEY);
  const sealed = await runCommand(['seal'], sealing);
  expect([sealed.code, sealed.printed]).toEqual([0, expect.stringContaining('Made seal 2 of')]);
  expect(readdirSync(dir)).toHaveLength(2);
  const audited = await runCommand(['audit'], sealing);
  expect([audited.code, audited.printed]).toEqual([0, expect.stringContaining('The last of 2 is seal 2')]);

  const pool = createPool({ connectionString: database.url });
  const edit = 'SET LOCAL session_replication_role = replica';
  await pool.query(`BEGIN; ${edit}; UPDATE ledger SET created_at = now() WHERE key = 'signup:ada'; COMMIT`);
  const { code, printed } = await runCommand(['audit'], sealing);
  await pool.query(
    `BEGIN; ${edit}; UPDATE ledger SET created_at = '2026-11-01 10:00Z' WHERE key = 'signup:ada'; COMMIT`,
  );
  await pool.end();
  expect([code, printed]).toEqual([1, expect.stringMatching(/signup:ada is not as it was sealed by seal \d of/)]);
});

describe('balances of a moment', () => {
  it.each([
    [['--at', '2000-01-01'], 'account,coins\nAll of this is sealed.'],
    [['--at', '2100-01-01'], 'user: 35 coins\nNot all of this is sealed: it may still change.'],
    [['--at', '2026-11-01T12:00+01:00'], 'account,coins\nmint,-50\nuser:ada,50\nmint: -50 coins\nuser: 50 coins\n'],
    [['--at=2026-11-02'], 'account,coins\nmint,-50\nuser:ada,50\n'],
    [['--at', '2026-11-02T10:00:00.001Z'], 'account,coins\nescrow:colours,15\nmint,-50\nuser:ada,35\n'],
  ])('are printed by the ledger alone: %j', async (args, lines) => {
    const { code, printed } = await runCommand(['balances', ...args], env());
    expect([code, printed]).toEqual([0, expect.stringContaining(lines)]);
  });

  it.each([[], ['--at'], ['--at', '2026-11-01T10:00'], ['--at', '2026-13-01']])(
    'are asked for with a moment and its time zone: %j',
    async (...args) => {
      const { code, printed } = await runCommand(['balances', ...args], env());
      expect([code, printed]).toEqual([1, expect.stringContaining('Say a day, or a moment with its time zone')]);
    },
  );
});
