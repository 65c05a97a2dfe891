import type { Logger } from 'pino';
import { Unavailable } from '#backend/store/port.ts';
import { reportOf } from '#backend/withoutAddresses.ts';
import type { createSealer } from './createSealer.ts';
import { beganAnew, nameOf } from './seal.ts';

/** Milliseconds between two looks whether an hour has begun. */
const MINUTE = 60_000;

/** Seals the books once an hour, in one of the processes; resolves when it has stopped. */
export const keepSealing = (sealer: ReturnType<typeof createSealer>, log: Logger): (() => Promise<void>) => {
  const turn = async (): Promise<void> => {
    try {
      for (const seal of await sealer.seal()) {
        log.info({ seal }, 'sealed');
        const why = beganAnew(seal);
        if (why !== undefined) log.error({ alert: 'sealsBeginAnew' }, `${nameOf(seal)} begins a new chain: ${why}.`);
      }
      await sealer.export();
    } catch (error) {
      const isBusy = error instanceof Unavailable;
      log[isBusy ? 'warn' : 'error']({ ...(!isBusy && { alert: 'notSealed' }) }, reportOf(error));
    }
  };
  let running = turn();
  const timer = setInterval(() => {
    running = running.then(turn);
  }, MINUTE).unref();
  return async () => {
    clearInterval(timer);
    await running;
    await sealer.close();
  };
};
