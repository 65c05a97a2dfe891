import { expect, it } from 'vitest';
import { demoPeople } from '#backend/seed.ts';
import { DEMO_PASSWORD } from '#mocks/identity/demoPassword.ts';
import { createPool } from '#server/postgres/connection.ts';
import { createPostgresStore } from '#server/postgres/createPostgresStore.ts';
import { markSimulated, readCompanies, saveCompanies } from '#server/simulated/keepCompanies.ts';
import { aDatabase } from '#tests/support/aDatabase.ts';
import { fetchAlone } from '#tests/support/fetchAlone.ts';
import { runCommand, startServer } from '#tests/support/runServer.ts';
import { signIn } from './support/signIn.ts';

it('is started by who says that it is meant, and by nobody else', async () => {
  const { code, printed } = await runCommand(['serve'], {}, 'full');
  expect([code, printed]).toEqual([1, expect.stringContaining('--simulated') as string]);
});

it('takes no database in which real people have accounts', async () => {
  const database = await aDatabase();
  const store = createPostgresStore({ connectionString: database.url });
  const person = { _id: 'a', name: 'A', displayName: 'A', email: 'a@example.test', role: 'buyer', coin: 0 } as const;
  const account = {
    imgurl: '',
    uid: 'a',
    verified: true,
    debt: 0,
    deleted: false,
    leaving: false,
    suspended: false,
    suspension: '',
    created_at: '2026-11-21T10:00:00.000Z',
  };
  await store.transaction((tx) => tx.insert('users', { ...person, ...account }));
  await store.close();
  const { code, printed } = await runCommand(['seed', '--simulated'], { DATABASE_URL: database.url }, 'full');
  expect([code, printed]).toEqual([1, expect.stringContaining('accounts of a real server') as string]);
  await database.remove();
});

it('keeps what a browser sends though PostgreSQL cannot store all of it', async () => {
  const database = await aDatabase();
  const pool = createPool({ connectionString: database.url });
  await markSimulated(pool);
  await saveCompanies(pool, { accounts: [], intents: [], secret: 'a\0b \ud800 \\u0000' });
  expect((await readCompanies(pool))?.secret).toBe('a\ufffdb \ufffd \\u0000');
  await pool.end();
  await database.remove();
});

it('fills its database once, marks it, and knows everybody again after a restart; nobody else on the network reaches it', async () => {
  const database = await aDatabase({ migrated: false });
  const env = { DATABASE_URL: database.url, HOST: '0.0.0.0' };
  const users = async (url: string, token: string) => {
    const answer = await fetchAlone(`${url}/api/allUser?range=[0,1]`, {
      headers: { authorization: `Bearer ${token}` },
    });
    return answer.headers.get('content-range');
  };
  const first = await startServer(env, 'full');
  expect(new URL(first.url).hostname).toBe('127.0.0.1');
  const token = await signIn(first.url, demoPeople.admin);
  expect(await users(first.url, token)).toBe('items 0-1/200');
  const call = await fetchAlone(`${first.url}/api/bestWorker`, { headers: { origin: 'https://evil.test' } });
  expect(call.headers.get('access-control-allow-origin')).toBeNull();
  const documents = await fetchAlone(`${first.url}/api/documents`, {
    headers: { authorization: `Bearer ${await signIn(first.url, demoPeople.buyer)}` },
  });
  const { rows } = (await documents.json()) as { rows: { kind: string }[] };
  expect(rows.map(({ kind }) => kind)).toContain('receipt');
  expect(await first.stop()).toBe(0);
  const second = await startServer(env, 'full');
  // The old token still holds, and the password as well.
  expect(await users(second.url, token)).toBe('items 0-1/200');
  expect(await users(second.url, await signIn(second.url, demoPeople.admin))).toBe('items 0-1/200');
  expect(await second.stop()).toBe(0);
  const pool = createPool({ connectionString: database.url });
  expect((await pool.query("SELECT FROM pg_namespace WHERE nspname = 'simulated'")).rowCount).toBe(1);
  await pool.end();
  // Commands of the real server that read the books read these too, and none that changes them.
  const { code, printed } = await runCommand(['audit'], { DATABASE_URL: database.url });
  expect([code, printed]).toEqual([0, expect.stringContaining('The books are right.') as string]);
  const other = await runCommand(['admin', demoPeople.buyer], { DATABASE_URL: database.url });
  expect([other.code, other.printed]).toEqual([1, expect.stringContaining('are simulated') as string]);
  await database.remove();
});

it('credits nothing for an intent that nobody has confirmed, and coins once for one that somebody has', async () => {
  const database = await aDatabase({ migrated: false });
  const server = await startServer({ DATABASE_URL: database.url }, 'full');
  const store = createPostgresStore({ connectionString: database.url });
  const email = demoPeople.buyer;
  const headers = { authorization: `Bearer ${await signIn(server.url, email)}` };
  const post = async (path: string, sent: object) => {
    const answer = await fetchAlone(server.url + path, { method: 'POST', headers, body: JSON.stringify(sent) });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };
  const books = async () => {
    const { problems, totals } = await store.audit();
    const coins = (await store.read((reader) => reader.userByEmail(email)))?.coin ?? NaN;
    return { problems, charged: totals.charged, coins };
  };
  const before = await books();
  const { body } = await post('/api/create-payment-intent', { coins: 150, amount: 1000 });
  const clientSecret = String(body.clientSecret);
  const [paymentIntentId = ''] = clientSecret.split('_secret_');
  const paid = { paymentIntentId, coins: 1000, cost: 10, email };
  expect(await post('/api/save-payment-info', paid)).toMatchObject({ status: 409 });
  expect(await post('/api/save-payment-info', { ...paid, paymentIntentId: 'pi_none' })).toMatchObject({ status: 409 });
  expect(await books()).toEqual(before);

  await post('/simulated-cards/charge', { clientSecret });
  for (let time = 0; time < 2; time++) {
    expect(await post('/api/save-payment-info', paid)).toMatchObject({ status: 200 });
    expect(await books()).toEqual({ ...before, charged: before.charged + 150, coins: before.coins + 150 });
  }
  await store.close();
  expect(await server.stop()).toBe(0);
  await database.remove();
});

it('npm run conformance signs in at it, finds that it fits, and ends with 1 where nobody has the role given', async () => {
  const database = await aDatabase({ migrated: false });
  const server = await startServer({ DATABASE_URL: database.url }, 'full');
  const { admin, buyer, worker } = demoPeople;
  const envOf = (people: Readonly<Record<string, string>>) => ({
    IDENTITY_URL: `${server.url}/identitytoolkit.googleapis.com`,
    ...Object.fromEntries(
      Object.entries(people).flatMap(([role, email]) => [
        [`CONFORMANCE_${role}`, email],
        [`CONFORMANCE_${role}_PASSWORD`, DEMO_PASSWORD],
      ]),
    ),
  });
  const run = (people: Parameters<typeof envOf>[0]) =>
    runCommand(['conformance', '--url', `${server.url}/api`], envOf(people));
  const fits = await run({ ADMIN: admin, BUYER: buyer, WORKER: worker });
  expect(fits).toEqual({ code: 0, printed: expect.stringContaining('It fits.') as string });
  expect(fits.printed).not.toMatch(/Breaks|Differs/);
  const { code, printed } = await run({ ADMIN: worker, BUYER: buyer, WORKER: worker });
  expect([code, printed]).toEqual([1, expect.stringContaining('given as admin is worker') as string]);
  await server.stop();
  await database.remove();
});
