import type { PoolConfig } from 'pg';
import sql from 'sql-template-tag';
import type { Store } from '#backend/store/port.ts';
import { beginRound } from '../postgres/beginRound.ts';
import { patientPool, runPatiently } from '../postgres/patient.ts';
import type { createSealer } from '../seals/createSealer.ts';

/**
 * Creates the hourly audit of ledger and seals, which only one of the server's processes makes. `turn` resolves to
 * 'due' if this process has to audit now, to 'done' if it made the last audit, to 'elsewhere' if another process did.
 * `problems` runs the audit and resolves to a sentence for each problem. Without a `sealer`, only the ledger is
 * audited.
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
