import { DatabaseError, type Pool, type PoolClient, type PoolConfig } from 'pg';
import sql from 'sql-template-tag';
import { Unavailable } from '#backend/store/port.ts';
import { createPool, type Ask } from './connection.ts';
import type { Manner } from './runTransaction.ts';

/**
 * Stores the running transaction as an account's last change, so that a replica without it is not read for this
 * account. Call it last: it waits for other transactions that do the same.
 */
export const noteChange = async (ask: Ask, account: string): Promise<void> => {
  await ask(sql`
    INSERT INTO last_changes (account, xid) VALUES (${account}, pg_current_xact_id())
    ON CONFLICT (account) DO UPDATE SET xid = excluded.xid`);
};

/** Error of a replica that lacks what a reader must see. */
class Behind extends Error {
  override readonly name = 'Behind';
}

/**
 * Requirements on a replica for one reader. `lsn` is the position of the primary's log that it must have replayed,
 * `xid` the reader's last noted transaction, null without one.
 */
type Due = { lsn: string; xid: string | null };

const DUE = `SELECT pg_current_wal_lsn() AS lsn, (SELECT xid::text FROM last_changes WHERE account = $1) AS xid`;
/**
 * SQL that tells if a replica has replayed the log up to the position $1 and has the transaction $2. A status of NULL
 * means no transaction, or one so old that it must have been replayed. The id of a transaction that the replica does
 * not know yet is an error.
 */
const HAS = `SELECT pg_last_wal_replay_lsn() >= $1::pg_lsn
  AND coalesce(pg_xact_status($2::xid8), 'committed') = 'committed' AS has`;

/** Milliseconds for which a replica that could not be reached is not tried again. */
const REST = 10_000;

type Options = PoolConfig & { primary: Pool; lag: number };

/**
 * Creates the function `choose`, which reads from the replica if that is recent enough, else from the primary. The
 * replica must have the reader's last noted change. It must also have replayed the primary's log up to the oldest
 * position that was noted in the last `lag` seconds; if none was, up to the present one.
 */
export const createReplica = ({ primary, lag, ...options }: Options) => {
  const pool = createPool(options);
  const marks: { at: number; lsn: string }[] = [];
  let restsUntil = 0;

  /** Oldest log position recorded within the last `lag` seconds; the present one, `lsn`, if there is none. */
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
    /**
     * Runs `there` with the replica's pool if the replica may be used for the account, otherwise `here`, on the
     * primary. If `there` fails because of the replica, `here` runs after it.
     */
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

/**
 * True for an error of the replica, after which the primary is tried. False for a statement that exceeded its time
 * limit (57014), because it would take as long on the primary.
 */
const isReplicas = (error: unknown): boolean => {
  const cause = error instanceof Unavailable ? error.cause : error;
  if (cause instanceof DatabaseError) return cause.code !== '57014';
  return error instanceof Behind || error instanceof Unavailable;
};
