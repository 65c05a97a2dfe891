import { expect, it } from 'vitest';
import { demoPeople } from '#backend/seed.ts';
import { DEMO_PASSWORD } from '#mocks/identity/demoPassword.ts';
import { createPool } from '#server/postgres/connection.ts';
import { createPostgresStore } from '#server/postgres/createPostgresStore.ts';
import { aDatabase } from '#tests/support/aDatabase.ts';
import { runCommand, startServer } from '#tests/support/runServer.ts';

it('is started by who says that it is meant, and by nobody else', async () => {
  const { code, printed } = await runCommand(['serve'], {}, 'full');
  expect([code, printed]).toEqual([1, expect.stringContaining('--simulated') as string]);
});

it('takes no database in which real people have accounts', async () => {
  const database = await aDatabase();
  const store = createPostgresStore({ connectionString: database.url });
  const person = { _id: 'a', name: 'A', displayName: 'A', email: 'a@example.test', role: 'buyer', coin: 0 } as const;
  const account = { imgurl: '', uid: 'a', verified: true, deleted: false, created_at: '2026-11-21T10:00:00.000Z' };
  await store.transaction((tx) => tx.insert('users', { ...person, ...account }));
  await store.close();
  const { code, printed } = await runCommand(['seed', '--simulated'], { DATABASE_URL: database.url }, 'full');
  expect([code, printed]).toEqual([1, expect.stringContaining('accounts of a real server') as string]);
  await database.remove();
});

it('fills its database once, marks it, and knows everybody again after a restart; nobody else on the network reaches it', async () => {
  const database = await aDatabase({ migrated: false });
  const env = { DATABASE_URL: database.url, HOST: '0.0.0.0' };
  const signIn = async (url: string) => {
    const body = JSON.stringify({ email: demoPeople.admin, password: DEMO_PASSWORD, returnSecureToken: true });
    const address = `${url}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo`;
    const { idToken } = (await (await fetch(address, { method: 'POST', body })).json()) as { idToken: string };
    const proof = { authorization: `Bearer ${idToken}` };
    const answer = await fetch(`${url}/api/jwt`, {
      method: 'POST',
      headers: proof,
      body: JSON.stringify({ email: demoPeople.admin }),
    });
    return ((await answer.json()) as { token: string }).token;
  };
  const users = async (url: string, token: string) => {
    const answer = await fetch(`${url}/api/allUser?range=[0,1]`, { headers: { authorization: `Bearer ${token}` } });
    return answer.headers.get('content-range');
  };
  const first = await startServer(env, 'full');
  expect(new URL(first.url).hostname).toBe('127.0.0.1');
  const token = await signIn(first.url);
  expect(await users(first.url, token)).toBe('items 0-1/200');
  const call = await fetch(`${first.url}/api/bestWorker`, { headers: { origin: 'https://evil.test' } });
  expect(call.headers.get('access-control-allow-origin')).toBeNull();
  expect(await first.stop()).toBe(0);
  const second = await startServer(env, 'full');
  // The old token still holds, and the password as well.
  expect(await users(second.url, token)).toBe('items 0-1/200');
  expect(await users(second.url, await signIn(second.url))).toBe('items 0-1/200');
  expect(await second.stop()).toBe(0);
  const pool = createPool({ connectionString: database.url });
  expect((await pool.query("SELECT FROM pg_namespace WHERE nspname = 'simulated'")).rowCount).toBe(1);
  await pool.end();
  await database.remove();
});
