import type { PoolClient } from 'pg';
import { Unavailable } from '#backend/store/port.ts';

/**
 * Error of a primary database that has no synchronous standby (a server that copies its data): every commit would wait
 * for ever.
 */
export class NoStandby extends Error {
  override readonly name = 'NoStandby';
}

/**
 * SQL for the number of synchronous standbys that confirm commits, `standing`, and of those that this role may not see,
 * `hidden`.
 */
export const STANDBYS = `SELECT count(*) FILTER (WHERE sync_state IN ('sync', 'quorum') AND state = 'streaming') AS standing,
  count(*) FILTER (WHERE sync_state IS NULL) AS hidden FROM pg_stat_replication`;

/** Throws {@link NoStandby} if the result of {@link STANDBYS} counts no standby. */
export const checkStandby = ({ rows }: { rows: unknown[] }): void => {
  const { standing, hidden } = rows[0] as { standing: number; hidden: number };
  if (standing > 0) return;
  if (hidden > 0) throw new NoStandby('The role may not see its standbys: GRANT pg_read_all_stats to it.');
  throw new NoStandby('The database has no synchronous standby.');
};

/**
 * SQL statements after BEGIN that make the transaction's commit wait for the standby. The last one is {@link STANDBYS},
 * for {@link demandStandby}.
 */
export const DEMANDED = ['SET LOCAL synchronous_commit = on', STANDBYS];

/**
 * SQL of a COMMIT that waits for the standby, even if the transaction wrote nothing. It may have read a commit that the
 * standby has not confirmed yet. Therefore a message goes to PostgreSQL's log first: confirming that includes all
 * earlier commits.
 */
export const CONFIRMED_COMMIT = "SELECT pg_logical_emit_message(true, 'taskcoin', ''); COMMIT";

/**
 * Runs `statements`, which end with COMMIT. `command` is the command tag of the last one (ROLLBACK if PostgreSQL undid
 * the transaction), and `warning` PostgreSQL's first warning, if any.
 */
export const heardCommit = async (client: PoolClient, statements: string) => {
  const warnings: string[] = [];
  const hear = ({ severity = '', message = '' }: { severity?: string | undefined; message?: string | undefined }) => {
    if (severity === 'WARNING') warnings.push(message);
  };
  client.on('notice', hear);
  try {
    const answers = [await client.query(statements)].flat();
    return { command: answers.at(-1)?.command, warning: warnings[0] };
  } catch (error) {
    // If an administrator ends the wait for the standby, a warning arrives before the connection breaks.
    if (warnings[0] !== undefined) return { command: 'COMMIT', warning: warnings[0] };
    throw error;
  } finally {
    client.off('notice', hear);
  }
};

/**
 * Throws {@link Unavailable} if the result of {@link STANDBYS} at a transaction's begin counts no standby. Nothing has
 * been written then.
 */
export const demandStandby = (answer: { rows: unknown[] } | undefined): void => {
  try {
    checkStandby(answer ?? { rows: [{ standing: 0, hidden: 0 }] });
  } catch (cause) {
    throw new Unavailable('serverBusy', { cause });
  }
};
