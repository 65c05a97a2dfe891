import { pino } from 'pino';
import { createBackend } from '#backend/createBackend.ts';
import { settleDepartures } from '#backend/settleDepartures.ts';
import { reportOf } from '#backend/withoutAddresses.ts';
import { createCards } from '../cards/createCards.ts';
import { readEnvironment } from '../environment.ts';
import { createApp } from '../http/createApp.ts';
import { createSite } from '../http/createSite.ts';
import { fileSpool } from '../http/fileSpool.ts';
import { listen } from '../http/listen.ts';
import { verifyFirebaseToken } from '../identity/verifyFirebaseToken.ts';
import { createPostgresStore } from '../postgres/createPostgresStore.ts';
import { createReadiness } from '../postgres/createReadiness.ts';
import { realDatabase } from '../realDatabase.ts';
import type { Env } from '../runCommand.ts';

/** Command `server serve`: serves until it is stopped. */
export const serve = async (env: Env): Promise<void> => {
  const environment = readEnvironment(env);
  const { poolSize, share, firebaseProject, secrets, origins, extras, host, port, keepAlive } = environment;
  const { siteDir, logLevel, whyNotSold } = environment;
  const log = pino({ level: logLevel });
  const database = await realDatabase(env);
  const store = createPostgresStore({ ...database, max: poolSize });
  const { isReady, close } = createReadiness({ connectionString: database.connectionString });
  const verifyIdentity = verifyFirebaseToken(firebaseProject);
  const report = (error: string) => {
    log.error(error);
  };
  const cards = environment.cards && createCards(environment.cards, report);
  if (!cards) log.warn(`Coins cannot be bought: ${whyNotSold}.`);
  if (cards?.isTest) log.warn('Coins are sold for test cards, which cost nothing: nothing is paid out.');
  const api = createBackend({
    store,
    share,
    secrets,
    verifyIdentity,
    ...(cards && { cards }),
    origins,
    extras,
    openSpool: fileSpool,
    report,
  });
  // Continues settlements that a stopped process has left.
  const settle = () =>
    settleDepartures(store.transaction, () => new Date(), Infinity).catch((error: unknown) => {
      log.warn(reportOf(error));
    });
  void settle();
  setInterval(() => void settle(), 60_000).unref();
  const app = createApp({ api, site: siteDir === '' ? undefined : createSite(siteDir), log, isReady });
  const onStopped = async () => {
    await Promise.all([store.close(), close()]);
  };
  await listen({ app, host, port, keepAlive, log, onStopped });
};
