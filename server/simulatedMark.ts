import type { ClientBase, Pool } from 'pg';

/**
 * Name of the schema that marks a database of simulated people and cards. Its data must never count as real, and the
 * real server refuses it.
 */
export const SIMULATED = 'simulated';

export const isSimulated = async (pool: Pool | ClientBase): Promise<boolean> => {
  const { rowCount } = await pool.query('SELECT FROM pg_namespace WHERE nspname = $1', [SIMULATED]);
  return rowCount === 1;
};
