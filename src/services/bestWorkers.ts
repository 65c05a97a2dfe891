import { mayRecover } from '../api/ApiError.ts';
import { wait } from '../api/wait.ts';
import type { BestWorker } from '../domain/entities.ts';

/** GET /bestWorker (HOME-2): whom the server thinks best, in its order. */
export type BestWorkers = (signal: AbortSignal) => Promise<BestWorker[]>;

/** Milliseconds before the second and the third try. */
const PAUSES = [1000, 2000] as const;

/**
 * Asks again, quietly, what may go better by itself, as the console's reads do (runtime/queryClient.ts): the landing page has no
 * query client, whose code would be a tenth of all that it loads.
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
