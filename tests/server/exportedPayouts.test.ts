import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import type { Snapshot } from '#backend/store/port.ts';
import { specified } from '#domain/coins.ts';
import { batchFile } from '#resources/withdrawals/batchFile.ts';
import { payouts } from '#server/commands/payouts.ts';
import { createPool } from '#server/postgres/connection.ts';
import { createPostgresStore } from '#server/postgres/createPostgresStore.ts';
import { aWithdrawal } from '#tests/backend/aWorld.ts';
import { postgresStore } from './eachStore.ts';
import { aMarket, buyer, many } from './support/aMarket.ts';
import { loadRows, readRows } from './support/databaseRows.ts';

// The books are restored to a moment at which three workers had asked for 200 of their 510 coins.
const { store, url } = postgresStore();
const workers = many(3, 'worker');
const folder = mkdtempSync(join(tmpdir(), 'payouts-'));
let pool: ReturnType<typeof createPool> | undefined;
let moment: Snapshot;
beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const market = await aMarket({ workers });
  await market.buy(buyer, 2);
  const task = await market.post(buyer, 3, 500);
  for (const email of workers) {
    await market.approve(buyer, await market.submit(email, task));
    await market.request(email, 200);
  }
  moment = await market.books();
});
afterAll(async () => {
  await pool?.end();
  rmSync(folder, { recursive: true });
});

const restore = (isPaused: boolean) => {
  pool ??= createPool({ connectionString: url(), max: 1 });
  const paused = { _id: 'payouts', paused: isPaused, actor: 'server', created_at: new Date(0).toISOString() } as const;
  return loadRows(pool, { ...moment, pauses: [paused] });
};
/** File of a batch with all requests; the bank's `answers` are filled in from the first line on. Returns its path. */
const aFile = (batch: string, answers: readonly string[]): string => {
  const requests = moment.withdrawals.map((one) => ({ ...one, id: one._id }));
  const lines = batchFile(batch, requests, aWithdrawal(200).payment_system, specified.currency).split(/\r?\n/);
  const filled = lines.map((line, nth) => line.replace(/,,,$|,"","",""$/, answers[nth - 1] ?? '$&'));
  const path = join(folder, 'batch.csv');
  writeFileSync(path, filled.join('\n'));
  return path;
};
const run = (...files: string[]) =>
  payouts({ DATABASE_URL: url() }, files).then(
    () => '',
    (error: unknown) => (error as Error).message,
  );
const rows = () => readRows(pool ?? expect.fail(), store());
const states = async () => (await rows()).withdrawals.map(({ status }) => status).sort();
const coins = async () =>
  (await rows()).users
    .filter(({ role }) => role === 'worker')
    .map(({ coin }) => coin)
    .sort();
const problems = async () => {
  const own = createPostgresStore({ connectionString: url(), max: 1 });
  return (await own.audit().finally(own.close)).problems;
};

it('what was exported is under way, paid or failed as the files say, once, and no later batch has its number', async () => {
  await restore(true);
  const file = aFile('7', [',paid,TX 1,', ',failed,,No account']);
  for (const _ of [1, 2]) {
    expect(await run(file)).toBe('');
    expect(await states()).toEqual(['approved', 'failed', 'underWay']);
    expect(await coins()).toEqual([310, 310, 510]);
  }
  const { batches, actions } = await rows();
  expect(batches).toMatchObject([{ _id: '7', requests: 3, coins: 600 }]);
  // Rows come in the order of their ids, which are drawn.
  expect(actions.map(({ action, actor, collection }) => [action, actor, collection].join(' ')).sort()).toEqual(
    ['batches', 'withdrawals', 'withdrawals', 'withdrawals'].map((table) => `bookFiles server ${table}`),
  );
  expect(new Set(actions.map(({ request }) => request)).size).toBe(1);
  expect(await problems()).toEqual([]);
});

it('what was paid without a batch is paid', async () => {
  await restore(true);
  expect(await run(aFile('', [',paid,,', ',paid,,', ',paid,,']))).toBe('');
  expect(await states()).toEqual(['approved', 'approved', 'approved']);
  expect((await rows()).batches).toEqual([]);
  expect(await problems()).toEqual([]);
});

it('a file that was filled in later says what became of it', async () => {
  await restore(true);
  expect(await run(aFile('1', []))).toBe('');
  expect(await states()).toEqual(['underWay', 'underWay', 'underWay']);
  expect(await run(aFile('1', [',paid,TX,', ',paid,TX,', ',paid,TX,']))).toBe('');
  expect(await states()).toEqual(['approved', 'approved', 'approved']);
  expect(await problems()).toEqual([]);
});

it('a file that is given twice at once counts once in its batch', async () => {
  await restore(true);
  const file = aFile('1', [',paid,TX,']);
  expect(await run(file, file)).toBe('');
  expect((await rows()).batches).toMatchObject([{ _id: '1', requests: 3, coins: 600 }]);
  expect(await states()).toEqual(['approved', 'underWay', 'underWay']);
  expect(await problems()).toEqual([]);
});

it('requests that the books do not have are named, and the others booked', async () => {
  const [first] = moment.withdrawals;
  await restore(true);
  const file = aFile('1', [',paid,TX,', ',paid,TX,', ',paid,TX,']);
  moment = { ...moment, withdrawals: moment.withdrawals.filter(({ _id }) => _id !== first?._id) };
  await restore(true);
  expect(await run(file)).toBe('Mend these by hand before payouts are resumed.');
  expect(console.warn).toHaveBeenCalledWith(
    `${first?._id ?? ''} of 200 coins: the books do not have this request: it was made later.`,
  );
  expect(await states()).toEqual(['approved', 'approved']);
  expect(await problems()).toEqual([]);
});

it('nothing is booked while payouts are not paused, or from another file', async () => {
  await restore(false);
  expect(await run(aFile('1', []))).toBe('Pause payouts first.');
  const other = join(folder, 'other.csv');
  writeFileSync(other, 'request,coins\na,1\n');
  expect(await run(other)).toBe(`${other} is no file of a batch: it lacks batch, result, reference, reason.`);
  expect(await states()).toEqual(['pending', 'pending', 'pending']);
});
