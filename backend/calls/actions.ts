import { openedActions } from '../actionLog.ts';
import type { Calls } from '../call.ts';
import type { BackendConfig } from '../config.ts';
import { createPersonKeys } from '../personKeys.ts';
import type { ActionRow } from '../store/tables.ts';

export const actionCalls = ({ personKeys = createPersonKeys() }: BackendConfig) =>
  ({
    listActions: async ({ tx, list }) => {
      const open = openedActions(tx, personKeys);
      const { inParts, ...query } = list;
      const pass = inParts && (async (rows: readonly object[]) => inParts(await open(rows as readonly ActionRow[])));
      const { rows, total } = await tx.list('actions', {}, { ...query, ...(pass && { inParts: pass }) });
      return { rows: await open(rows), total };
    },
  }) satisfies Partial<Calls>;
