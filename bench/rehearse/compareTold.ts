import { createPool } from '#server/postgres/connection.ts';
import type { Told } from './createLoad.ts';

/** Rows by the ids that callers were told. */
const rows: Record<keyof Told, string> = {
  tasks: 'SELECT _id AS id FROM tasks',
  submissions: 'SELECT _id AS id FROM submissions',
  approvals: `SELECT key AS id FROM ledger WHERE key LIKE 'pay:%'`,
  withdrawals: 'SELECT _id AS id FROM withdrawals',
  purchases: 'SELECT intent AS id FROM payments JOIN orders ON orders._id = order_id',
};

/**
 * Sentences about differences between what callers were told and what the database has; between two loads there is
 * none.
 */
export const compareTold = async (connectionString: string, told: Told): Promise<string[]> => {
  const pool = createPool({ connectionString, max: 1, query_timeout: 60_000 });
  const problems: string[] = [];
  try {
    for (const [name, statement] of Object.entries(rows) as [keyof Told, string][]) {
      const found = (await pool.query<{ id: string }>(statement)).rows.map(({ id }) => id);
      const kept = new Set(found);
      const lost = [...told[name]].filter((id) => !kept.has(id));
      if (lost.length > 0) problems.push(`${name} that were confirmed and are lost: ${lost.join(' ')}`);
      if (found.length > told[name].size)
        problems.push(`${name}: ${String(found.length)} for ${String(told[name].size)} that were asked for`);
    }
  } finally {
    await pool.end();
  }
  return problems;
};
