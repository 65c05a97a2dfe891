import type { Logger } from 'pino';
import { every, MINUTE } from '../every.ts';
import type { JobWatch } from '../metrics/createMetrics.ts';
import { tellFailedTurn } from '../tellFailedTurn.ts';
import type { createSealer } from './createSealer.ts';
import { beganAnew, nameOf } from './seal.ts';

/**
 * Seals the ledger once an hour, in only one of the server's processes. Returns a function that stops the job, and
 * resolves once the job has stopped.
 */
export const keepSealing = (
  sealer: ReturnType<typeof createSealer>,
  log: Logger,
  watch: JobWatch,
): (() => Promise<void>) => {
  const turn = async (): Promise<void> => {
    try {
      for (const seal of await sealer.seal()) {
        log.info({ seal }, 'sealed');
        const why = beganAnew(seal);
        if (why !== undefined) log.error({ alert: 'sealsBeginAnew' }, `${nameOf(seal)} begins a new chain: ${why}.`);
      }
      await sealer.export();
      watch.succeeded();
    } catch (error) {
      tellFailedTurn(error, { alert: 'notSealed' }, log, watch);
    }
  };
  const stop = every(MINUTE, turn);
  return async () => {
    await stop();
    await sealer.close();
  };
};
