import type { Logger } from 'pino';
import { createFigures } from './createFigures.ts';
import type { Metrics, PoolFigures } from './createMetrics.ts';
import { serveMetrics } from './serveMetrics.ts';

/** Database and store whose figures and connection pool the metrics show; `seals` is true if the ledger is sealed. */
type Watched = { readonly connectionString: string; readonly store: { pool: PoolFigures }; readonly seals: boolean };

/**
 * Serves the metrics of a process on a port, with those of its connection pool and database. Resolves to a function
 * that stops serving. `seals` is true if the ledger is sealed.
 */
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
