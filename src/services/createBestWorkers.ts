import { mayRecover } from '../api/ApiError.ts';
import { wait } from '../api/wait.ts';
import type { BestWorker } from '../domain/entities.ts';

/** Function that requests GET /bestWorker (HOME-2): the best workers, in the server's order. */
export type BestWorkers = (signal: AbortSignal) => Promise<BestWorker[]>;

/** Delays before the second and the third attempt, in milliseconds. */
const PAUSES = [1000, 2000] as const;

/**
 * Wraps a request for the best workers with the same retries as the Dashboard's reads have (runtime/queryClient.ts).
 * The landing page does not load the React Query client itself, which would be a tenth of the page's code.
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
