import type { ClientBase, Pool } from 'pg';

/**
 * The schema that marks a database as one of simulated people and cards: nothing in it may ever be taken for real, and the server
 * for the real world refuses it.
 */
export const SIMULATED = 'simulated';

export const isSimulated = async (pool: Pool | ClientBase): Promise<boolean> => {
  const { rowCount } = await pool.query('SELECT FROM pg_namespace WHERE nspname = $1', [SIMULATED]);
  return rowCount === 1;
};
