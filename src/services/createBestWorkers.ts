import { mayRecover } from '../api/ApiError.ts';
import { wait } from '../api/wait.ts';
import type { BestWorker } from '../domain/entities.ts';

/** GET /bestWorker (HOME-2): the best workers in the server's order. */
export type BestWorkers = (signal: AbortSignal) => Promise<BestWorker[]>;

/** Delays before the second and the third try, in milliseconds. */
const PAUSES = [1000, 2000] as const;

/**
 * Best workers with retries, as for the console's reads (runtime/queryClient.ts): the landing page loads no query
 * client, which would be a tenth of its code.
 */
export const createBestWorkers =
  (ask: BestWorkers): BestWorkers =>
  async (signal) => {
    for (const pause of PAUSES) {
      try {
        return await ask(signal);
      } catch (error) {
        if (signal.aborted || !mayRecover(error)) throw error;
        await wait(pause, signal);
      }
    }
    return ask(signal);
  };
