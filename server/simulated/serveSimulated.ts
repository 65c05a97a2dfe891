import { Hono } from 'hono';
import { pino } from 'pino';
import { createBackend } from '#backend/createBackend.ts';
import { USUAL_SHARE } from '#backend/createTurns.ts';
import type { TokenSecrets } from '#backend/token.ts';
import { usualExtras } from '#contract/extras.ts';
import { keepTariff } from '#backend/tariffs.ts';
import { reportOf } from '#backend/withoutAddresses.ts';
import { EVENTS_EVERY } from '#mocks/cards/sendEvents.ts';
import { readReceipts } from '../documents/receiptSettings.ts';
import { createDocuments } from '../documents/writeDocument.ts';
import { KEEP_ALIVE } from '../environment.ts';
import { every } from '../every.ts';
import { createApp } from '../http/createApp.ts';
import { createNetworks, readProxies } from '../http/createNetworks.ts';
import { createSite } from '../http/createSite.ts';
import { fileSpool } from '../http/fileSpool.ts';
import { listen } from '../http/listen.ts';
import { createSharedCounter } from '../limits/createSharedCounter.ts';
import { readLimits } from '../limits/readLimits.ts';
import { preparePictures, startPictures } from '../pictures/startPictures.ts';
import { createPool } from '../postgres/connection.ts';
import { createPostgresStore } from '../postgres/createPostgresStore.ts';
import { createReadiness } from '../postgres/createReadiness.ts';
import { migrate } from '../postgres/migrate.ts';
import { reachDatabase } from '../reachDatabase.ts';
import type { Env } from '../runCommand.ts';
import { pricesOf, settingsOf } from '../settings.ts';
import { createCompanies } from './createCompanies.ts';
import { createKeeper, readCompanies } from './keepCompanies.ts';
import { seedDatabase } from './seed.ts';

/** Host on which only this machine can reach the server, because one click signs in as an admin. */
const HERE = '127.0.0.1';

/** Bytes that pictures leave free on this machine's disk. */
const KEEP_FREE = 1_000_000_000;

/**
 * Command `serve` of full.ts: migrates a database, seeds it if it is empty, and runs the whole product on it with
 * simulated companies.
 */
export const serveSimulated = async (env: Env): Promise<void> => {
  const prices = pricesOf(
    settingsOf(env, (problem) => {
      throw new Error(problem);
    }),
  );
  const database = await reachDatabase(env);
  const { connectionString, prepared } = database;
  const log = pino({ level: env.LOG_LEVEL || 'info' });
  await migrate({ connectionString });
  const pool = createPool({ connectionString, max: 2 });
  const store = createPostgresStore(database);
  await keepTariff(store, prices, new Date().toISOString());
  await seedDatabase(pool, prices);
  const state = await readCompanies(pool);
  if (!state) throw new Error('The simulated companies have no state.');
  const { app: companies, cards, verifyIdentity, sendEvents } = createCompanies(state, createKeeper(pool));
  const { isReady, close } = createReadiness(database);
  const report = (failure: string) => {
    log.error(failure);
  };
  const fail = (problem: string) => {
    throw new Error(problem);
  };
  // Everybody calls from this machine, and tests call fast, so calls are limited only if LIMITS is set.
  const table = readLimits({ LIMITS: '0', ...env }, fail);
  const counter = table && createSharedCounter({ connectionString, prepared, table, report });
  const key = new Uint8Array(Buffer.from(state.secret, 'base64'));
  const secrets: TokenSecrets = [{ id: 'simulated', key }];
  const networkOf = createNetworks({ proxies: readProxies(env.TRUSTED_PROXIES ?? '', fail), key, warn: report });
  const beside = new Hono();
  beside.route('/', companies);
  const dir = env.PICTURES_DIR;
  const pictures =
    dir &&
    startPictures(await preparePictures({ place: { disk: { dir, keepFree: KEEP_FREE } }, url: '', key: 'demo' }), {
      connectionString,
      secrets,
      count: counter?.count,
      networkOf,
      log,
    });
  if (pictures) beside.route('/', pictures.app);
  const api = createBackend({
    store,
    prices,
    share: USUAL_SHARE,
    secrets,
    extras: [...usualExtras, 'documents', ...(pictures ? (['uploads'] as const) : [])],
    verifyIdentity,
    cards,
    openSpool: fileSpool,
    writeDocument: createDocuments(readReceipts(env, (problem) => log.warn(problem))),
    ...(counter && { count: counter.count }),
    networkOf,
    report,
  });
  const site = env.SITE_DIR ? createSite(env.SITE_DIR) : undefined;
  const app = createApp({ api, site, log, isReady, beside });
  const stopEvents = every(EVENTS_EVERY, () =>
    sendEvents({ store, report }).catch((error: unknown) => {
      report(reportOf(error));
    }),
  );
  const onStopped = async () => {
    await stopEvents();
    await Promise.all([store.close(), close(), pool.end(), counter?.close(), pictures && pictures.end()]);
  };
  await listen({ app, host: HERE, port: Number(env.PORT ?? 0), keepAlive: KEEP_ALIVE, log, onStopped });
};
