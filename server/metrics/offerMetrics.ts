import type { Logger } from 'pino';
import { createFigures } from './createFigures.ts';
import type { Metrics, PoolFigures } from './createMetrics.ts';
import { serveMetrics } from './serveMetrics.ts';

/** Books that the metrics tell of, and the pool of the calls. */
type Watched = { readonly connectionString: string; readonly store: { pool: PoolFigures }; readonly seals: boolean };

/** Offers a process’ metrics on a port, with those of its pool and of the books; resolves to its end. */
export const offerMetrics = async (
  metrics: Metrics,
  address: { host: string; port: number },
  { connectionString, store, seals }: Watched,
  log: Logger,
): Promise<() => Promise<void>> => {
  const figures = createFigures({ connectionString }, { seals });
  metrics.watchProcess();
  metrics.watchPool(() => store.pool);
  metrics.watchFigures(figures.read);
  const end = await serveMetrics(metrics, address, log);
  return async () => {
    await end();
    await figures.close();
  };
};
