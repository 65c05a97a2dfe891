import { readFileSync } from 'node:fs';

/**
 * Environment variables that hold a secret. Each may be read from a file instead, which the variable NAME_FILE names.
 */
export const secrets = [
  'DATABASE_URL',
  'DATABASE_REPLICA_URL',
  'TOKEN_SECRET',
  'TOKEN_SECRET_ALSO',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_WEBHOOK_SECRET_ALSO',
  'SEAL_KEY',
  'SEAL_KEY_ALSO',
  'ACCOUNT_KEY',
  'ACCOUNT_KEY_ALSO',
  'PERSON_KEY',
  'PERSON_KEY_ALSO',
  'PICTURES_SECRET_KEY',
  'ERASURE_KEY',
  'ERASURE_KEY_ALSO',
] as const;

/**
 * Environment variables with the secrets read from the files that NAME_FILE variables name. Throws, with a line for
 * each file that cannot be read or whose secret is set as well.
 */
export const withSecretFiles = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv => {
  const problems: string[] = [];
  const read = (name: string): readonly (readonly [string, string])[] => {
    const file = env[`${name}_FILE`]?.trim() ?? '';
    if (file === '') return [];
    if ((env[name]?.trim() ?? '') !== '') problems.push(`${name} and ${name}_FILE are both set: which one counts?`);
    try {
      return [[name, readFileSync(file, 'utf8').trim()]];
    } catch {
      problems.push(`${name}_FILE names no file that can be read: ${file}.`);
      return [];
    }
  };
  const found = secrets.flatMap(read);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return { ...env, ...Object.fromEntries(found) };
};
