import type { PoolConfig } from 'pg';
import sql from 'sql-template-tag';
import type { Store } from '#backend/store/port.ts';
import { beginRound } from '../postgres/beginRound.ts';
import { patientPool, runPatiently } from '../postgres/patient.ts';
import type { createSealer } from '../seals/createSealer.ts';

/**
 * Creates the audit of the ledger and its seals. `turn` tells whose turn it is among all processes: 'due' for this one,
 * 'elsewhere' if another one has made the last audit, 'done' if this one has.
 */
export const createAuditor = (
  options: PoolConfig,
  { audit }: Pick<Store, 'audit'>,
  sealer?: Pick<ReturnType<typeof createSealer>, 'audit' | 'close'>,
) => {
  const pool = patientPool(options);
  let own = '';
  return {
    turn: (): Promise<'due' | 'done' | 'elsewhere'> =>
      runPatiently(pool, 'REPEATABLE READ', async (ask) => {
        const isDue = await beginRound(ask, 'audit');
        const [round] = await ask<{ began_at: string }>(sql`SELECT began_at FROM rounds WHERE job = 'audit'`);
        const last = round?.began_at ?? '';
        if (isDue) {
          own = last;
          return 'due';
        }
        return last === own ? 'done' : 'elsewhere';
      }),
    problems: async (): Promise<string[]> => {
      const { problems } = await audit();
      const sealed = await sealer?.audit();
      return [...problems, ...(sealed?.problems ?? [])];
    },
    close: async (): Promise<void> => {
      await Promise.all([pool.end(), sealer?.close()]);
    },
  };
};
