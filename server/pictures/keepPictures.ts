import type { Logger } from 'pino';
import { every, MINUTE } from '../every.ts';
import type { JobWatch } from '../metrics/createMetrics.ts';
import { tellFailedTurn } from '../tellFailedTurn.ts';
import type { createPictureRows } from './createPictureRows.ts';
import type { PictureStore } from './port.ts';

type Rows = ReturnType<typeof createPictureRows>;

/**
 * Removes pictures that nothing refers to; resolves to their number. A picture is removed before its row, so that the
 * next run tries again after a failure.
 */
export const removeUnused = async (store: PictureStore, rows: Rows, now: Date): Promise<number> => {
  const names = await rows.unused(now);
  for (const name of names) {
    await store.remove(name);
    await rows.forget(name);
  }
  return names.length;
};

/**
 * Removes unused pictures once an hour, in only one of the server's processes. Returns a function that stops the job,
 * and resolves once the job has stopped. The callbacks of `watch` are called every minute, also when nothing was due.
 */
export const keepPictures = (store: PictureStore, rows: Rows, log: Logger, watch?: JobWatch): (() => Promise<void>) => {
  const turn = async (): Promise<void> => {
    try {
      if (await rows.isDue()) {
        const removed = await removeUnused(store, rows, new Date());
        if (removed > 0) log.info({ removed }, 'unused pictures removed');
      }
      watch?.succeeded();
    } catch (error) {
      tellFailedTurn(error, { job: 'pictures' }, log, watch);
    }
  };
  return every(MINUTE, turn);
};
