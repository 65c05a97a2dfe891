import { setTimeout } from 'node:timers/promises';
import type { Logger } from 'pino';
import { Unavailable } from '#backend/store/port.ts';
import { reportOf } from '#backend/withoutAddresses.ts';
import type { createReconciler } from './createReconciler.ts';

/** Milliseconds between two looks whether an hour has begun, and between a difference and a second look at it. */
const MINUTE = 60_000;

/** Milliseconds that the hourly comparison looks back; the command looks back as far as it is told. */
const WEEK = 7 * 86_400_000;

type Reconciler = ReturnType<typeof createReconciler>;

/**
 * Compares the books with the card company's records, and logs each difference that is still there after a pause, as
 * purchases may be under way.
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

/** Reconciles once an hour, in one of the processes; resolves when it has stopped. */
export const keepReconciling = (reconciler: Reconciler, log: Logger): (() => Promise<void>) => {
  const stopped = new AbortController();
  const { signal } = stopped;
  const pause = () => setTimeout(MINUTE, undefined, { signal });
  const turn = async (): Promise<void> => {
    try {
      if (await reconciler.isDue()) await reconcileOnce(reconciler, log, new Date(), pause);
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof Unavailable) log.warn(reportOf(error));
      else log.error({ alert: 'notReconciled' }, reportOf(error));
    }
  };
  let running = turn();
  const timer = setInterval(() => {
    running = running.then(turn);
  }, MINUTE).unref();
  return async () => {
    clearInterval(timer);
    stopped.abort();
    await running;
    await reconciler.close();
  };
};
