import type { Pool } from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Counter, LimitName, LimitTable } from '#backend/limits.ts';
import { reportOf } from '#backend/withoutAddresses.ts';

type Options = {
  pool: Pick<Pool, 'query'>;
  table: LimitTable;
  /** False behind a connection pooler that shares prepared statements between clients. */
  prepared: boolean;
  report: (failure: string) => void;
};

/**
 * Counter of calls per account and per network, shared by all processes that use the same database. `table` has the
 * limit for each kind of call. A process counts calls in memory, and adds them to the count in PostgreSQL whenever it
 * has a hundredth of the limit, or one call if that is more. So most calls under a high limit need no SQL statement. If
 * the database fails, `report` gets the failure, and the process goes on with its own count alone. `prepared` is false
 * behind a connection pooler that shares prepared statements between clients.
 */
export const createCounter = ({ pool, table, prepared, report }: Options): Counter => {
  const client = {
    query: ({ name = '', text, values }: { name?: string; text: string; values: unknown[] }) =>
      pool.query({ text, values, ...(prepared && name !== '' && { name }) }),
  };
  const limiters = new Map<string, ReturnType<typeof createLimiter>>();
  for (const [name, { account, network, seconds }] of Object.entries(table))
    for (const [whose, points] of Object.entries({ account, network }))
      limiters.set(
        `${name} ${whose}`,
        createLimiter(client, `${name} ${whose}`, points, seconds, report, limiters.size === 0),
      );
  const waitOf = (name: LimitName, whose: 'account' | 'network', who: string | undefined) =>
    who ? (limiters.get(`${name} ${whose}`)?.(who) ?? 0) : 0;
  return async (name, { account, network }) =>
    (await waitOf(name, 'account', account)) || (await waitOf(name, 'network', network));
};

const createLimiter = (
  storeClient: object,
  keyPrefix: string,
  points: number,
  duration: number,
  report: (failure: string) => void,
  clearExpiredByTimeout: boolean,
) => {
  // A migration makes the table, because the database role of the server may make none.
  const shared = new RateLimiterPostgres({
    storeClient,
    storeType: 'client',
    tableName: 'limits',
    tableCreated: true,
    clearExpiredByTimeout,
    keyPrefix,
    points,
    duration,
  });
  const here = new RateLimiterMemory({ keyPrefix, points, duration });
  const part = Math.ceil(points / 100);
  return async (who: string): Promise<number> => {
    try {
      const { consumedPoints } = await here.consume(who);
      if (consumedPoints % part === 0) await shared.consume(who, part);
      return 0;
    } catch (outcome) {
      if (!(outcome instanceof RateLimiterRes)) {
        report(reportOf(outcome));
        return 0;
      }
      const seconds = Math.max(1, Math.ceil(outcome.msBeforeNext / 1000));
      // Without this, the process would allow calls until the next hundredth that it has counted alone.
      await here.block(who, seconds);
      return seconds;
    }
  };
};
