import { createPool } from '../postgres/connection.ts';
import { createCounter } from './createCounter.ts';

/** Longest time in milliseconds that a call waits for the counter. */
const PATIENCE = 2_000;

type Options = Omit<Parameters<typeof createCounter>[0], 'pool'> & { connectionString: string };

/**
 * Creates `count`, the counter of {@link createCounter}, with its own database connections. A call may hold a
 * connection of the store while it is counted. `close` ends these connections.
 */
export const createSharedCounter = ({ connectionString, ...options }: Options) => {
  const pool = createPool({ connectionString, max: 2, query_timeout: PATIENCE, connectionTimeoutMillis: PATIENCE });
  return { count: createCounter({ pool, ...options }), close: () => pool.end() };
};
