import { randomBytes } from 'node:crypto';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { Agent, get, request, type IncomingMessage, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { issueToken } from '#backend/token.ts';
import { admin } from '#server/commands/admin.ts';
import { migrateDatabase } from '#server/commands/migrateDatabase.ts';
import { serve } from '#server/commands/serve.ts';
import { readEnvironment } from '#server/environment.ts';
import { listen } from '#server/http/listen.ts';
import { createPool } from '#server/postgres/connection.ts';
import { createPostgresStore } from '#server/postgres/createPostgresStore.ts';
import { aDatabase } from '#tests/support/aDatabase.ts';
import { fetchAlone } from '#tests/support/fetchAlone.ts';
import { runCommand, startServer } from '#tests/support/runServer.ts';
import { until } from '#tests/support/until.ts';
import { aUser } from './rows.ts';

let database: Awaited<ReturnType<typeof aDatabase>>;
let env: Record<string, string>;
const site = mkdtempSync(join(tmpdir(), 'taskcoin-site-'));

/** Paths that no file system takes: one name has too many bytes, or all together. */
const tooLong = [`/${'a'.repeat(256)}`, `/${'a'.repeat(256)}.js`, `/${'ক'.repeat(86)}`, '/a'.repeat(3_000)];

beforeAll(async () => {
  database = await aDatabase();
  env = {
    DATABASE_URL: database.url,
    FIREBASE_PROJECT_ID: 'taskcoin-test',
    TOKEN_SECRET: randomBytes(32).toString('base64'),
    ALLOWED_ORIGINS: 'https://shop.test',
  };
  mkdirSync(join(site, 'assets'));
  mkdirSync(join(site, 'aboutUs'));
  const files = {
    'index.html': 'front page',
    'aboutUs/index.html': 'about us',
    'spa.html': 'shell',
    'console.html': 'frame',
    _redirects: '/Dashboard /console.html 200\n/Dashboard/* /console.html 200\n/* /spa.html 200\n',
    'assets/main-abc.js': 'code',
    'robots.txt': 'robots',
    _headers:
      "/*\n  Content-Security-Policy: default-src 'none'\n  X-Content-Type-Options: nosniff\n/assets/*\n  Cache-Control: public, max-age=60\n",
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(site, name), text);
});
afterAll(async () => {
  rmSync(site, { recursive: true });
  await database.remove();
});

describe('refuses to start', () => {
  it('without what it needs, and names all of it at once', async () => {
    const { code, printed } = await runCommand([], { PORT: 'eighty' });
    expect(code).toBe(1);
    for (const name of ['DATABASE_URL', 'FIREBASE_PROJECT_ID', 'TOKEN_SECRET', 'ALLOWED_ORIGINS', 'PORT'])
      expect(printed).toContain(name);
  });

  it.each([
    ['{ "currency": { "code": "USD", "minorUnits": 2 } }', 'packages is missing'],
    ['{', 'it is no JSON'],
    [undefined, 'names no file that can be read'],
  ])('with the settings file %s', async (text, reason) => {
    const SETTINGS_FILE = join(site, 'settings.json');
    if (text === undefined) rmSync(SETTINGS_FILE, { force: true });
    else writeFileSync(SETTINGS_FILE, text);
    const { code, printed } = await runCommand([], { ...env, SETTINGS_FILE });
    expect([code, printed]).toEqual([1, expect.stringContaining(reason) as string]);
  });

  it('with a command that it does not know, the seed of simulated people among them', async () => {
    const { code, printed } = await runCommand(['seed'], env);
    expect([code, printed]).toEqual([1, expect.stringContaining('There is no command seed') as string]);
  });

  it('on a database of simulated people, but for the commands that read its books', async () => {
    const marked = await aDatabase();
    const pool = createPool({ connectionString: marked.url });
    await pool.query('CREATE SCHEMA simulated');
    await pool.end();
    const commands: readonly ((env: Record<string, string>) => Promise<void>)[] = [
      serve,
      migrateDatabase,
      (env) => admin(env, ['ada@example.test']),
    ];
    for (const command of commands)
      await expect(command({ ...env, DATABASE_URL: marked.url })).rejects.toThrow('simulated');
    await marked.remove();
  });
});

describe('as it runs', () => {
  let server: Awaited<ReturnType<typeof startServer>>;
  beforeAll(async () => {
    server = await startServer({ ...env, SITE_DIR: site });
  });
  afterAll(() => server.stop());
  /** Requests a path, and again while the server answers 503: on a busy machine the database may take too long. */
  const ask = async (path: string, init?: RequestInit): Promise<Response> => {
    const answer = await fetchAlone(server.url + path, init);
    return answer.status === 503 ? ask(path, init) : answer;
  };

  it('says that it lives and that it is ready', async () => {
    expect(await (await ask('/healthz')).json()).toEqual({ ok: true });
    expect(await (await ask('/readyz')).json()).toEqual({ ok: true });
  });

  it('answers the calls below /api, with a policy under which an answer is no page', async () => {
    const answer = await ask('/api/bestWorker');
    expect([answer.status, await answer.json()]).toEqual([200, []]);
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(answer.headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
    expect((await ask('/api/allUser')).status).toBe(401);
    expect((await ask('/api/nothing')).status).toBe(404);
  });

  it('lets the listed sites call, and no others', async () => {
    const from = async (origin: string) =>
      (await ask('/api/bestWorker', { headers: { origin } })).headers.get('access-control-allow-origin');
    expect(await from('https://shop.test')).toBe('https://shop.test');
    expect(await from('https://evil.test')).toBeNull();
  });

  it.each([
    ['/', 200, 'front page', 'no-cache'],
    ['/aboutUs', 200, 'about us', 'no-cache'],
    ['/Dashboard', 200, 'frame', 'no-cache'],
    ['/Dashboard/manageuser', 200, 'frame', 'no-cache'],
    ['/Dashboards', 200, 'shell', 'no-cache'],
    ['/assets/main-abc.js', 200, 'code', 'public, max-age=31536000, immutable'],
    ['/robots.txt', 200, 'robots', 'no-cache'],
  ])('serves the client: %s', async (path, status, text, cached) => {
    const answer = await ask(path);
    expect([answer.status, await answer.text()]).toEqual([status, text]);
    expect(answer.headers.get('cache-control')).toBe(cached);
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'");
  });

  it.each(['/_headers', '/assets/gone.js', '/..%2f..%2fetc/passwd', '/.env', '/a%00.js', ...tooLong])(
    'serves nothing that is not meant for browsers: %s',
    async (path) => {
      const answer = await ask(path);
      expect([answer.status, await answer.text()]).toEqual([404, expect.not.stringContaining('root:') as string]);
      // Kept for ever, an asset that a later version brings would be missing for ever.
      expect(answer.headers.get('cache-control')).toBe('no-cache');
    },
  );

  it('answers an unchanged page with 304', async () => {
    const tag = (await ask('/aboutUs')).headers.get('etag') ?? '';
    expect((await ask('/aboutUs', { headers: { 'if-none-match': tag } })).status).toBe(304);
  });

  it('logs each request by its route, under the id of a proxy, and nobody’s address', async () => {
    const answer = await ask('/api/oneUserada@example.test', { headers: { 'x-request-id': 'proxy-0001' } });
    expect(answer.headers.get('x-request-id')).toBe('proxy-0001');
    await until(() => server.printed().includes('proxy-0001'));
    expect(server.printed()).toContain('/api/:email{oneUser.+}');
    expect(server.printed()).not.toContain('ada@');
  });

  it('keeps a connection longer than proxies do, which would be the last to use it', async () => {
    const kept = (await fetch(`${server.url}/healthz`)).headers.get('keep-alive');
    expect(Number(/^timeout=(\d+)$/.exec(kept ?? '')?.[1])).toBeGreaterThan(120);
  });

  it('reads no body beyond 64 kB', async () => {
    expect((await ask('/api/jwt', { method: 'POST', body: 'x'.repeat(70_000) })).status).toBe(413);
  });
});

it('keeps a connection as long as KEEP_ALIVE says', async () => {
  const server = await startServer({ ...env, KEEP_ALIVE: '7' });
  expect((await fetch(`${server.url}/healthz`)).headers.get('keep-alive')).toBe('timeout=7');
  await server.stop();
});

it.each([7, 600])('gives one that a proxy has opened ahead more than %d s for its first request', async (keepAlive) => {
  const app = new Hono();
  const [log, onStopped] = [pino({ level: 'silent' }), () => Promise.resolve()];
  const url = await listen({ app, host: '127.0.0.1', port: 0, keepAlive, log, onStopped });
  const servers: Server[] = [];
  const hear = (message: unknown) => void servers.push((message as { server: Server }).server);
  subscribe('http.server.request.start', hear);
  await fetchAlone(url);
  unsubscribe('http.server.request.start', hear);
  servers[0]?.close();
  const { keepAliveTimeout, headersTimeout, requestTimeout } = servers[0] ?? expect.fail();
  expect(keepAliveTimeout).toBe(keepAlive * 1000);
  expect(headersTimeout).toBeGreaterThan(keepAliveTimeout);
  expect(requestTimeout).toBeGreaterThanOrEqual(headersTimeout);
});

it('when it is told to stop it answers what is under way, takes nothing more, and ends with 0', async () => {
  const server = await startServer(env);
  const token = await issueToken(readEnvironment(env).secrets, {
    uid: 'u',
    email: 'eve@example.test',
    verified: true,
  });
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', expect: '100-continue' };
  const underWay = request(`${server.url}/api/user`, { method: 'POST', headers });
  underWay.flushHeaders();
  // The server has the request, and waits for its body.
  await once(underWay, 'continue');
  const ended = server.stop();
  await until(() => server.printed().includes('stopping'));
  await expect(fetchAlone(`${server.url}/healthz`)).rejects.toThrow();
  underWay.end(JSON.stringify({ name: 'Eve', email: 'eve@example.test', imgurl: '', role: 'worker', coin: 0 }));
  const [answer] = (await once(underWay, 'response')) as [IncomingMessage];
  answer.resume();
  expect(answer.statusCode).toBe(200);
  expect(await ended).toBe(0);
});

it('when it is told to stop a connection that is kept is answered once more at most', async () => {
  const server = await startServer({ ...env, LOG_LEVEL: 'info' });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = () =>
    new Promise<number>((resolve, reject) => {
      const sent = get(`${server.url}/healthz`, { agent }, (answer) => {
        answer.resume().on('end', () => resolve(answer.statusCode ?? 0));
      });
      sent.on('error', reject);
    });
  const ended = server.stop();
  const answers: { status: number; whileStopping: boolean }[] = [];
  const askOn = async (): Promise<void> => {
    const whileStopping = server.printed().includes('stopping');
    answers.push({ status: await ask(), whileStopping });
    return askOn();
  };
  await expect(askOn()).rejects.toThrow();
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect(answers.filter(({ whileStopping }) => whileStopping).length).toBeLessThanOrEqual(1);
  expect(await ended).toBe(0);
});

describe('commands', () => {
  it('migrate makes the tables of an empty database, and says so once', async () => {
    const empty = await aDatabase({ migrated: false });
    const migrate = () => runCommand(['migrate'], { DATABASE_URL: empty.url });
    expect((await migrate()).printed).toContain('0001');
    expect((await migrate()).printed).toContain('up to date');
    await empty.remove();
  });

  it('audit proves the books, and ends with 1 where a coin is off', async () => {
    const audit = () => runCommand(['audit'], { DATABASE_URL: database.url });
    expect(await audit()).toMatchObject({
      code: 0,
      printed: expect.stringContaining('The books are right.') as string,
    });
    const store = createPostgresStore({ connectionString: database.url });
    await store.transaction((tx) => tx.insert('users', aUser({ _id: 'ada', coin: 7 })));
    await store.close();
    expect(await audit()).toMatchObject({ code: 1, printed: expect.stringContaining('user:ada') as string });
  });
});
