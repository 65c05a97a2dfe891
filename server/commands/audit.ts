import { createPostgresStore } from '../postgres/createPostgresStore.ts';
import { reachDatabase } from '../reachDatabase.ts';
import type { Env } from '../runCommand.ts';
import { createSealer } from '../seals/createSealer.ts';
import { sealSettings } from '../seals/sealSettings.ts';

/**
 * Command `server audit`: checks balances against the ledger, and the ledger against its seals; exits with 1 on a
 * difference.
 */
export const audit = async (env: Env): Promise<void> => {
  const settings = sealSettings(env);
  const database = await reachDatabase(env);
  const store = createPostgresStore({ ...database, max: 1 });
  const sealer = settings && createSealer({ connectionString: database.connectionString }, settings);
  try {
    const { problems, totals } = await store.audit();
    console.warn(
      Object.entries(totals)
        .map(([name, coins]) => `${name}: ${coins.toLocaleString('en')} coins`)
        .join('\n'),
    );
    const seals = await sealer?.audit();
    for (const note of seals?.notes ?? ['The seals are not checked: SEAL_KEY is not set.']) console.warn(note);
    problems.push(...(seals?.problems ?? []));
    if (problems.length > 0) throw new Error(`The books are wrong:\n${problems.join('\n')}`);
    console.warn('The books are right.');
  } finally {
    await Promise.all([store.close(), sealer?.close()]);
  }
};
