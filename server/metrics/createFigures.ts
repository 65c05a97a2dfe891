import type { PoolConfig } from 'pg';
import sql from 'sql-template-tag';
import { createPool } from '../postgres/connection.ts';

/** Figures of the books; `sealed` in seconds, null before the first seal, as is `unsealed` where nothing is sealed. */
export type Figures = {
  readonly balances: number;
  readonly escrow: number;
  readonly debt: number;
  readonly sealed: number | null;
  readonly unsealed: number | null;
  /** Locks that somebody waits for. */
  readonly waiting: number;
};

/** Milliseconds for which figures are told again: sums read the table of users whole. */
const FRESH = 15_000;

/** Reader of the books' figures on a connection of its own; undefined while the database does not answer. */
export const createFigures = (options: PoolConfig, { seals = false, freshFor = FRESH } = {}) => {
  const pool = createPool({ ...options, query_timeout: 10_000, max: 1 });
  const unsealed = sql`
    (SELECT count(*) FROM ledger WHERE xid >= coalesce((SELECT horizon FROM seals ORDER BY number DESC LIMIT 1), '0'::xid8)
      AND NOT EXISTS (SELECT FROM digests WHERE digests.key = ledger.key))`;
  const statement = sql`
    SELECT (SELECT coalesce(sum(coin), 0) FROM users) AS balances,
      (SELECT coalesce(sum(escrow), 0) FROM tasks) AS escrow,
      (SELECT coalesce(sum(debt), 0) FROM users) AS debt,
      (SELECT extract(epoch FROM max(sealed_at)) FROM seals) AS sealed,
      ${seals ? unsealed : sql`NULL`} AS unsealed,
      (SELECT count(*) FROM pg_locks WHERE NOT granted) AS waiting`;
  let known: { until: number; figures: Promise<Figures | undefined> } | undefined;
  const ask = (): Promise<Figures | undefined> =>
    pool.query<Figures>(statement).then(
      ({ rows }) => rows[0],
      () => undefined,
    );
  return {
    read: (): Promise<Figures | undefined> => {
      if (!known || known.until <= Date.now()) known = { until: Date.now() + freshFor, figures: ask() };
      return known.figures;
    },
    close: () => pool.end(),
  };
};
