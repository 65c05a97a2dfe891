import { join } from 'node:path';
import { FULL_SITE } from '../../../scripts/buildFull.mjs';
import { startPostgres } from '../../../scripts/embeddedPostgres.mjs';
import { root } from '../../../scripts/run.mjs';
import type { Store } from '#backend/store/port.ts';
import { createPostgresStore } from '#server/postgres/createPostgresStore.ts';
import { startServer } from '#tests/support/runServer.ts';
import { expect, test as base } from './test.ts';

/** What a test may know of the product beside its pages: the address, and the store behind the server. */
type Full = { url: string; store: Store };

/**
 * The whole product as `npm run start:full` runs it: the client, its own server, and a PostgreSQL of this run. The tests share
 * its data, so each goes by what it finds; after each the books have to be right.
 */
export const test = base.extend<{ store: Store }, { full: Full }>({
  full: [
    // eslint-disable-next-line no-empty-pattern -- Playwright wants to read the names of the fixtures that are used
    async ({}, provide) => {
      const postgres = await startPostgres({ settings: { fsync: 'off' } });
      const env = { DATABASE_URL: postgres.url, SITE_DIR: join(root, FULL_SITE) };
      const server = await startServer(env, 'full');
      const store = createPostgresStore({ connectionString: postgres.url, max: 2 });
      await provide({ url: server.url, store });
      await store.close();
      expect(await server.stop()).toBe(0);
      await postgres.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: ({ full }, provide) => provide(full.url),
  store: [
    async ({ full: { store } }, provide) => {
      await provide(store);
      expect((await store.audit()).problems).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
