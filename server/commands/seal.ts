import { reachDatabase } from '../reachDatabase.ts';
import type { Env } from '../runCommand.ts';
import { createSealer } from '../seals/createSealer.ts';
import { beganAnew, nameOf } from '../seals/seal.ts';
import { sealSettings } from '../seals/sealSettings.ts';

/** Command `server seal`: seals all unsealed rows of the ledger now, and exports the seals. */
export const seal = async (env: Env): Promise<void> => {
  const settings = sealSettings(env);
  if (!settings) throw new Error('SEAL_KEY is missing: 32 random bytes in base64, `openssl rand -base64 32`.');
  const { connectionString } = await reachDatabase(env);
  const sealer = createSealer({ connectionString }, settings);
  try {
    for (const made of await sealer.seal({ atOnce: true })) {
      const why = beganAnew(made);
      console.warn(`Made ${nameOf(made)}. Rows: ${String(made.entries)}.`);
      if (why !== undefined) console.warn(`It begins a new chain: ${why}.`);
      process.stdout.write(`${JSON.stringify(made)}\n`);
    }
    await sealer.export();
  } finally {
    await sealer.close();
  }
};
