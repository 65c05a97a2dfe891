import type { Logger } from 'pino';
import { reportOf } from '#backend/withoutAddresses.ts';
import { every, MINUTE } from '../every.ts';
import type { createPictureRows } from './createPictureRows.ts';
import type { PictureStore } from './port.ts';

type Rows = ReturnType<typeof createPictureRows>;
type Watch = { succeeded: () => void; failed: () => void };

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
export const keepPictures = (store: PictureStore, rows: Rows, log: Logger, watch?: Watch): (() => Promise<void>) => {
  const turn = async (): Promise<void> => {
    try {
      if (await rows.isDue()) {
        const removed = await removeUnused(store, rows, new Date());
        if (removed > 0) log.info({ removed }, 'unused pictures removed');
      }
      watch?.succeeded();
    } catch (error) {
      watch?.failed();
      log.warn(reportOf(error));
    }
  };
  return every(MINUTE, turn);
};
