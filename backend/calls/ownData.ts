import { unsealed } from '../actionLog.ts';
import { ownAction, ownersOf, ownPart, ownTables } from '../personal.ts';
import type { Calls } from '../call.ts';
import type { BackendConfig } from '../config.ts';
import { createPersonKeys, type PersonKeys } from '../personKeys.ts';
import type { Reader, Where } from '../store/port.ts';
import type { TableName, Tables } from '../store/tables.ts';

export const ownDataCalls = ({ personKeys = createPersonKeys() }: BackendConfig) =>
  ({
    /**
     * Rows of all accounts of the caller's identity by table, deleted accounts included. Money is in the currency's
     * smallest unit. The accounts' keys are left out: they decrypt old backups of the log after an erasure.
     */
    getOwnData: async ({ me, tx }) => {
      const accounts = (await tx.list('users', { uid: me.uid })).rows;
      const ids = accounts.map(({ _id }) => _id);
      const tables: Record<string, Record<string, unknown>[]> = {};
      for (const table of ownTables.filter((table) => table !== 'person_keys'))
        tables[table] = await (table === 'actions' ? entriesOf(tx, personKeys, ids) : rowsOf(tx, table, ids));
      const payments = (await tx.list('payments', { user_id: { in: ids } })).rows.map(({ _id }) => _id);
      for (const table of ['refunds', 'disputes'] as const) {
        const { rows } = await tx.list(table, { payment_id: { in: payments } });
        tables[table] = rows.map((row) => ownPart(table, row, ids));
      }
      return { tables };
    },
  }) satisfies Partial<Calls>;

/** Entries of the action log about the accounts, with their personal values decrypted. */
const entriesOf = async (tx: Reader, keys: PersonKeys, ids: readonly string[]) => {
  const { rows } = await tx.list('actions', { person: { in: ids } });
  return (await unsealed(tx, keys, rows)).map((entry) => ownAction(entry, ids));
};

/** Rows of a table that belong to the accounts, each once, without the columns about other people. */
const rowsOf = async (tx: Reader, table: TableName, ids: readonly string[]) => {
  const found = new Map<string, Record<string, unknown>>();
  for (const owner of ownersOf(table)) {
    const where = { [owner]: { in: ids } } as Where<Tables[TableName]>;
    for (const row of (await tx.list(table, where)).rows) found.set(row._id, ownPart(table, row, ids));
  }
  return [...found.values()];
};
