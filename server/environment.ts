import { createHash } from 'node:crypto';
import { USUAL_SHARE, type Share } from '#backend/createTurns.ts';
import type { TokenSecrets } from '#backend/token.ts';
import { extras, type Extra } from '#contract/extras.ts';
import type { Env } from './runCommand.ts';

/** What is missing or unusable, all of it at once: one line for each variable. */
class EnvironmentProblems extends Error {
  override readonly name = 'EnvironmentProblems';
}

/** What a server that is open to the world cannot do without (docs/server.md). */
export type Environment = {
  databaseUrl: string;
  /** Connections that one process holds at most. */
  poolSize: number;
  /** What each account may have under way in one process. */
  share: Share;
  firebaseProject: string;
  secrets: TokenSecrets;
  /** The sites whose browsers may call the API. */
  origins: string[];
  host: string;
  port: number;
  /** The folder of the built client; '' where another host serves it. */
  siteDir: string;
  logLevel: string;
  /** What is done beyond the specification and announced. */
  extras: readonly Extra[];
};

const LEAST_SECRET = 32;

export const readEnvironment = (env: Env): Environment => {
  const problems: string[] = [];
  const required = (name: string, what: string): string => {
    const value = env[name]?.trim() ?? '';
    if (value === '') problems.push(`${name} is missing: ${what}.`);
    return value;
  };
  const whole = (name: string, standard: number, least = 0): number => {
    const value = env[name]?.trim() || String(standard);
    if (!/^\d{1,5}$/.test(value)) problems.push(`${name} is no whole number: ${value}.`);
    else if (Number(value) < least) problems.push(`${name} is too small: ${String(least)} at least.`);
    return Number(value);
  };
  const keyIn = (name: string, text: string): TokenSecrets[number] => {
    const key = new Uint8Array(Buffer.from(text, 'base64'));
    if (text !== '' && key.length < LEAST_SECRET)
      problems.push(`${name} is too short: ${String(LEAST_SECRET)} bytes in base64 at least.`);
    // Tokens name the secret that has signed them; its fingerprint is a name that nobody has to think of.
    return { id: createHash('sha256').update(key).digest('hex').slice(0, 16), key };
  };

  const named = env.EXTRAS?.split(',').map((name) => name.trim());
  for (const name of named ?? [])
    if (name !== '' && !extras.some((one) => one === name)) problems.push(`EXTRAS holds what is no extra: ${name}.`);
  const other = env.TOKEN_SECRET_ALSO?.trim() ?? '';
  const environment = {
    databaseUrl: required('DATABASE_URL', 'postgres://user:password@host:5432/name'),
    poolSize: whole('DATABASE_POOL', 10),
    share: {
      atOnce: whole('ACCOUNT_CALLS', USUAL_SHARE.atOnce, 1),
      waiting: whole('ACCOUNT_QUEUE', USUAL_SHARE.waiting),
    },
    firebaseProject: required('FIREBASE_PROJECT_ID', 'the project whose people sign in'),
    secrets: [
      keyIn('TOKEN_SECRET', required('TOKEN_SECRET', '32 random bytes in base64, `openssl rand -base64 32`')),
      ...(other === '' ? [] : [keyIn('TOKEN_SECRET_ALSO', other)]),
    ] as const,
    origins: required('ALLOWED_ORIGINS', 'the addresses of the client, with commas between them')
      .split(',')
      .map((origin) => origin.trim()),
    host: env.HOST?.trim() || '0.0.0.0',
    port: whole('PORT', 8080),
    siteDir: env.SITE_DIR?.trim() ?? '',
    logLevel: env.LOG_LEVEL?.trim() || 'info',
    extras: extras.filter((name) => named?.includes(name) ?? true),
  };
  const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text;
  for (const origin of environment.origins)
    if (origin !== '' && !isOrigin(origin)) problems.push(`ALLOWED_ORIGINS holds what is no origin: ${origin}.`);
  if (problems.length > 0) throw new EnvironmentProblems(problems.join('\n'));
  return environment;
};
