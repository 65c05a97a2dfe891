import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FULL_SITE } from '../../../scripts/buildFull.mjs';
import { root } from '../../../scripts/run.mjs';
import { startTestDatabase } from '../../../scripts/testDatabase.mjs';
import type { Store } from '#backend/store/port.ts';
import { createPostgresStore } from '#server/postgres/createPostgresStore.ts';
import { createDatabase } from '#tests/support/administer.ts';
import { startServer } from '#tests/support/runServer.ts';
import { expect, test as base } from './test.ts';

/** Address of the product, and the store behind its server. */
type Full = { url: string; store: Store };

/**
 * Playwright's test on the whole product as `npm run start:full` runs it: client, own server and database. The tests
 * share its data, so none may rely on what others leave; after each the books are audited.
 */
export const test = base.extend<{ store: Store }, { full: Full }>({
  full: [
    // eslint-disable-next-line no-empty-pattern -- Playwright wants to read the names of the fixtures that are used
    async ({}, provide) => {
      const postgres = await startTestDatabase();
      const database = await createDatabase(postgres.url);
      const pictures = await mkdtemp(join(tmpdir(), 'taskcoin-pictures-'));
      const env = { DATABASE_URL: database.url, SITE_DIR: join(root, FULL_SITE), PICTURES_DIR: pictures };
      const server = await startServer(env, 'full');
      const store = createPostgresStore({ connectionString: database.url, max: 2 });
      await provide({ url: server.url, store });
      await store.close();
      expect(await server.stop()).toBe(0);
      await database.remove();
      await rm(pictures, { recursive: true });
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
