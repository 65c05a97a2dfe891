import type { PoolConfig } from 'pg';
import type { Ask } from '../postgres/connection.ts';
import { patientPool, runPatiently } from '../postgres/patient.ts';
import { isDouble } from '../postgres/transfer.ts';
import { auditSeals, type SealAudit } from './auditSeals.ts';
import { exportSeals, highestExported, readExported } from './exportedSeals.ts';
import type { Seal } from './seal.ts';
import { MOST, sealBooks } from './sealBooks.ts';
import type { SealSettings } from './sealSettings.ts';
import { lastSealIn, sealsIn } from './sealsIn.ts';

/**
 * Creates the functions that seal one database's ledger, with their own connection. `seal` resolves to the new seals,
 * each of at most `most` rows. There are none while another process is sealing or, unless the option `atOnce` of `seal`
 * is true, before an hour has begun since the last seal.
 */
export const createSealer = (options: PoolConfig, settings: SealSettings, most = MOST) => {
  const { keys, dir } = settings;
  const pool = patientPool(options);
  const read = <T>(work: (ask: Ask) => Promise<T>): Promise<T> => runPatiently(pool, 'REPEATABLE READ READ ONLY', work);
  let newest = '';

  const sealOnce = async (atOnce: boolean) => {
    // Read before the snapshot begins, or a seal that another process exports meanwhile would seem to be lost.
    const exported = dir === '' ? new Map<string, number>() : await highestExported(dir);
    return runPatiently(pool, 'REPEATABLE READ', (ask) =>
      sealBooks(ask, { key: keys[0], atOnce, exported, most }),
    ).catch((error: unknown) => {
      if (isDouble(error)) return undefined;
      throw error;
    });
  };
  return {
    seal: async ({ atOnce = false } = {}): Promise<Seal[]> => {
      const made: Seal[] = [];
      for (let next = await sealOnce(atOnce); next; next = next.more ? await sealOnce(true) : undefined)
        made.push(next.seal);
      return made;
    },
    /** Exports the seals that the folder lacks, even those that other processes have made. */
    export: async (): Promise<void> => {
      if (dir === '') return;
      const last = await read(lastSealIn);
      if (last === undefined || last.mac === newest) return;
      await exportSeals(dir, await read(sealsIn));
      newest = last.mac;
    },
    audit: async (): Promise<SealAudit> => {
      const exported = dir === '' ? [] : await readExported(dir);
      return read((ask) => auditSeals(ask, settings, exported));
    },
    close: () => pool.end(),
  };
};
