import { createPostgresStore } from '../postgres/createPostgresStore.ts';
import { realDatabase } from '../realDatabase.ts';
import type { Env } from '../runCommand.ts';

/** Command `server audit`: checks balances against the ledger; exits with 1 on a difference. */
export const audit = async (env: Env): Promise<void> => {
  const store = createPostgresStore({ ...(await realDatabase(env)), max: 1 });
  try {
    const { problems, totals } = await store.audit();
    console.warn(
      Object.entries(totals)
        .map(([name, coins]) => `${name}: ${coins.toLocaleString('en')} coins`)
        .join('\n'),
    );
    if (problems.length > 0) throw new Error(`The books are wrong:\n${problems.join('\n')}`);
    console.warn('The books are right.');
  } finally {
    await store.close();
  }
};
