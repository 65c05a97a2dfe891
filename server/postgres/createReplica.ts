import { DatabaseError, type Pool, type PoolClient, type PoolConfig } from 'pg';
import sql from 'sql-template-tag';
import { Unavailable } from '#backend/store/port.ts';
import { createPool, type Ask } from './connection.ts';
import type { Manner } from './runTransaction.ts';

/** Notes the running transaction as an account's last change; last of its statements, as it waits for other such ones. */
export const noteChange = async (ask: Ask, account: string): Promise<void> => {
  await ask(sql`
    INSERT INTO last_changes (account, xid) VALUES (${account}, pg_current_xact_id())
    ON CONFLICT (account) DO UPDATE SET xid = excluded.xid`);
};

/** Error of a replica that is too far behind for a reader. */
class Behind extends Error {
  override readonly name = 'Behind';
}

/** Position of the log and transaction that a replica must have for a reader. */
type Due = { lsn: string; xid: string | null };

const DUE = `SELECT pg_current_wal_lsn() AS lsn, (SELECT xid::text FROM last_changes WHERE account = $1) AS xid`;
/** A transaction from so long ago that its state is forgotten (NULL) is there; one that is yet to come is an error. */
const HAS = `SELECT pg_last_wal_replay_lsn() >= $1::pg_lsn
  AND coalesce(pg_xact_status($2::xid8), 'committed') = 'committed' AS has`;

/** Milliseconds that a replica is left alone which could not be reached. */
const REST = 10_000;

type Options = PoolConfig & { primary: Pool; lag: number };

/**
 * Replica that is read where it has what the reader has changed, and all that the primary had `lag` seconds ago. What
 * that was is remembered from question to question: after a pause, the replica has to have everything.
 */
export const createReplica = ({ primary, lag, ...options }: Options) => {
  const pool = createPool(options);
  const marks: { at: number; lsn: string }[] = [];
  let restsUntil = 0;

  /** Oldest position within the time that the replica may be behind. */
  const leastAt = (now: number, lsn: string): string => {
    while (marks[0] && marks[0].at < now - lag * 1000) marks.shift();
    if ((marks.at(-1)?.at ?? 0) < now - lag * 100) marks.push({ at: now, lsn });
    return marks[0]?.lsn ?? lsn;
  };
  const dueFor = async (account: string): Promise<Due | undefined> => {
    const now = Date.now();
    const { rows } = await primary.query<Due>(DUE, [account]);
    return rows[0] && { ...rows[0], lsn: leastAt(now, rows[0].lsn) };
  };
  const demand =
    ({ lsn, xid }: Due) =>
    async (client: PoolClient): Promise<void> => {
      const { rows } = await client.query<{ has: boolean | null }>(HAS, [lsn, xid]);
      if (rows[0]?.has !== true) throw new Behind('The replica is too far behind.');
    };

  return {
    /** Runs `there` on the replica, or else `here`, on the primary. */
    choose: async <T>(
      account: string,
      there: (own: Pick<Manner, 'pool' | 'before'>) => Promise<T>,
      here: () => Promise<T>,
    ): Promise<T> => {
      if (Date.now() < restsUntil) return here();
      const due = await dueFor(account).catch(() => undefined);
      if (!due) return here();
      try {
        return await there({ pool, before: demand(due) });
      } catch (error) {
        if (!isReplicas(error)) throw error;
        if (error instanceof Unavailable && !(error.cause instanceof DatabaseError)) restsUntil = Date.now() + REST;
        return here();
      }
    },
    close: () => pool.end(),
  };
};

/** True for what the primary may do better; a statement that took too long would take as long there. */
const isReplicas = (error: unknown): boolean => {
  const cause = error instanceof Unavailable ? error.cause : error;
  if (cause instanceof DatabaseError) return cause.code !== '57014';
  return error instanceof Behind || error instanceof Unavailable;
};
