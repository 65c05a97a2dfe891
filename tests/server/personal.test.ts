import { Client } from 'pg';
import { expect, it } from 'vitest';
import { personal } from '#backend/personal.ts';
import { columnsOf, tableNames } from '#backend/store/tables.ts';
import { madeColumns } from '#server/postgres/columns.ts';
import { postgresStore } from './eachStore.ts';

const { url } = postgresStore();

/** Columns that only PostgreSQL has, by table, each with the column that it repeats; '' for nobody's values. */
const beside: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  withdrawals: { account_sealed: 'account_number', account_hash: 'account_number' },
};
/** Tables that only PostgreSQL has, each with the reason why nobody is erased in it. */
const others: Readonly<Record<string, string>> = {
  ledger: 'names accounts by their ids, is never changed, and is what the seals cover',
  digests: 'of the ledger',
  seals: 'of the ledger',
  answers: 'ids of rows, for a day',
  limits: 'counts, for an hour',
  user_coins: 'ids and numbers of users',
  task_places: 'ids and numbers of tasks',
  rounds: 'times of jobs',
  last_changes: 'ids of accounts and numbers of transactions',
  migrations: 'names of files',
  pictures: 'names that are drawn, and go when nothing refers to them',
};

it('every column of every table is marked as somebody’s or nobody’s', () => {
  for (const table of tableNames)
    expect(Object.keys(personal[table]).sort(), table).toEqual(Object.keys(columnsOf(table)).sort());
});

it('a mark names a column of its table with the id of an account', () => {
  const wrong = tableNames.flatMap((table) => {
    const marks: Readonly<Record<string, string>> = personal[table];
    return Object.entries(marks).filter(
      ([, mark]) => !['plain', 'account', 'actor'].includes(mark) && marks[mark] !== 'account',
    );
  });
  expect(wrong).toEqual([]);
});

it('every column of the database is in the list, is made of one that is, or is in a table about nobody', async () => {
  const client = new Client({ connectionString: url() });
  await client.connect();
  const { rows } = await client.query<{ table: string; column: string }>(
    `SELECT table_name AS table, column_name AS column FROM information_schema.columns WHERE table_schema = current_schema()`,
  );
  await client.end();
  const known = new Set<string>(tableNames);
  const isListed = ({ table, column }: (typeof rows)[number]) => {
    const name = tableNames.find((one) => one === table);
    if (name === undefined) return table in others;
    return column in personal[name] || column in (beside[name] ?? {}) || isMade(name, column);
  };
  const isMade = (table: (typeof tableNames)[number], column: string) =>
    madeColumns(table).some(({ name, of }) => name === column && of.every((one) => one in personal[table]));
  expect(rows.filter((row) => !isListed(row))).toEqual([]);
  const tables = new Set(rows.map(({ table }) => table));
  expect([...known, ...Object.keys(others)].filter((table) => !tables.has(table))).toEqual([]);
});
