import type { PoolClient } from 'pg';
import { Unavailable } from '#backend/store/port.ts';

/** Error of a primary without a synchronous standby, whose commits would wait for ever. */
export class NoStandby extends Error {
  override readonly name = 'NoStandby';
}

/** Question for the standbys that confirm commits; without the right to see them, all are hidden. */
export const STANDBYS = `SELECT count(*) FILTER (WHERE sync_state IN ('sync', 'quorum') AND state = 'streaming') AS standing,
  count(*) FILTER (WHERE sync_state IS NULL) AS hidden FROM pg_stat_replication`;

/** Throws {@link NoStandby} where the answer to STANDBYS names none. */
export const checkStandby = ({ rows }: { rows: unknown[] }): void => {
  const { standing, hidden } = rows[0] as { standing: number; hidden: number };
  if (standing > 0) return;
  if (hidden > 0) throw new NoStandby('The role may not see its standbys: GRANT pg_read_all_stats to it.');
  throw new NoStandby('The database has no synchronous standby.');
};

/** Settings of a transaction whose commit waits for the standby, and the question for it. */
export const DEMANDED = ['SET LOCAL synchronous_commit = on', STANDBYS];

/**
 * COMMIT that waits for the standby even where nothing was written. What was read may be a commit that the standby has
 * not confirmed; the record of this message follows it.
 */
export const CONFIRMED_COMMIT = "SELECT pg_logical_emit_message(true, 'taskcoin', ''); COMMIT";

/** Runs a COMMIT; resolves to the last command's name, and to the first warning that came with it. */
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
    // A wait that an administrator ended is told of before the connection breaks.
    if (warnings[0] !== undefined) return { command: 'COMMIT', warning: warnings[0] };
    throw error;
  } finally {
    client.off('notice', hear);
  }
};

/** Throws {@link Unavailable}, as nothing has happened yet, where the answer to a BEGIN with DEMANDED names no standby. */
export const demandStandby = (answer: { rows: unknown[] } | undefined): void => {
  try {
    checkStandby(answer ?? { rows: [{ standing: 0, hidden: 0 }] });
  } catch (cause) {
    throw new Unavailable('serverBusy', { cause });
  }
};
