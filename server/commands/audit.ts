import { createPostgresStore } from '../postgres/createPostgresStore.ts';
import { realDatabase } from '../realDatabase.ts';
import type { Env } from '../runCommand.ts';

/** `server audit`: proves that every coin is where the ledger says; exits with 1 where one is not. */
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
