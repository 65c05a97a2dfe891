import type { Logger } from 'pino';
import { every, MINUTE } from '../every.ts';
import type { JobWatch } from '../metrics/createMetrics.ts';
import { tellFailedTurn } from '../tellFailedTurn.ts';
import type { createRetainer } from './createRetainer.ts';

/**
 * Removes personal values that are older than the owner's limits, once an hour and in only one of the server's
 * processes. Returns a function that stops the job, and resolves once the job has stopped.
 */
export const keepRetaining = (
  retainer: ReturnType<typeof createRetainer>,
  log: Logger,
  watch: JobWatch,
): (() => Promise<void>) => {
  const stop = every(MINUTE, async () => {
    try {
      if (await retainer.isDue()) {
        const { numbers, accounts } = await retainer.retain(new Date());
        if (numbers + accounts > 0) log.info({ numbers, accounts }, 'forgotten');
      }
      watch.succeeded();
    } catch (error) {
      tellFailedTurn(error, { alert: 'notForgotten' }, log, watch);
    }
  });
  return async () => {
    await stop();
    await retainer.close();
  };
};
