import type { PoolConfig } from 'pg';
import sql from 'sql-template-tag';
import { createPool } from '../postgres/connection.ts';

/**
 * Figures of the database for the metrics; `balances`, `escrow` and `debt` are sums of coins. `sealed` is the time of
 * the last seal in seconds since 1970, null before the first; `unsealed` counts ledger rows without a seal, null if
 * nothing is sealed.
 */
export type Figures = {
  readonly balances: number;
  readonly escrow: number;
  readonly debt: number;
  readonly sealed: number | null;
  readonly unsealed: number | null;
  /** Number of database locks for which a transaction waits. */
  readonly waiting: number;
};

/** Milliseconds for which the same figures are returned, because the sums read the whole table of users. */
const FRESH = 15_000;

/**
 * Creates a reader of the figures with its own connection. `read` resolves to undefined while the database does not
 * answer; within `freshFor` milliseconds it returns the same figures. `seals` is true if the ledger is sealed.
 */
export const createFigures = (options: PoolConfig, { seals = false, freshFor = FRESH } = {}) => {
  // Together less than the ten seconds for which Prometheus waits.
  const pool = createPool({ ...options, connectionTimeoutMillis: 2_000, query_timeout: 4_000, max: 1 });
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
