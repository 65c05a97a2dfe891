import type { Logger } from 'pino';
import { every, MINUTE } from '../every.ts';
import type { JobWatch, Metrics } from '../metrics/createMetrics.ts';
import { tellFailedTurn } from '../tellFailedTurn.ts';
import type { createAuditor } from './createAuditor.ts';

/** Largest number of problems that are logged one by one; the rest is logged as a number. */
const NAMED = 20;

type Auditing = {
  readonly auditor: ReturnType<typeof createAuditor>;
  readonly metrics: Pick<Metrics, 'audited' | 'auditedElsewhere'>;
  readonly watch: JobWatch;
  readonly log: Logger;
};

/**
 * Audits the ledger and its seals if an hour has begun since the last audit of any process; tells log and metrics the
 * result.
 */
export const auditOnce = async ({ auditor, metrics, watch, log }: Auditing): Promise<void> => {
  try {
    const turn = await auditor.turn();
    if (turn === 'elsewhere') metrics.auditedElsewhere();
    if (turn === 'due') {
      const problems = await auditor.problems();
      metrics.audited(problems.length);
      for (const problem of problems.slice(0, NAMED)) log.error({ alert: 'booksDiffer' }, problem);
      if (problems.length > NAMED)
        log.error({ alert: 'booksDiffer' }, `${String(problems.length - NAMED)} differences more: run server:audit.`);
      if (problems.length === 0) log.info('audited');
    }
    watch.succeeded();
  } catch (error) {
    tellFailedTurn(error, { alert: 'notAudited' }, log, watch);
  }
};

/**
 * Audits the ledger and its seals once an hour, in only one of the server's processes. Returns a function that stops
 * the job, and resolves once the job has stopped.
 */
export const keepAuditing = (auditing: Auditing): (() => Promise<void>) => {
  const stop = every(MINUTE, () => auditOnce(auditing));
  return async () => {
    await stop();
    await auditing.auditor.close();
  };
};
