import { Client } from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { migrate, migrations, type Migration } from '#server/postgres/migrate.ts';
import { aDatabase } from '#tests/support/aDatabase.ts';
import { until } from '#tests/support/until.ts';

const steps: Migration[] = [
  ...migrations,
  { name: '9001-a', sql: 'CREATE TABLE a (n integer);\nINSERT INTO a VALUES (1)' },
  { name: '9002-b', sql: 'CREATE TABLE b (n integer)' },
];

const setUp = async () => {
  const { url, remove } = await aDatabase();
  onTestFinished(remove);
  const ask = async (statement: string) => {
    const client = new Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query<Record<string, unknown>>(statement).finally(() => client.end());
    return rows;
  };
  return { url, ask, migrate: (own: readonly Migration[]) => migrate({ connectionString: url }, own) };
};

it('takes the steps that are missing, in the order of their names, and none twice', async () => {
  const { ask, migrate } = await setUp();
  expect(await migrate(steps)).toEqual(['9001-a', '9002-b']);
  expect(await migrate(steps)).toEqual([]);
  expect(await ask('SELECT n FROM a')).toEqual([{ n: 1 }]);
});

it('several processes at once take each step once', async () => {
  const { ask, migrate } = await setUp();
  const taken = await Promise.all(Array.from({ length: 5 }, () => migrate(steps)));
  expect(taken.flat().sort()).toEqual(['9001-a', '9002-b']);
  expect(await ask('SELECT n FROM a')).toEqual([{ n: 1 }]);
});

it('keeps nothing of a step that fails, and the steps before it', async () => {
  const { ask, migrate } = await setUp();
  const broken = { name: '9003-c', sql: 'CREATE TABLE c (n integer); SELECT 1 / 0' };
  await expect(migrate([...steps, broken])).rejects.toThrow('division by zero');
  expect(await ask("SELECT to_regclass('b') IS NULL AS b, to_regclass('c') IS NULL AS c")).toEqual([
    { b: false, c: true },
  ]);
  expect(await migrate([...steps, { ...broken, sql: 'CREATE TABLE c (n integer)' }])).toEqual(['9003-c']);
});

it('refuses a database that knows more than the server', async () => {
  const { migrate } = await setUp();
  await migrate(steps);
  await expect(migrate(steps.slice(0, -1))).rejects.toThrow('The database is ahead of this server: 9002-b.');
});

it('refuses a step whose text was changed after it had run, but for the ends of its lines', async () => {
  const { migrate } = await setUp();
  await migrate(steps);
  const changed = (by: (sql: string) => string) =>
    steps.map((one) => (one.name === '9001-a' ? { ...one, sql: by(one.sql) } : one));
  expect(await migrate(changed((sql) => sql.replaceAll('\n', '\r\n')))).toEqual([]);
  await expect(migrate(changed((sql) => `${sql} `))).rejects.toThrow(
    'The database was made by another text of 9001-a.',
  );
});

it('a step makes the columns anew that searches and addresses go by, where they were kept in another form', async () => {
  const { ask, url } = await setUp();
  await ask(`INSERT INTO users (_id, name, "displayName", email, role, coin, imgurl, uid, verified, deleted, created_at, email_key, search)
    SELECT 'u' || n, 'O’Brien ' || n, '', 'ada' || n || '@example.test', 'worker', 0, '', 'u' || n, false, false, now(), 'of old' || n,
      'o’brien ' || n
    FROM generate_series(1, 1200) AS n`);
  const client = new Client({ connectionString: url });
  await client.connect();
  onTestFinished(() => client.end());
  await migrations.find(({ name }) => name.endsWith('folded-texts'))?.after?.(client);
  expect(await ask("SELECT name, email_key, search FROM users WHERE _id = 'u7'")).toEqual([
    { name: 'O’Brien 7', email_key: 'ada7@example.test', search: "o'brien 7\n\nada7@example.test" },
  ]);
  const found = "search LIKE 'o''brien %' AND email_key LIKE 'ada%'";
  expect(await ask(`SELECT count(*)::int AS n FROM users WHERE ${found}`)).toEqual([{ n: 1200 }]);
});

it('gives rows of before the keys of addresses, by which they are found', async () => {
  const { url, remove } = await aDatabase({ migrated: false });
  onTestFinished(remove);
  const client = new Client({ connectionString: url });
  await client.connect();
  onTestFinished(() => client.end());
  await migrate(
    { connectionString: url },
    migrations.filter(({ name }) => name < '0013'),
  );
  const ada = `'Ada@bücher.example'`;
  await client.query(`
    INSERT INTO users (_id, name, "displayName", email, role, coin, imgurl, uid, verified, deleted, created_at, email_key, search)
    VALUES ('ada', 'Ada', '', ${ada}, 'buyer', 0, '', 'ada', false, false, now(), '', '');
    INSERT INTO tasks (_id, "user", name, "taskImageUrl", "taskTitle", "taskDetail", "requiredWorkers", "payableAmount",
      "completionDate", "submissionInfo", user_id, escrow, closed, created_at, search)
    VALUES ('t', ${ada}, 'Ada', '', '', '', 1, 1, '', '', 'ada', 1, false, now(), '')`);
  await migrate({ connectionString: url });
  const { rows: keys } = await client.query('SELECT user_key FROM tasks');
  expect(keys).toEqual([{ user_key: 'ada@xn--bcher-kva.example' }]);
});

it('stands aside while others use a table, who never wait for long, and tries again', async () => {
  const { url, ask, migrate } = await setUp();
  await migrate(steps);
  const reader = new Client({ connectionString: url });
  await reader.connect();
  await reader.query('BEGIN; SELECT FROM a');
  const taken = migrate([...steps, { name: '9003-c', sql: 'ALTER TABLE a ADD COLUMN m integer' }]);
  const waiting = "SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE 'ALTER TABLE a%'";
  await until(async () => (await ask(waiting)).length === 1);
  // Behind the step, which cannot go on: it would wait for ever.
  expect(await ask('SELECT n FROM a')).toEqual([{ n: 1 }]);
  await reader.query('COMMIT');
  await reader.end();
  expect(await taken).toEqual(['9003-c']);
});

describe('an index that is made while others write', () => {
  const name = '9003-index';
  const drop = '-- CONCURRENTLY: nobody waits;\nDROP INDEX CONCURRENTLY IF EXISTS a_by_n;\n';
  const step = { name, sql: `${drop}CREATE UNIQUE INDEX CONCURRENTLY a_by_n ON a (n);\n` };
  const indexes = "SELECT indisvalid AS valid FROM pg_index WHERE indexrelid = to_regclass('a_by_n')";

  it('is a step like others, taken once, also by several processes at once', async () => {
    const { ask, migrate } = await setUp();
    const taken = await Promise.all(Array.from({ length: 3 }, () => migrate([...steps, step])));
    expect(taken.flat().sort()).toEqual(['9001-a', '9002-b', name]);
    expect(await ask(indexes)).toEqual([{ valid: true }]);
  });

  it('is begun anew where it has failed half-way', async () => {
    const { ask, migrate } = await setUp();
    await migrate(steps);
    await ask('INSERT INTO a VALUES (1)');
    await expect(migrate([...steps, step])).rejects.toThrow('could not create unique index');
    expect(await ask(indexes)).toEqual([{ valid: false }]);
    await ask('DELETE FROM a');
    expect(await migrate([...steps, step])).toEqual([name]);
    expect(await ask(indexes)).toEqual([{ valid: true }]);
  });
});
