import { pino } from 'pino';
import { createBackend } from '#backend/createBackend.ts';
import { settleDepartures } from '#backend/departures.ts';
import { readEnvironment } from '../environment.ts';
import { createApp } from '../http/createApp.ts';
import { createSite } from '../http/createSite.ts';
import { listen } from '../http/listen.ts';
import { verifyFirebaseToken } from '../identity/verifyFirebaseToken.ts';
import { createPostgresStore } from '../postgres/createPostgresStore.ts';
import { realDatabase } from '../realDatabase.ts';
import type { Env } from '../runCommand.ts';

/** `server serve`: answers until it is told to stop. */
export const serve = async (env: Env): Promise<void> => {
  const { databaseUrl, poolSize, firebaseProject, secrets, origins, host, port, siteDir, logLevel, extras } =
    readEnvironment(env);
  const log = pino({ level: logLevel });
  await realDatabase(env);
  const store = createPostgresStore({ connectionString: databaseUrl, max: poolSize });
  const verifyIdentity = verifyFirebaseToken(firebaseProject);
  const report = (error: string) => {
    log.error(error);
  };
  const api = createBackend({ store, secrets, verifyIdentity, origins, extras, report });
  // What a process that was ended had still to settle.
  const settle = () =>
    settleDepartures(store.transaction, () => new Date()).catch((error: unknown) => {
      log.warn(error);
    });
  void settle();
  setInterval(() => void settle(), 60_000).unref();
  const isReady = () => store.read((reader) => reader.count('users', { _id: '' }));
  const app = createApp({ api, site: siteDir === '' ? undefined : createSite(siteDir), log, isReady });
  await listen({ app, host, port, log, onStopped: store.close });
};
