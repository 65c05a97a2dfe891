import { setTimeout } from 'node:timers/promises';
import type { Logger } from 'pino';
import { every, MINUTE } from '../every.ts';
import type { JobWatch } from '../metrics/createMetrics.ts';
import { tellFailedTurn } from '../tellFailedTurn.ts';
import type { createReconciler } from './createReconciler.ts';

/** Milliseconds that the hourly comparison looks back; the command `reconcile` takes any day. */
const WEEK = 7 * 86_400_000;

type Reconciler = ReturnType<typeof createReconciler>;

/**
 * Compares the books with the card company's records of the seven days before `now`. Logs each difference that is still
 * there once `pause` has resolved, because purchases may have been in progress; also logs if the company's events do
 * not arrive.
 */
export const reconcileOnce = async (
  reconciler: Reconciler,
  log: Logger,
  now: Date,
  pause: () => Promise<unknown>,
): Promise<void> => {
  const since = new Date(now.getTime() - WEEK);
  const first = await reconciler.differences(since);
  if (first.length > 0) {
    await pause();
    const seen = new Set(first.map(({ text }) => text));
    for (const { text } of await reconciler.differences(since))
      if (seen.has(text)) log.error({ alert: 'purchasesDiffer' }, text);
  }
  const sales = await reconciler.silence(now);
  if (sales > 0)
    log.error(
      { alert: 'webhookSilent' },
      `The card company has told of none of the last day’s ${String(sales)} purchases.`,
    );
};

/**
 * Compares the books with the card company's records once an hour, in only one of the server's processes. Returns a
 * function that stops the job, and resolves once the job has stopped.
 */
export const keepReconciling = (reconciler: Reconciler, log: Logger, watch: JobWatch): (() => Promise<void>) => {
  const stopped = new AbortController();
  const { signal } = stopped;
  const pause = () => setTimeout(MINUTE, undefined, { signal });
  const turn = async (): Promise<void> => {
    try {
      if (await reconciler.isDue()) await reconcileOnce(reconciler, log, new Date(), pause);
      watch.succeeded();
    } catch (error) {
      if (signal.aborted) return;
      tellFailedTurn(error, { alert: 'notReconciled' }, log, watch);
    }
  };
  const stop = every(MINUTE, turn);
  return async () => {
    stopped.abort();
    await stop();
    await reconciler.close();
  };
};
