import { createHash } from 'node:crypto';
import sql from 'sql-template-tag';
import type { Ask } from '../postgres/connection.ts';
import { rowsIn } from '../postgres/rowsIn.ts';
import { auditChain } from './auditChain.ts';
import type { Exported } from './exportedSeals.ts';
import { beganAnew, digestOf, momentOf, nameOf, type Entry, type Seal } from './seal.ts';
import type { SealSettings } from './sealSettings.ts';
import { placeIn, sealsIn } from './sealsIn.ts';

/** Result of a check of the seals; `notes` are facts that are no problems. */
export type SealAudit = { readonly problems: string[]; readonly notes: string[] };

/** Largest number of names in a sentence. */
const NAMED = 20;

/**
 * Compares the ledger with its seals, and these with the exported ones, within a REPEATABLE READ transaction. The
 * problems are ledger rows that were changed, are missing or were inserted under a time already sealed, and seals that
 * were changed or are missing.
 */
export const auditSeals = async (
  ask: Ask,
  { keys }: SealSettings,
  exported: readonly Exported[],
): Promise<SealAudit> => {
  const seals = await sealsIn(ask);
  const place = await placeIn(ask);
  const last = seals.at(-1);
  const problems = auditChain(seals, keys, exported);
  const notes = seals.flatMap((seal) => {
    const why = beganAnew(seal);
    return why === undefined ? [] : [`A new chain begins with ${nameOf(seal)}: ${why}.`];
  });
  if (last && last.place !== place)
    notes.push('These books were restored from another database: a new chain begins with the next seal.');

  const byNumber = new Map(seals.map((seal) => [seal.number, seal]));
  const found = new Map(seals.map(({ number }) => [number, { root: createHash('sha256'), digests: 0 }]));
  const missing = new Map<number, string[]>();
  const digests = rowsIn<Digested>(
    ask,
    sql`
    SELECT digests.key, seal, digest, "from", "to", amount, actor, created_at, xid::text AS xid
    FROM digests LEFT JOIN ledger ON ledger.key = digests.key ORDER BY digests.key`,
  );
  for await (const rows of digests)
    for (const { seal: number, digest, ...entry } of rows) {
      const seal = byNumber.get(number);
      const sums = found.get(number);
      sums?.root.update(digest);
      if (sums) sums.digests += 1;
      // If its seal is missing, nobody knows which key made a digest.
      const possible = keys.filter(({ id }) => !seal || id === seal.key_id);
      if (entry.xid === null) {
        const names = missing.get(number) ?? [];
        missing.set(number, names);
        names.push(entry.key);
      } else if (possible.length > 0 && !possible.some((key) => digestOf(entry, key).equals(digest)))
        problems.push(`${entry.key} is not as it was sealed by ${sealOf(number, seal)}`);
    }
  for (const [number, names] of missing)
    problems.push(
      `${rowsOf(names.length)} missing of those by ${sealOf(number, byNumber.get(number))}: ${listed(names)}`,
    );
  for (const seal of seals) problems.push(...differencesOf(seal, found.get(seal.number)));

  const { waiting, oldest, late } = await unsealedIn(ask, last?.place === place ? last.horizon : '0');
  if (late.length > 0)
    problems.push(`${rowsOf(late.length)} under no seal, though all rows of their time were sealed: ${listed(late)}`);
  notes.push(last ? `The last of ${String(seals.length)} is ${nameOf(last)}.` : 'Nothing is sealed yet.');
  if (waiting > 0) notes.push(`${rowsOf(waiting)} not sealed yet, the oldest of ${momentOf(oldest)}.`);
  return { problems, notes };
};

type Digested = { key: string; seal: number; digest: Buffer } & (Entry | { xid: null });
type Sums = { root: ReturnType<typeof createHash>; digests: number };

/** Sentences on differences between a seal and the digests under it. */
const differencesOf = (seal: Seal, sums: Sums | undefined): string[] => {
  const digests = sums?.digests ?? 0;
  if (digests !== seal.entries)
    return [`${nameOf(seal)} covers ${String(seal.entries)}, and ${rowsOf(digests)} known of them`];
  return sums?.root.digest('hex') === seal.root ? [] : [`the digests under ${nameOf(seal)} were changed`];
};

/**
 * Ledger rows without a digest. `waiting` is the number of those that wait for their seal, `oldest` the time of the
 * first. `late` has the keys of rows that came too late: their transaction's id is below `horizon`, the last seal's.
 */
const unsealedIn = async (ask: Ask, horizon: string) => {
  const unsealed = sql`FROM ledger WHERE NOT EXISTS (SELECT FROM digests WHERE digests.key = ledger.key)`;
  const late = await ask<{ key: string }>(sql`SELECT key ${unsealed} AND xid < ${horizon}::xid8 ORDER BY key`);
  const [rest] = await ask<{ waiting: number; oldest: string }>(
    sql`SELECT count(*) AS waiting, coalesce(min(created_at), now()) AS oldest ${unsealed} AND xid >= ${horizon}::xid8`,
  );
  if (!rest) throw new Error('An aggregate has one row.');
  return { ...rest, late: late.map(({ key }) => key) };
};

const sealOf = (number: number, seal: Seal | undefined): string => (seal ? nameOf(seal) : `seal ${String(number)}`);
const rowsOf = (count: number): string => (count === 1 ? '1 row is' : `${String(count)} rows are`);
const listed = (names: readonly string[]): string =>
  names.slice(0, NAMED).join(', ') + (names.length > NAMED ? ` and ${String(names.length - NAMED)} more` : '');
