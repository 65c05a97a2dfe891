import { pino } from 'pino';
import { createBackend } from '#backend/createBackend.ts';
import { USUAL_SHARE } from '#backend/createTurns.ts';
import { createApp } from '../http/createApp.ts';
import { createSite } from '../http/createSite.ts';
import { fileSpool } from '../http/fileSpool.ts';
import { listen } from '../http/listen.ts';
import { createPool } from '../postgres/connection.ts';
import { createPostgresStore } from '../postgres/createPostgresStore.ts';
import { migrate } from '../postgres/migrate.ts';
import type { Env } from '../runCommand.ts';
import { createCompanies } from './createCompanies.ts';
import { createKeeper, readCompanies } from './keepCompanies.ts';
import { seedDatabase } from './seed.ts';

/** Nobody else on the network may come in with one click. */
const HERE = '127.0.0.1';

/** The whole product on one database, migrated and filled where it is empty, with the outside companies simulated. */
export const serveSimulated = async (env: Env): Promise<void> => {
  const connectionString = env.DATABASE_URL ?? '';
  const log = pino({ level: env.LOG_LEVEL || 'info' });
  await migrate({ connectionString });
  const pool = createPool({ connectionString, max: 2 });
  await seedDatabase(pool);
  const state = await readCompanies(pool);
  if (!state) throw new Error('The simulated companies have no state.');
  const { app: companies, cards, verifyIdentity } = createCompanies(state, createKeeper(pool));
  const store = createPostgresStore({ connectionString });
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
  const isReady = () => store.read((reader) => reader.count('users', { _id: '' }));
  const app = createApp({ api, site, log, isReady, beside: companies });
  const onStopped = async () => {
    await store.close();
    await pool.end();
  };
  await listen({ app, host: HERE, port: Number(env.PORT ?? 0), log, onStopped });
};
