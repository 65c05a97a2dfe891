import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { createSealer } from '#server/seals/createSealer.ts';
import { sealSettings } from '#server/seals/sealSettings.ts';
import { aDatabase } from '#tests/support/aDatabase.ts';
import { administer } from '#tests/support/administer.ts';
import { postgresStore } from './eachStore.ts';
import { until } from '#tests/support/until.ts';
import { aUser, by } from './rows.ts';

const { store, url } = postgresStore();
const aKey = () => randomBytes(32).toString('base64');
const key = aKey();

const sealerOf = (env: Record<string, string> = { SEAL_KEY: key }, most?: number, connectionString = url()) => {
  const settings = sealSettings(env) ?? expect.fail('There is no key.');
  const sealer = createSealer({ connectionString }, settings, most);
  onTestFinished(() => sealer.close());
  return sealer;
};
const aFolder = () => {
  const dir = mkdtempSync(join(tmpdir(), 'taskcoin-seals-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  return dir;
};
const ask = async (statement: string, connectionString = url()) => {
  const client = new Client({ connectionString });
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(statement).finally(() => client.end());
  return rows;
};
/** Waits until no older transaction is open, in any database, so that all rows can be sealed. */
const settled = () =>
  until(async () => {
    const [row] = await ask('SELECT bool_and(xid < pg_snapshot_xmin(pg_current_snapshot())) AS all FROM ledger');
    return row?.all === true;
  });
/** Books a welcome for each name, each in its own transaction. */
const bookOnly = async (...names: string[]) => {
  for (const name of names)
    await store().transaction((tx) =>
      tx.transfer({ ...by, key: `signup:${name}`, from: 'mint', to: 'user:ada', amount: 10 }),
    );
};
const book = async (...names: string[]) => {
  await bookOnly(...names);
  await settled();
};
const now = { atOnce: true };
/** Runs statements as the tables' owner, who disables the triggers meanwhile. */
const asOwner = (statements: string) => {
  const each = (word: string) =>
    ['ledger', 'digests', 'seals'].map((table) => `ALTER TABLE ${table} ${word} TRIGGER append_only`).join('; ');
  return administer(url(), `${each('DISABLE')}; ${statements}; ${each('ENABLE')}`);
};

beforeEach(async () => {
  await store().transaction((tx) => tx.insert('users', aUser({ _id: 'ada' })));
});

describe('sealing', () => {
  it('covers each row once, by seals of which each covers the one before', async () => {
    const sealer = sealerOf();
    expect((await sealer.audit()).notes).toEqual(['Nothing is sealed yet.']);
    await book('1', '2', '3');
    expect((await sealer.audit()).notes).toContainEqual(expect.stringContaining('3 rows are not sealed yet'));
    const [first] = await sealer.seal();
    await book('4');
    const [second] = await sealer.seal(now);
    const [third] = await sealer.seal(now);
    expect([first, second, third]).toMatchObject([
      { number: 1, begins: 'first', entries: 3, previous: '' },
      { number: 2, begins: '', entries: 1, previous: first?.mac, chain: first?.chain },
      { number: 3, begins: '', entries: 0, previous: second?.mac },
    ]);
    expect(await sealer.audit()).toEqual({
      problems: [],
      notes: [expect.stringMatching(/^The last of 3 is seal 3 of .* UTC\.$/)],
    });
  });

  it('happens once an hour', async () => {
    const sealer = sealerOf();
    expect(await sealer.seal()).toHaveLength(1);
    await asOwner(`UPDATE seals SET sealed_at = now() + interval '1 minute'`);
    expect(await sealer.seal()).toEqual([]);
    await asOwner(`UPDATE seals SET sealed_at = date_trunc('hour', now()) - interval '1 second'`);
    expect(await sealer.seal()).toMatchObject([{ number: 2 }]);
  });

  it('is done by one of several processes', async () => {
    await book('1', '2');
    const made = await Promise.all(Array.from({ length: 6 }, () => sealerOf().seal()));
    expect(made.flat()).toMatchObject([{ number: 1, entries: 2 }]);
    expect((await sealerOf().audit()).problems).toEqual([]);
  });

  it('leaves what an open transaction can still add to', async () => {
    const sealer = sealerOf();
    const open = new Client({ connectionString: url() });
    await open.connect();
    onTestFinished(() => open.end());
    await book('before');
    await open.query('BEGIN');
    await open.query(`INSERT INTO ledger (key, "from", "to", amount, actor, created_at)
      VALUES ('late', 'mint', 'user:ada', 1, 'ada', now())`);
    await bookOnly('after');
    expect(await sealer.seal(now)).toMatchObject([{ entries: 1 }]);
    expect((await sealer.audit()).notes).toContainEqual(expect.stringContaining('1 row is not sealed yet'));
    await open.query('COMMIT');
    await settled();
    expect(await sealer.audit()).toMatchObject({ problems: [] });
    expect(await sealer.seal(now)).toMatchObject([{ entries: 2 }]);
    expect(await sealer.audit()).toEqual({ problems: [], notes: [expect.stringContaining('The last of 2')] });
  });

  it('takes a long ledger in steps', async () => {
    await book('1', '2', '3', '4', '5');
    const sealer = sealerOf(undefined, 2);
    expect(await sealer.seal()).toMatchObject([{ entries: 2 }, { entries: 2 }, { entries: 1 }]);
    expect((await sealer.audit()).problems).toEqual([]);
  });
});

describe('the audit names', () => {
  const seal = (n: number) => `seal ${String(n)} of [-\\d]+ \\d\\d:\\d\\d UTC`;
  it.each<[what: string, statement: string, problems: string[]]>([
    [
      'a row whose amount was changed',
      `UPDATE ledger SET amount = 11 WHERE key = 'signup:2'`,
      [`^signup:2 is not as it was sealed by ${seal(1)}$`],
    ],
    [
      'one whose account, and one whose time was changed',
      `UPDATE ledger SET "to" = 'payout' WHERE key = 'signup:1'; UPDATE ledger SET created_at = now() WHERE key = 'signup:3'`,
      [`^signup:1 is not as it was sealed by ${seal(1)}$`, `^signup:3 is not as it was sealed by ${seal(2)}$`],
    ],
    [
      'rows that were removed, by their hour',
      `DELETE FROM ledger WHERE key IN ('signup:1', 'signup:2')`,
      [`^2 rows are missing of those by ${seal(1)}: signup:1, signup:2$`],
    ],
    [
      'that one is missing where its digest was removed too',
      `DELETE FROM ledger WHERE key = 'signup:1'; DELETE FROM digests WHERE key = 'signup:1'`,
      [`^${seal(1)} covers 2, and 1 row is known of them$`],
    ],
    [
      'a row by its former key',
      `UPDATE ledger SET key = 'signup:0' WHERE key = 'signup:1'`,
      [
        `^1 row is missing of those by ${seal(1)}: signup:1$`,
        '^1 row is under no seal, though all rows of their time were sealed: signup:0$',
      ],
    ],
    [
      'a row that was changed with its digest',
      `UPDATE ledger SET amount = 11 WHERE key = 'signup:1'; UPDATE digests SET digest = '\\x00' WHERE key = 'signup:1'`,
      [`^signup:1 is not as it was sealed by ${seal(1)}$`, `^the digests under ${seal(1)} were changed$`],
    ],
    [
      'a row that was booked behind the seals',
      `INSERT INTO ledger SELECT 'signup:0', "from", "to", amount, actor, created_at, xid FROM ledger WHERE key = 'signup:1'`,
      ['^1 row is under no seal, though all rows of their time were sealed: signup:0$'],
    ],
    ['a seal that was removed', 'DELETE FROM seals WHERE number = 2', [`^seal 2 is missing, of between .* and .*$`]],
    [
      'the first seals, and what was under them',
      `DELETE FROM seals WHERE number < 3; DELETE FROM digests; DELETE FROM ledger WHERE key IN ('signup:1', 'signup:2')`,
      ['^seals 1 to 2 are missing, of before .*$', '^1 row is under no seal, .*: signup:3$'],
    ],
    [
      'a seal that was changed',
      'UPDATE seals SET entries = 1 WHERE number = 1',
      [`^${seal(1)} was changed$`, 'covers'],
    ],
    [
      'a seal that was copied into the place of another',
      `DELETE FROM seals WHERE number = 2; UPDATE seals SET number = 2 WHERE number = 3`,
      [`^${seal(2)} was changed$`, `^${seal(2)} covers 0, and 1 row is known of them$`],
    ],
  ])('%s', async (_, statement, problems) => {
    const sealer = sealerOf();
    await book('1', '2');
    await sealer.seal(now);
    await book('3');
    await sealer.seal(now);
    await sealer.seal(now);
    await asOwner(statement);
    const found = (await sealer.audit()).problems;
    expect(found.filter((one) => !problems.some((problem) => new RegExp(problem).test(one)))).toEqual([]);
    for (const problem of problems) expect(found).toContainEqual(expect.stringMatching(problem));
  });
});

describe('exported seals', () => {
  const exported = (dir: string) => readdirSync(dir).map((file) => readFileSync(join(dir, file), 'utf8'));

  it('are written once, those of other processes too', async () => {
    const [dir, other] = [aFolder(), aFolder()];
    const sealer = sealerOf({ SEAL_KEY: key, SEAL_DIR: dir });
    const made = [...(await sealer.seal(now)), ...(await sealerOf().seal(now)), ...(await sealer.seal(now))];
    await Promise.all([sealer, sealer, sealerOf({ SEAL_KEY: key, SEAL_DIR: other })].map((one) => one.export()));
    const written = made.map((seal) => `${JSON.stringify(seal)}\n`);
    expect([exported(dir), exported(other)]).toEqual([written, written]);
    expect((await sealer.audit()).problems).toEqual([]);
  });

  it('name the last seal that was removed with its rows, and what is sealed then begins a new chain', async () => {
    const sealer = sealerOf({ SEAL_KEY: key, SEAL_DIR: aFolder() });
    await book('1');
    await sealer.seal(now);
    await book('2');
    await sealer.seal(now);
    await sealer.export();
    await asOwner(
      `DELETE FROM seals WHERE number = 2; DELETE FROM digests WHERE seal = 2; DELETE FROM ledger WHERE key = 'signup:2'`,
    );
    const missing = [expect.stringMatching(/^seal 2 of .* is missing, which was exported$/)];
    expect((await sealer.audit()).problems).toEqual(missing);
    expect(await sealer.seal(now)).toMatchObject([{ number: 2, begins: 'behind', entries: 0 }]);
    await sealer.export();
    expect(await sealer.audit()).toEqual({
      problems: missing,
      notes: [expect.stringContaining('exported seals are newer than the books'), expect.stringContaining('seal 2')],
    });
    expect(await sealer.seal(now)).toMatchObject([{ number: 3, begins: '' }]);
  });

  it('name a seal that was made anew, and what is no seal', async () => {
    const [dir, other] = [aFolder(), { SEAL_KEY: aKey() }];
    const sealer = sealerOf({ SEAL_KEY: key, SEAL_DIR: dir });
    await book('1');
    await sealer.seal(now);
    await sealer.export();
    const [file = ''] = readdirSync(dir);
    writeFileSync(join(dir, '000000007-abc.json'), '{');
    await asOwner(`DELETE FROM seals; DELETE FROM digests`);
    await sealerOf(other).seal(now);
    await asOwner(`UPDATE seals SET chain = '${file.slice(10, -5)}'`);
    expect((await sealer.audit()).problems).toEqual([
      expect.stringMatching(/^seal 1 of .* was made under a key that is not here: /),
      expect.stringMatching(/^seal 1 of .* is not as it was exported$/),
      '000000007-abc.json holds no seal',
    ]);
  });
});

it('books that were restored elsewhere begin a new chain, and say so', async () => {
  await book('1', '2');
  const sealer = sealerOf();
  const [before] = await sealer.seal(now);
  await book('3');
  // Another cluster may have counted further than the one that the dump comes to.
  await asOwner(`UPDATE ledger SET xid = '9000000000000' WHERE key = 'signup:3'`);
  const copy = await aDatabase();
  onTestFinished(copy.remove);
  for (const table of ['users', 'ledger', 'digests', 'seals']) {
    const [found] = await ask(`SELECT json_agg(one)::text AS rows FROM ${table} AS one`);
    const rows = `json_populate_recordset(NULL::${table}, '${String(found?.rows)}')`;
    await ask(`INSERT INTO ${table} SELECT * FROM ${rows}`, copy.url);
  }
  const restored = sealerOf(undefined, undefined, copy.url);
  const { problems, notes } = await restored.audit();
  expect(notes).toContain('These books were restored from another database: a new chain begins with the next seal.');
  expect(problems).toEqual([]);
  const [first] = await restored.seal();
  expect(first).toMatchObject({ number: 2, begins: 'restored', entries: 1, previous: before?.mac });
  expect(first?.chain).not.toBe(before?.chain);
  expect(await restored.audit()).toEqual({
    problems: [],
    notes: [
      expect.stringMatching(/^A new chain begins with seal 2 of .*: the books were restored from another database\.$/),
      expect.stringContaining('seal 2'),
    ],
  });
});

it('are checked by the key that made them, while another one seals', async () => {
  const [former, own] = [key, aKey()];
  await book('1');
  const [first] = await sealerOf({ SEAL_KEY: former }).seal(now);
  await book('2');
  const sealer = sealerOf({ SEAL_KEY: own, SEAL_KEY_ALSO: `${aKey()}, ${former}` });
  const [second] = await sealer.seal(now);
  expect(second).toMatchObject({ number: 2, begins: '', previous: first?.mac });
  expect(second?.key_id).not.toBe(first?.key_id);
  expect((await sealer.audit()).problems).toEqual([]);
  const unknown = [expect.stringMatching(/^seal 1 of .* was made under a key that is not here: [0-9a-f]{16}$/)];
  expect((await sealerOf({ SEAL_KEY: own }).audit()).problems).toEqual(unknown);
});
