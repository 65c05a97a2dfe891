import { createPersonKeys } from '#backend/personKeys.ts';
import { checkPersonKeys } from '../accounts/checkPersonKeys.ts';
import { createAccountCipher } from '../accounts/createAccountCipher.ts';
import { checkAccountKeys, rekeyAccounts } from '../accounts/rekeyAccounts.ts';
import { keysIn, type Keys } from '../keys.ts';
import { createPostgresStore } from '../postgres/createPostgresStore.ts';
import { realDatabase } from '../realDatabase.ts';
import type { Env } from '../runCommand.ts';

type Database = Awaited<ReturnType<typeof realDatabase>>;

/**
 * Command `server rekey`: encrypts all account numbers, and wraps all keys of people, with the present keys, while the
 * server runs.
 */
export const rekey = async (env: Env): Promise<void> => {
  const problems: string[] = [];
  const keysOf = (name: string) => keysIn(env, name, (sentence) => problems.push(sentence));
  const [accounts, people] = [keysOf('ACCOUNT_KEY'), keysOf('PERSON_KEY')];
  if (problems.length > 0) throw new Error(problems.join('\n'));
  if (!accounts && !people)
    throw new Error(
      'ACCOUNT_KEY is missing, and so is PERSON_KEY: 32 random bytes in base64, `openssl rand -base64 32`.',
    );
  const database = await realDatabase(env);
  if (accounts) await encryptAccounts(database, accounts);
  if (people) await wrapKeys(database, people);
};

const encryptAccounts = async ({ connectionString }: Database, keys: Keys): Promise<void> => {
  const cipher = createAccountCipher(keys);
  await checkAccountKeys({ connectionString }, cipher);
  const changed = await rekeyAccounts({ connectionString }, cipher);
  console.warn(`Encrypted under the key ${cipher.id}: ${String(changed)} account numbers; the others were already.`);
};

const wrapKeys = async (database: Database, keys: Keys): Promise<void> => {
  await checkPersonKeys({ connectionString: database.connectionString }, keys);
  const store = createPostgresStore({ ...database, max: 1 });
  const changed = await createPersonKeys(keys)
    .rewrapAll(store.transaction)
    .finally(() => store.close());
  console.warn(`Wrapped by the key ${keys[0].id}: ${String(changed)} keys of people; the others were already.`);
};
