import { createHash } from 'node:crypto';
import type { BlockList } from 'node:net';
import { USUAL_SHARE, type Share } from '#backend/createTurns.ts';
import type { LimitTable } from '#backend/limits.ts';
import type { TokenSecrets } from '#backend/token.ts';
import { ownersExtras, type Extra } from '#contract/extras.ts';
import type { Settings } from '#contract/settings.ts';
import { isOrigin, readCards, type CardSettings } from './cards/cardSettings.ts';
import { priceProblems } from './cards/priceProblems.ts';
import { readErasures, type ErasureSettings } from './erasures/erasureSettings.ts';
import { readProxies } from './http/createNetworks.ts';
import { readLimits } from './limits/readLimits.ts';
import { keysIn, type Keys } from './keys.ts';
import { USUAL_LAG } from './reachDatabase.ts';
import { readPictures, type PictureSettings } from './pictures/pictureSettings.ts';
import { readRetention, type Retention } from './retention/retentionSettings.ts';
import { readReceipts, type ReceiptSettings } from './documents/receiptSettings.ts';
import type { Env } from './runCommand.ts';
import { readSeals, type SealSettings } from './seals/sealSettings.ts';
import { settingsOf } from './settings.ts';

/** Error of missing or invalid environment variables, with a line for each. */
class EnvironmentProblems extends Error {
  override readonly name = 'EnvironmentProblems';
}

/** Configuration of a server in production, read from environment variables (docs/server.md). */
export type Environment = {
  /** Largest number of database connections of a process. */
  poolSize: number;
  /** Limit of concurrent calls per account in a process. */
  share: Share;
  /** Limits of calls per time; undefined if they are switched off. */
  limits: LimitTable | undefined;
  /** Proxies whose X-Forwarded-For header is trusted. */
  proxies: BlockList;
  firebaseProject: string;
  secrets: TokenSecrets;
  /** Origins whose pages may call the API (CORS). */
  origins: string[];
  host: string;
  port: number;
  /** Seconds for which an idle HTTP connection is kept open. */
  keepAlive: number;
  /** Host and port at which metrics are served; undefined if they are not. */
  metrics: { host: string; port: number } | undefined;
  /** Folder of the built client; '' if another host serves it. */
  siteDir: string;
  logLevel: string;
  /** Account at the card company; without it, `whyNotSold` says why coins cannot be bought. */
  cards: CardSettings | undefined;
  whyNotSold: string;
  /** Keys and export folder of the ledger's seals; without them, nothing is sealed. */
  seals: SealSettings | undefined;
  /** Prices and fees, from the owner's file or the usual ones. */
  settings: Settings;
  /** Keys that encrypt account numbers; without them, the numbers are stored unencrypted. */
  accountKeys: Keys | undefined;
  /** Keys that encrypt (wrap) the keys of people; without them, people's keys are stored unencrypted. */
  personKeys: Keys | undefined;
  /** Settings for pictures that this server stores; undefined if another image host does. */
  pictures: PictureSettings | undefined;
  /** Keys and file for erasures of people; without them, nobody can erase an account. */
  erasures: ErasureSettings | undefined;
  receipts: ReceiptSettings;
  /** Numbers of days for which the kinds of personal values are kept. */
  retention: Retention;
  /** True if welcome coins wait for a verified address (C-69). */
  welcomesVerified: boolean;
  /** Extras beyond the specification that the server announces (C-67). */
  extras: readonly Extra[];
};

const LEAST_SECRET = 32;

/**
 * Default time in seconds for which an idle HTTP connection is kept open. It is longer than the same time of proxies: a
 * minute in nginx and cloud load balancers, two minutes in Caddy.
 */
export const KEEP_ALIVE = 130;

export const readEnvironment = (env: Env): Environment => {
  const problems: string[] = [];
  const say = (sentence: string) => problems.push(sentence);
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
  const flag = (name: string, standard: boolean): boolean => {
    const value = env[name]?.trim() || String(standard);
    if (!['true', 'false'].includes(value)) problems.push(`${name} is neither true nor false: ${value}.`);
    return value === 'true';
  };
  const keyIn = (name: string, text: string): TokenSecrets[number] => {
    const key = new Uint8Array(Buffer.from(text, 'base64'));
    if (text !== '' && key.length < LEAST_SECRET)
      problems.push(`${name} is too short: ${String(LEAST_SECRET)} bytes in base64 at least.`);
    // Tokens name their secret by its fingerprint, which needs no configuration.
    return { id: createHash('sha256').update(key).digest('hex').slice(0, 16), key };
  };

  const named = env.EXTRAS?.split(',').map((name) => name.trim());
  for (const name of named ?? [])
    if (name !== '' && !ownersExtras.some((one) => one === name))
      problems.push(`EXTRAS holds what is no extra: ${name}.`);
  const other = env.TOKEN_SECRET_ALSO?.trim() ?? '';
  // These two are only checked here, because reachDatabase.ts reads them.
  required('DATABASE_URL', 'postgres://user:password@host:5432/name');
  flag('DATABASE_PREPARED', true);
  flag('DATABASE_STANDBY', false);
  whole('DATABASE_REPLICA_LAG', USUAL_LAG, 1);
  const { cards, whyNot: whyNotSold } = readCards(env, say);
  const settings = settingsOf(env, say);
  if (cards) problems.push(...priceProblems(settings));
  const accountKeys = keysIn(env, 'ACCOUNT_KEY', say);
  const pictures = readPictures(env, say);
  const erasures = readErasures(env, say);
  const environment = {
    accountKeys,
    personKeys: keysIn(env, 'PERSON_KEY', say),
    pictures,
    erasures,
    retention: readRetention(env, say),
    poolSize: whole('DATABASE_POOL', 10),
    share: {
      atOnce: whole('ACCOUNT_CALLS', USUAL_SHARE.atOnce, 1),
      waiting: whole('ACCOUNT_QUEUE', USUAL_SHARE.waiting),
    },
    limits: readLimits(env, say),
    proxies: readProxies(env.TRUSTED_PROXIES ?? '', say),
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
    keepAlive: whole('KEEP_ALIVE', KEEP_ALIVE),
    metrics: env.METRICS_PORT?.trim()
      ? { host: env.METRICS_HOST?.trim() || '127.0.0.1', port: whole('METRICS_PORT', 0) }
      : undefined,
    siteDir: env.SITE_DIR?.trim() ?? '',
    receipts: readReceipts(env, say),
    logLevel: env.LOG_LEVEL?.trim() || 'info',
    cards: cards && { ...cards, currency: settings.currency.code },
    whyNotSold,
    seals: readSeals(env, say),
    settings,
    welcomesVerified: flag('WELCOMES_VERIFIED', false),
    extras: [
      ...ownersExtras.filter((name) => (named?.includes(name) ?? true) && (name !== 'erasure' || erasures)),
      ...(accountKeys ? (['sealedAccounts'] as const) : []),
      ...(flag('TWO_ADMINS', false) ? (['twoAdmins'] as const) : []),
      ...(pictures ? (['uploads'] as const) : []),
    ],
  };
  for (const origin of environment.origins)
    if (origin !== '' && !isOrigin(origin)) problems.push(`ALLOWED_ORIGINS holds what is no origin: ${origin}.`);
  if (problems.length > 0) throw new EnvironmentProblems(problems.join('\n'));
  return environment;
};
