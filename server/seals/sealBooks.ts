import { createHash, randomBytes } from 'node:crypto';
import sql from 'sql-template-tag';
import type { Ask } from '../postgres/connection.ts';
import { rowsIn } from '../postgres/rowsIn.ts';
import { digestOf, macOf, type Entry, type Seal } from './seal.ts';
import type { SealKey } from './sealSettings.ts';
import { lastSealIn, placeIn } from './sealsIn.ts';

/** Number of the advisory lock that a process holds while it seals, within the database. */
const LOCK = 7_281_906_436;

/** Largest number of rows under one seal, so that a long ledger is sealed in several transactions. */
export const MOST = 100_000;

/**
 * Options for making a seal of at most `most` rows. Without `atOnce`, a seal is made at most once in an hour of the clock.
 * `exported` maps the id of a chain of seals to its highest number among the exported seals: a number above the last
 * seal's shows that the books were restored from a backup.
 */
export type Sealing = {
  readonly key: SealKey;
  readonly atOnce: boolean;
  readonly exported: ReadonlyMap<string, number>;
  readonly most: number;
};

/**
 * Seals the rows to which no open transaction can add any more, within a REPEATABLE READ transaction. Resolves to the
 * seal, and whether more rows wait; undefined if no seal is due, or another process is sealing.
 */
export const sealBooks = async (
  ask: Ask,
  { key, atOnce, exported, most }: Sealing,
): Promise<{ seal: Seal; more: boolean } | undefined> => {
  const [lock] = await ask<{ free: boolean }>(sql`SELECT pg_try_advisory_xact_lock(${LOCK}) AS free`);
  if (!lock?.free) return undefined;
  const last = await lastSealIn(ask);
  const since = last?.sealed_at ?? '-infinity';
  const [now] = await ask<Now>(sql`
    SELECT now() AS sealed_at, pg_snapshot_xmin(pg_current_snapshot())::text AS oldest,
      pg_snapshot_xmax(pg_current_snapshot())::text AS next,
      date_trunc('hour', now(), 'UTC') > ${since}::timestamptz AS due`);
  if (!now) throw new Error('A row of constants is one row.');
  const place = await placeIn(ask);
  const begins = beginningOf(last, place, exported);
  if (!now.due && begins === '' && !atOnce) return undefined;
  const number = (last?.number ?? 0) + 1;
  const horizon = last && begins === '' ? last.horizon : '0';
  // A row of a transaction that this database has not begun yet was restored from another one.
  const unsealed = rowsIn<Entry>(
    ask,
    sql`
    SELECT key, "from", "to", amount, actor, created_at, xid::text AS xid FROM ledger
    WHERE xid >= ${horizon}::xid8 AND (xid < ${now.oldest}::xid8 OR xid >= ${now.next}::xid8)
      AND NOT EXISTS (SELECT FROM digests WHERE digests.key = ledger.key)
    ORDER BY key LIMIT ${most}`,
  );
  const root = createHash('sha256');
  let entries = 0;
  for await (const rows of unsealed) {
    const digests = rows.map((row) => digestOf(row, key));
    digests.forEach((digest) => root.update(digest));
    entries += rows.length;
    await ask(sql`
      INSERT INTO digests (key, seal, digest)
      SELECT key, ${number}, digest FROM unnest(${rows.map((row) => row.key)}::text[], ${digests}::bytea[]) AS made (key, digest)`);
  }
  const more = entries === most;
  const made = {
    number,
    chain: begins === '' && last ? last.chain : randomBytes(8).toString('hex'),
    begins,
    place,
    horizon: more ? horizon : now.oldest,
    entries,
    root: root.digest('hex'),
    previous: last?.mac ?? '',
    key_id: key.id,
    sealed_at: now.sealed_at,
  };
  const seal: Seal = { ...made, mac: macOf(made, key) };
  await ask(sql`
    INSERT INTO seals (number, chain, begins, place, horizon, entries, root, previous, key_id, sealed_at, mac)
    VALUES (${seal.number}, ${seal.chain}, ${seal.begins}, ${seal.place}, ${seal.horizon}::xid8, ${seal.entries},
      ${seal.root}, ${seal.previous}, ${seal.key_id}, ${seal.sealed_at}::timestamptz, ${seal.mac})`);
  return { seal, more };
};

type Now = { sealed_at: string; oldest: string; next: string; due: boolean };

const beginningOf = (last: Seal | undefined, place: string, exported: ReadonlyMap<string, number>): Seal['begins'] => {
  if (!last) return exported.size > 0 ? 'behind' : 'first';
  if (last.place !== place) return 'restored';
  return (exported.get(last.chain) ?? 0) > last.number ? 'behind' : '';
};
