import { randomBytes } from 'node:crypto';
import { chownSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { createAccountCipher } from '#server/accounts/createAccountCipher.ts';
import { erase } from '#server/commands/erase.ts';
import { payouts } from '#server/commands/payouts.ts';
import { keysIn } from '#server/keys.ts';
import { createPool } from '#server/postgres/connection.ts';
import { createSealer } from '#server/seals/createSealer.ts';
import { ada, aWithdrawal, aWorld, bob, wim } from '#tests/backend/aWorld.ts';
import { insertedId } from '#tests/backend/aBackend.ts';
import { goThrough, inProcess } from '#tests/backend/door.ts';
import { postgresStore } from './eachStore.ts';
import { loadRows, readRows } from './support/databaseRows.ts';

const aKey = () => randomBytes(32).toString('base64');
const folder = mkdtempSync(join(tmpdir(), 'erasures-'));
const file = join(folder, 'erasures.jsonl');
const secrets = { ACCOUNT_KEY: aKey(), ERASURE_KEY: aKey(), SEAL_KEY: aKey() };
const keysOf = (name: keyof typeof secrets) => {
  const keys = keysIn(secrets, name, (problem) => expect.fail(problem));
  return keys ?? expect.fail(name);
};
const { store, url } = postgresStore({ accounts: createAccountCipher(keysOf('ACCOUNT_KEY')) });
const env = () => ({ ...secrets, DATABASE_URL: url(), ERASURES_FILE: file });

let pool: ReturnType<typeof createPool> | undefined;
goThrough({
  keep: async (snapshot) => {
    const own = (pool ??= createPool({ connectionString: url(), max: 1 }));
    await loadRows(own, snapshot);
    return { store: store(), books: () => readRows(own, store()), load: (rows) => loadRows(own, rows) };
  },
  ask: inProcess.ask,
});
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  rmSync(file, { force: true });
});
afterAll(async () => {
  await pool?.end();
  rmSync(folder, { recursive: true });
});

/** All rows of the database as JSON, a line each. */
const everything = async (): Promise<string> => {
  if (!pool) return '';
  const { rows: tables } = await pool.query<{ name: string }>(
    'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = current_schema()',
  );
  const texts = [];
  for (const { name } of tables)
    texts.push(...(await pool.query<{ row: string }>(`SELECT to_json(t)::text AS row FROM "${name}" AS t`)).rows);
  return texts.map(({ row }) => row).join('\n');
};

/** World in which wim has withdrawn 200 coins, and has nothing open. */
const settled = async () => {
  const world = await aWorld();
  const { call, submission } = world;
  await call(bob, 'rejectSubmission', { submissionId: submission, taskId: 'x' });
  const id = insertedId(await call(wim, 'createWithdrawal', aWithdrawal(200)));
  await call(ada, 'payWithdrawal', { id, withdrawalAmount: 200, workerEmail: wim });
  return world;
};
const listed = () =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as { id: string }).id);

it('an operator erases somebody: nothing in the database is about the person, and books and seals are right', async () => {
  const world = await settled();
  const sealer = createSealer({ connectionString: url() }, { keys: keysOf('SEAL_KEY'), dir: '' });
  await sealer.seal();
  const before = await everything();
  expect(before).toMatch(/\bwim\b/);
  expect(before).toMatch(/"account_sealed":"\w/);
  await expect(erase(env(), [world.ids.wim])).rejects.toThrow('You have 410 coins by now.');
  await erase(env(), [world.ids.wim, '--coins=410']);
  const after = await everything();
  expect(after).not.toMatch(/\bwim\b/);
  expect(after).not.toMatch(/"account_(sealed|hash)":"\w/);
  expect((await store().audit()).problems).toEqual([]);
  await sealer.seal();
  expect((await sealer.audit()).problems).toEqual([]);
  await sealer.close();
  expect(listed()).toEqual([world.ids.wim]);
});

it('an erasure by command is logged as the server’s, with the person’s id and no value of theirs', async () => {
  const { ids, books } = await settled();
  await erase(env(), [ids.wim, '--coins=410']);
  const { actions, person_keys: keys } = await books();
  const [entry, ...others] = actions.filter(({ action }) => action === 'erasePerson');
  expect(others).toEqual([]);
  expect(entry).toMatchObject({ actor: 'server', collection: 'users', row: ids.wim, person: ids.wim, sealed: '' });
  expect(JSON.parse(entry?.before ?? '')).toMatchObject({ _id: ids.wim, name: null, email: null, deleted: false });
  expect(JSON.parse(entry?.after ?? '')).toMatchObject({ name: '', email: '', deleted: true });
  expect(keys.find(({ _id }) => _id === ids.wim)?.wrapped).toBe('');
  await expect(erase(env(), ['nobody'])).rejects.toThrow('There is no such user.');
  await erase(env(), [ids.wim]);
  expect((await books()).actions).toHaveLength(actions.length);
});

it.runIf(process.getuid?.() === 0)('a list that root’s command begins is the server’s, as its folder is', async () => {
  const [uid, gid] = [65_534, 65_533];
  chownSync(folder, uid, gid);
  const { ids } = await settled();
  await erase(env(), [ids.wim, '--coins=410']);
  expect(statSync(file)).toMatchObject({ uid, gid });
});

it('what is open is named, and nothing is erased or listed', async () => {
  const { ids } = await aWorld();
  await expect(erase(env(), [ids.wim])).rejects.toThrow('work 1.');
  await expect(erase(env(), ['nobody'])).rejects.toThrow('There is no such user.');
  await expect(erase(env(), [])).rejects.toThrow('Say whom');
  expect(await everything()).toMatch(/\bwim\b/);
  expect(() => listed()).toThrow('ENOENT');
});

it('nothing is erased by an option that there is not, nor somebody beside those in the file', async () => {
  const { ids } = await settled();
  await expect(erase(env(), ['--dry-run', ids.wim, '--coins=410'])).rejects.toThrow('--dry-run');
  await expect(erase(env(), [ids.wim, '--coins=all'])).rejects.toThrow('Say a number of coins');
  await expect(erase(env(), ['--again', ids.wim])).rejects.toThrow('Say --again alone');
  expect(await everything()).toMatch(/\bwim\b/);
});

it('whoever was erased is forgotten although the next one has to wait', async () => {
  const { ids } = await settled();
  await expect(erase(env(), [ids.wim, ids.bob, '--coins=410'])).rejects.toThrow('Still open');
  expect(await everything()).not.toMatch(/\bwim\b/);
  expect(listed()).toEqual([ids.wim]);
});

it('what a bank’s file says about somebody who was erased is not kept', async () => {
  const world = await settled();
  const { ids, call } = world;
  const id = insertedId(await call(wim, 'createWithdrawal', aWithdrawal(200)));
  expect((await call(ada, 'createBatch', { ids: [id] })).status).toBe(200);
  await call(ada, 'setPauses', { sales: true, payouts: true });
  writeFileSync(file, `${JSON.stringify({ id: ids.wim, at: '' })}\n`);
  await erase(env(), ['--again']);
  const answer = join(folder, 'answer.csv');
  writeFileSync(answer, `batch,request,coins,result,reference,reason\n1,${id},200,failed,,Account of Willem closed\n`);
  await payouts(env(), [answer]);
  expect((await world.books()).withdrawals.find(({ _id }) => _id === id)).toMatchObject({
    status: 'failed',
    reason: '',
  });
});

it('a restored backup brings nobody back, whatever was open in it', async () => {
  const world = await settled();
  const { ids, call, store: own } = world;
  await call(wim, 'createWithdrawal', aWithdrawal(200));
  const backup = await world.books();
  writeFileSync(file, [ids.wim, ids.wim, 'of later'].map((id) => `${JSON.stringify({ id, at: '' })}\n`).join(''));
  await world.load(backup);
  await erase(env(), ['--again']);
  expect(await everything()).not.toMatch(/\bwim\b/);
  const { withdrawals, welcomed, actions } = await world.books();
  const again = actions.filter(({ action }) => action === 'erasePerson');
  expect(again.map(({ collection, actor, sealed }) => [collection, actor, sealed].join(' ')).sort()).toEqual([
    'users server ',
    'withdrawals server ',
  ]);
  expect(withdrawals.map(({ status }) => status).sort()).toEqual(['approved', 'refused']);
  expect(welcomed.filter(({ user_id }) => user_id === ids.wim).map(({ _id }) => _id.slice(0, 5))).toEqual([
    'hash ',
    'hash ',
  ]);
  expect((await own.audit()).problems).toEqual([]);
  await erase(env(), ['--again']);
  rmSync(file);
  await expect(erase(env(), ['--again'])).rejects.toThrow(`ERASURES_FILE names no list of erasures: ${file}.`);
  writeFileSync(file, 'not JSON');
  await expect(erase(env(), ['--again'])).rejects.toThrow('line 1 is no erasure');
});
