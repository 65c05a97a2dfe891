import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { issueToken } from '#backend/token.ts';
import { createPostgresStore } from '#server/postgres/createPostgresStore.ts';
import { personOf } from '#tests/backend/aBackend.ts';
import { aDatabase } from '#tests/support/aDatabase.ts';
import { fetchAlone } from '#tests/support/fetchAlone.ts';
import { pngFile } from '#tests/support/pictures.ts';
import { runCommand, startServer } from '#tests/support/runServer.ts';
import { aUser } from './rows.ts';
import { aBucket } from './support/aBucket.ts';
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

it('a bucket’s key changes while pictures are sent and shown, and the former one is refused then', async () => {
  const bucket = await aBucket();
  onTestFinished(bucket.close);
  const [, endpoint = '', name = ''] = /^(.*)\/(.*)$/.exec(bucket.settings.address) ?? [];
  const serverBy = (key: string, secretKey: string) =>
    startServer({
      ...env(),
      PICTURES_BUCKET: name,
      PICTURES_ENDPOINT: endpoint,
      PICTURES_REGION: bucket.settings.region,
      PICTURES_ACCESS_KEY: key,
      PICTURES_SECRET_KEY: secretKey,
      PICTURES_URL: 'https://shop.test/pictures',
      PICTURES_KEY: 'open',
    });
  type Server = Awaited<ReturnType<typeof serverBy>>;
  const sent = async ({ url }: Server) => {
    const answer = await upload(url, 'open');
    expect(answer.status).toBe(200);
    return new URL(((await answer.json()) as { data: { url: string } }).data.url).pathname;
  };
  const statusAt = async ({ url }: Server, path: string) => (await fetchAlone(`${url}${path}`)).status;

  const { accessKey, secretKey } = bucket.settings;
  const former = await serverBy(accessKey, secretKey);
  const first = await sent(former);
  bucket.keys.set('AKIANEXT', 'another secret');
  const next = await serverBy('AKIANEXT', 'another secret');
  const paths = [first, await sent(former), await sent(next)];
  for (const server of [former, next]) for (const path of paths) expect(await statusAt(server, path)).toBe(200);
  expect(bucket.refused).toEqual([]);

  bucket.keys.delete(accessKey);
  const last = await sent(next);
  for (const path of [...paths, last]) expect(await statusAt(next, path)).toBe(200);
  expect(bucket.refused).toEqual([]);
  expect([(await upload(former.url, 'open')).status, await statusAt(former, first)]).toEqual([503, 503]);
  expect(bucket.refused).toEqual(['InvalidAccessKeyId', 'InvalidAccessKeyId']);
  expect(bucket.kept.size).toBe(4);
  for (const server of [former, next]) {
    expect(await server.stop()).toBe(0);
    expect(server.printed()).not.toContain('another secret');
  }
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
