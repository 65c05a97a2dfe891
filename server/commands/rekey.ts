import { createAccountCipher } from '../accounts/createAccountCipher.ts';
import { checkAccountKeys, rekeyAccounts } from '../accounts/rekeyAccounts.ts';
import { keysIn } from '../keys.ts';
import { realDatabase } from '../realDatabase.ts';
import type { Env } from '../runCommand.ts';

/** Command `server rekey`: encrypts all account numbers under the key in use, while the server works. */
export const rekey = async (env: Env): Promise<void> => {
  const problems: string[] = [];
  const keys = keysIn(env, 'ACCOUNT_KEY', (sentence) => problems.push(sentence));
  if (problems.length > 0) throw new Error(problems.join('\n'));
  if (!keys) throw new Error('ACCOUNT_KEY is missing: 32 random bytes in base64, `openssl rand -base64 32`.');
  const { connectionString } = await realDatabase(env);
  const cipher = createAccountCipher(keys);
  await checkAccountKeys({ connectionString }, cipher);
  const changed = await rekeyAccounts({ connectionString }, cipher);
  console.warn(`Encrypted under the key ${cipher.id}: ${String(changed)} account numbers; the others were already.`);
};
