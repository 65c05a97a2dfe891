import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { issueToken } from '#backend/token.ts';
import { createPostgresStore } from '#server/postgres/createPostgresStore.ts';
import { personOf } from '#tests/backend/aBackend.ts';
import { aDatabase } from '#tests/support/aDatabase.ts';
import { fetchAlone } from '#tests/support/fetchAlone.ts';
import { pngFile } from '#tests/support/pictures.ts';
import { runCommand, startServer } from '#tests/support/runServer.ts';
import { aUser } from './rows.ts';
import { aFolder } from './support/anImageHost.ts';

let database: Awaited<ReturnType<typeof aDatabase>>;
const secret = randomBytes(32);
const env = () => ({
  DATABASE_URL: database.url,
  FIREBASE_PROJECT_ID: 'taskcoin-test',
  TOKEN_SECRET: secret.toString('base64'),
  ALLOWED_ORIGINS: 'https://shop.test',
});
beforeAll(async () => {
  database = await aDatabase();
  const store = createPostgresStore({ connectionString: database.url });
  const { uid, email } = personOf('ada@example.test');
  await store.transaction((tx) => tx.insert('users', aUser({ _id: 'ada', uid, email })));
  await store.close();
});
afterAll(() => database.remove());

const upload = (url: string, key: string) => {
  const form = new FormData();
  form.append('image', pngFile());
  return fetchAlone(`${url}/pictures?key=${key}`, {
    method: 'POST',
    body: form,
    headers: { origin: 'https://shop.test' },
  });
};
const tokenOf = () => {
  const id = createHash('sha256').update(secret).digest('hex').slice(0, 16);
  return issueToken([{ id, key: secret }], personOf('ada@example.test'));
};

it('C-67 a server that keeps pictures takes them before anybody signs in, and by a key of who has', async () => {
  const own = { PICTURES_DIR: await aFolder(), PICTURES_URL: 'https://shop.test/pictures', PICTURES_KEY: 'open' };
  const server = await startServer({ ...env(), ...own, LIMITS: '0.004', PICTURES_KEEP_FREE: '1' });
  const first = await upload(server.url, 'open');
  expect(first.headers.get('access-control-allow-origin')).toBe('https://shop.test');
  const { data } = (await first.json()) as { data: { url: string } };
  const shown = await fetchAlone(`${server.url}${new URL(data.url).pathname}`);
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp']);
  // Two of this address within an hour, by that many limits.
  expect((await upload(server.url, 'open')).status).toBe(200);
  const third = await upload(server.url, 'open');
  expect([third.status, Number(third.headers.get('retry-after')) > 3_000]).toEqual([429, true]);
  const headers = { authorization: `Bearer ${await tokenOf()}` };
  const given = await fetchAlone(`${server.url}/api/uploadKey`, { method: 'POST', headers });
  const { key } = (await given.json()) as { key: string };
  expect((await upload(server.url, key)).status).toBe(200);
  expect((await upload(server.url, key)).status).toBe(429);
  expect(await server.stop()).toBe(0);
  expect(server.printed()).not.toContain(key);
});

it('a server without these settings keeps none', async () => {
  const server = await startServer(env());
  expect((await upload(server.url, 'open')).status).toBe(404);
  const headers = { authorization: `Bearer ${await tokenOf()}` };
  expect((await fetchAlone(`${server.url}/api/uploadKey`, { method: 'POST', headers })).status).toBe(404);
  expect(await server.stop()).toBe(0);
});

it('a server whose folder cannot be made does not start', async () => {
  const own = { PICTURES_DIR: '/dev/null/pictures', PICTURES_URL: 'https://shop.test/pictures', PICTURES_KEY: 'open' };
  const { code, printed } = await runCommand(['serve'], { ...env(), ...own });
  expect([code, printed]).toEqual([1, expect.stringContaining('ENOTDIR') as string]);
});
