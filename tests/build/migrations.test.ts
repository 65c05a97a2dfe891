import { expect, it } from 'vitest';
import { migrations } from '#server/postgres/migrate.ts';

// The server works on while a migration runs. What would keep it from its tables for as long as these have rows is not taken,
// unless the file says why the server has to be stopped for it: `-- Stops the server: …`.

/** Statements on a table that was there before, and what to write in their place; the table's name is the last group. */
const stopping: readonly (readonly [RegExp, string])[] = [
  [/^CREATE (UNIQUE )?INDEX (?!CONCURRENTLY).*? ON (\S+)/, 'CREATE INDEX CONCURRENTLY, in a file of its own'],
  [/^REINDEX (?!.*CONCURRENTLY)\w+ (\S+)/, 'REINDEX CONCURRENTLY'],
  [/^ALTER TABLE (\S+) .*\bADD (COLUMN )?"?\w+"? (?!.*DEFAULT).*NOT NULL/, 'a DEFAULT, or the column without NOT NULL'],
  [/^ALTER TABLE (\S+) .*\bTYPE\b/, 'another column'],
  [/^ALTER TABLE (\S+) .*\bSET NOT NULL\b/, 'a CHECK that is NOT VALID, validated by the next file'],
  [
    /^ALTER TABLE (\S+) .*\bADD (CONSTRAINT \S+ )?(CHECK|FOREIGN KEY)\b(?!.*NOT VALID)/,
    'NOT VALID, VALIDATE in the next file',
  ],
  [/^ALTER TABLE (\S+) .*\bADD (CONSTRAINT \S+ )?(PRIMARY KEY|UNIQUE)\b(?!.*USING INDEX)/, 'USING INDEX'],
  [/^(?:LOCK TABLE|TRUNCATE|CLUSTER|VACUUM FULL) (\S+)/, 'nothing of the kind'],
];

const complaintsOf = (sql: string): string[] => {
  if (/^-- Stops the server: \S/m.test(sql)) return [];
  const statements = sql
    .replace(/--.*$/gm, '')
    .split(';')
    .map((one) => one.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
  const made = statements.flatMap((one) => /^CREATE TABLE (?:IF NOT EXISTS )?(\S+)/.exec(one)?.[1] ?? []);
  const isOfOld = (statement: string) => !made.some((table) => statement.includes(` ${table} `));
  const stops = statements.flatMap((one) =>
    stopping.filter(([shape]) => shape.test(one) && isOfOld(`${one} `)).map(([, instead]) => `${one}: ${instead}`),
  );
  const alone = statements.filter((one) => one.includes('CONCURRENTLY'));
  if (alone.length > 0 && alone.length < statements.length) stops.push('CONCURRENTLY beside what is none');
  for (const [, name = ''] of alone.join(';').matchAll(/CREATE (?:UNIQUE )?INDEX CONCURRENTLY (\S+)/g))
    if (!alone.includes(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`)) stops.push(`${name} may be there, half made`);
  return stops;
};

it.each([
  ['CREATE INDEX a_by_n ON a (n)', 'CONCURRENTLY'],
  ['CREATE UNIQUE INDEX a_by_n ON a (n)', 'CONCURRENTLY'],
  ['CREATE INDEX CONCURRENTLY a_by_n ON a (n)', 'half made'],
  ['ALTER TABLE a ADD COLUMN m text NOT NULL', 'DEFAULT'],
  ['ALTER TABLE a ALTER COLUMN n TYPE bigint', 'another column'],
  ['ALTER TABLE a\n  ALTER n SET NOT NULL', 'NOT VALID'],
  ['ALTER TABLE a ADD CONSTRAINT few CHECK (n < 9)', 'NOT VALID'],
  ['ALTER TABLE a ADD UNIQUE (n)', 'USING INDEX'],
  ['TRUNCATE a', 'nothing of the kind'],
  ['DROP INDEX CONCURRENTLY a_by_n; ALTER TABLE a ADD COLUMN m text', 'beside'],
])('%s would stop the server: %s', (sql, complaint) => {
  expect(complaintsOf(sql)).toEqual([expect.stringContaining(complaint)]);
  expect(complaintsOf(`-- Stops the server: there is no other way.\n${sql}`)).toEqual([]);
});

it.each([
  'CREATE TABLE a (n integer NOT NULL);\nCREATE INDEX a_by_n ON a (n);',
  'DROP INDEX CONCURRENTLY IF EXISTS a_by_n;\nCREATE INDEX CONCURRENTLY a_by_n ON a (n);',
  'ALTER TABLE a ADD COLUMN m text NOT NULL DEFAULT 0',
  'ALTER TABLE a ADD CONSTRAINT few CHECK (n < 9) NOT VALID',
  '-- CREATE INDEX a_by_n ON a (n)\nALTER TABLE a SET (fillfactor = 80); DROP INDEX a_by_m',
])('%s does not', (sql) => {
  expect(complaintsOf(sql)).toEqual([]);
});

// The first ones were taken before anybody had rows, and never change.
it.each(migrations.filter(({ name }) => name >= '0004').map(({ name, sql }) => [name, sql]))(
  'the server works on during %s',
  (_, sql) => {
    expect(complaintsOf(sql)).toEqual([]);
  },
);
