import sql from 'sql-template-tag';
import type { Ask } from './connection.ts';

/**
 * True for the first call for a job in each hour by the clock, among all processes. The process that gets true runs the
 * job.
 */
export const beginRound = async (ask: Ask, job: string): Promise<boolean> => {
  const begun = await ask(sql`
    INSERT INTO rounds (job, began_at) VALUES (${job}, now())
    ON CONFLICT (job) DO UPDATE SET began_at = now() WHERE rounds.began_at < date_trunc('hour', now(), 'UTC')
    RETURNING job`);
  return begun.length > 0;
};
