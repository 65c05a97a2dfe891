import { pino } from 'pino';
import { createBackend } from '#backend/createBackend.ts';
import { USUAL_SHARE } from '#backend/createTurns.ts';
import { KEEP_ALIVE } from '../environment.ts';
import { createApp } from '../http/createApp.ts';
import { createSite } from '../http/createSite.ts';
import { fileSpool } from '../http/fileSpool.ts';
import { listen } from '../http/listen.ts';
import { createPool } from '../postgres/connection.ts';
import { createPostgresStore } from '../postgres/createPostgresStore.ts';
import { createReadiness } from '../postgres/createReadiness.ts';
import { migrate } from '../postgres/migrate.ts';
import { reachDatabase } from '../reachDatabase.ts';
import type { Env } from '../runCommand.ts';
import { createCompanies } from './createCompanies.ts';
import { createKeeper, readCompanies } from './keepCompanies.ts';
import { seedDatabase } from './seed.ts';

/** Address of this machine only: one click signs in as an admin. */
const HERE = '127.0.0.1';

/** Server of the whole product on one database, migrated and seeded if it is empty, with simulated companies. */
export const serveSimulated = async (env: Env): Promise<void> => {
  const { connectionString, prepared } = await reachDatabase(env);
  const log = pino({ level: env.LOG_LEVEL || 'info' });
  await migrate({ connectionString });
  const pool = createPool({ connectionString, max: 2 });
  await seedDatabase(pool);
  const state = await readCompanies(pool);
  if (!state) throw new Error('The simulated companies have no state.');
  const { app: companies, cards, verifyIdentity } = createCompanies(state, createKeeper(pool));
  const store = createPostgresStore({ connectionString, prepared });
  const { isReady, close } = createReadiness({ connectionString });
  const api = createBackend({
    store,
    share: USUAL_SHARE,
    secrets: [{ id: 'simulated', key: new Uint8Array(Buffer.from(state.secret, 'base64')) }],
    verifyIdentity,
    cards,
    openSpool: fileSpool,
    report: (failure) => {
      log.error(failure);
    },
  });
  const site = env.SITE_DIR ? createSite(env.SITE_DIR) : undefined;
  const app = createApp({ api, site, log, isReady, beside: companies });
  const onStopped = async () => {
    await Promise.all([store.close(), close(), pool.end()]);
  };
  await listen({ app, host: HERE, port: Number(env.PORT ?? 0), keepAlive: KEEP_ALIVE, log, onStopped });
};
