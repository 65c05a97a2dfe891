import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { createBackend } from '#backend/createBackend.ts';
import { EVERYTHING } from '#backend/store/port.ts';
import { issueToken } from '#backend/token.ts';
import { usualExtras } from '#contract/extras.ts';
import { createAccountCipher } from '#server/accounts/createAccountCipher.ts';
import { checkAccountKeys, rekeyAccounts } from '#server/accounts/rekeyAccounts.ts';
import { keysIn } from '#server/keys.ts';
import { createPostgresStore } from '#server/postgres/createPostgresStore.ts';
import { personOf, secrets } from '../backend/aBackend.ts';
import { aWithdrawal } from '../backend/aWorld.ts';
import { runCommand, startServer } from '#tests/support/runServer.ts';
import { postgresStore } from './eachStore.ts';
import { anOrder, aPayment, aUser, by } from './rows.ts';

const { store: plainStore, url } = postgresStore();
const aKey = () => randomBytes(32).toString('base64');
const [older, newer] = [aKey(), aKey()];

const problem = (sentence: string): never => expect.fail(sentence);
const cipherOf = (key: string, also = '') =>
  createAccountCipher(
    keysIn({ ACCOUNT_KEY: key, ACCOUNT_KEY_ALSO: also }, 'ACCOUNT_KEY', problem) ?? problem('no key'),
  );
/** Server whose account numbers are encrypted by `key`; `also` are former keys. */
const aServer = (key: string, also = '') => {
  const accounts = cipherOf(key, also);
  const connection = { connectionString: url() };
  const store = createPostgresStore({ ...connection, accounts, max: 3 });
  onTestFinished(() => store.close());
  const app = createBackend({
    store,
    secrets,
    verifyIdentity: () => Promise.resolve(null),
    extras: [...usualExtras, 'sealedAccounts'],
    accountHash: accounts.hash,
    report: () => {},
  });
  const ask = async (email: string, method: string, path: string, body?: object) => {
    const headers = { authorization: `Bearer ${await issueToken(secrets, personOf(email))}` };
    return app.request(path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  };
  return {
    accounts,
    store,
    request: async (account_number: string, email = wim) =>
      expect(
        (await ask(email, 'POST', '/withdrawRequest', { ...aWithdrawal(200), worker_email: email, account_number }))
          .status,
      ).toBe(200),
    list: async (query: Record<string, unknown> = {}) => {
      const asked = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)]));
      return ask(
        ada,
        'GET',
        `/withdrawRequests?${new URLSearchParams({ status: 'pending' }).toString()}&${asked.toString()}`,
      );
    },
    rekey: () => rekeyAccounts(connection, accounts),
  };
};
type Server = ReturnType<typeof aServer>;
const [ada, wim, zoe] = ['ada@example.test', 'wim@example.test', 'zoe@example.test'];
const people = async () => {
  const uidOf = (email: string) => personOf(email).uid;
  await plainStore().transaction(async (tx) => {
    await tx.insert('users', { ...aUser({ _id: 'ada', email: ada }), uid: uidOf(ada), role: 'admin' });
    for (const [_id, email] of [
      ['wim', wim],
      ['zoe', zoe],
    ] as const) {
      await tx.insert('users', { ...aUser({ _id, email }), uid: uidOf(email), role: 'worker' });
      // Bought before they became workers: coins from welcomes alone would be held.
      await tx.insert('orders', anOrder({ _id: `o_${_id}`, user_id: _id }));
      await tx.insert('payments', aPayment({ _id: `pi_${_id}`, order_id: `o_${_id}`, user_id: _id, coins: 1_000 }));
      await tx.transfer({ ...by, key: `pay:pi_${_id}`, from: 'card', to: `user:${_id}`, amount: 1_000 });
    }
  });
};
const numbers = async (server: Server, query?: Record<string, unknown>) => {
  const answer = await server.list(query);
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { account_number: string }[]).map((row) => row.account_number).sort();
};
const ask = async (statement: string) => {
  const client = new Client({ connectionString: url() });
  await client.connect();
  const { rows } = await client.query<Record<string, string>>(statement).finally(() => client.end());
  return rows;
};

it('account numbers are readable nowhere in the database, and found whole in any writing', async () => {
  await people();
  const server = aServer(older);
  await server.request('+880 1712-345678');
  await server.request('01999888777', zoe);
  const dump = JSON.stringify([
    await ask('SELECT * FROM withdrawals'),
    await ask('SELECT * FROM account_uses'),
    await ask('SELECT * FROM answers'),
  ]);
  expect(dump).not.toMatch(/1712|345678|1999|888777/);
  expect(await numbers(server)).toEqual(['+880 1712-345678', '01999888777']);
  for (const q of ['০১৭১২৩৪৫৬৭৮', '01712 345 678'])
    expect(await numbers(server, { filter: { q } })).toEqual(['+880 1712-345678']);
  expect(await numbers(server, { filter: { q: '345678' } })).toEqual([]);
  expect(await numbers(server, { filter: { account_number: '01999-888777' } })).toEqual(['01999888777']);
  expect(await numbers(server, { filter: { account_number: '' } })).toEqual([]);
  expect((await server.list({ sort: ['account_number', 'ASC'] })).status).toBe(400);
  expect((await server.list({ filter: { account_number_gte: '0' } })).status).toBe(400);
});

it('a number that is put into another row, or changed, is refused, and so is one without its key', async () => {
  await people();
  const server = aServer(older);
  await server.request('01711111111');
  await server.request('01722222222', zoe);
  const [first, second] = await ask('SELECT _id, account_sealed FROM withdrawals ORDER BY worker_id');
  const put = (sealed = '', id = '') => ask(`UPDATE withdrawals SET account_sealed = '${sealed}' WHERE _id = '${id}'`);
  const read = (from = server.store) => from.read((reader) => reader.list('withdrawals', {}, EVERYTHING));
  await put(first?.account_sealed, second?._id);
  await put(second?.account_sealed, first?._id);
  await expect(read()).rejects.toThrow("was changed, or is another row's");
  await put(first?.account_sealed, first?._id);
  await put(second?.account_sealed, second?._id);
  await ask(`UPDATE withdrawals SET worker_id = 'zoe'`);
  await expect(read()).rejects.toThrow("was changed, or is another row's");
  await expect(read(plainStore())).rejects.toThrow('neither ACCOUNT_KEY nor in ACCOUNT_KEY_ALSO');
  await expect(checkAccountKeys({ connectionString: url() }, cipherOf(newer))).rejects.toThrow(
    '2 account numbers are encrypted under the key',
  );
});

it('a key is changed while the server works: both are read, all is made anew, and the old one can go', async () => {
  await people();
  // As before the setting.
  const plain = {
    ...aWithdrawal(200),
    _id: 'w0',
    worker_id: 'wim',
    withdrawal_amount: 1_000,
    created_at: by.created_at,
    batch: 0,
    reference: '',
    reason: '',
  };
  await plainStore().transaction((tx) => tx.insert('withdrawals', { ...plain, status: 'pending' }));
  const before = aServer(older);
  expect(await numbers(before)).toEqual(['0170']);
  await before.request('0171 222');
  const turning = aServer(newer, older);
  await turning.request('0171222', zoe);
  expect(await numbers(turning)).toEqual(['0170', '0171 222', '0171222']);
  expect(await numbers(turning, { filter: { q: '0171222' } })).toEqual(['0171 222', '0171222']);
  expect(await checkAccountKeys({ connectionString: url() }, turning.accounts)).toBe(2);
  expect(await turning.rekey()).toBe(2);
  expect(await turning.rekey()).toBe(0);
  const after = aServer(newer);
  expect(await checkAccountKeys({ connectionString: url() }, after.accounts)).toBe(0);
  expect(await numbers(after)).toEqual(['0170', '0171 222', '0171222']);
  for (const [q, found] of [
    ['0171222', ['0171 222', '0171222']],
    ['0170', ['0170']],
  ] as const)
    expect(await numbers(after, { filter: { q } })).toEqual(found);
  expect(await ask(`SELECT FROM withdrawals WHERE search LIKE '%017%'`)).toEqual([]);
  // The signal of a shared number survives the change.
  expect(await after.store.read((reader) => reader.sharingAccounts('wim', 9))).toMatchObject([{ user_id: 'zoe' }]);
  expect(await ask('SELECT account FROM account_uses')).toHaveLength(3);
});

it(
  'as built: says what is not encrypted, encrypts it, and does not start without the key',
  { tags: 'thorough' },
  async () => {
    await people();
    const plain = {
      ...aWithdrawal(200),
      _id: 'w0',
      worker_id: 'wim',
      created_at: by.created_at,
      status: 'pending' as const,
      batch: 0,
      reference: '',
      reason: '',
    };
    await plainStore().transaction((tx) => tx.insert('withdrawals', plain));
    const env = {
      DATABASE_URL: url(),
      FIREBASE_PROJECT_ID: 'taskcoin-test',
      TOKEN_SECRET: aKey(),
      ALLOWED_ORIGINS: 'https://shop.test',
    };
    const printedBy = async (more: Record<string, string>) => {
      const server = await startServer({ ...env, ...more });
      await server.stop();
      return server.printed();
    };
    expect(await printedBy({})).toContain('Account numbers are stored as they are');
    const missing = await runCommand(['rekey'], env);
    expect([missing.code, missing.printed]).toMatchObject([1, expect.stringContaining('ACCOUNT_KEY is missing')]);
    expect(await printedBy({ ACCOUNT_KEY: older })).toContain('not encrypted under ACCOUNT_KEY: 1. Run rekey.');
    const done = await runCommand(['rekey'], { ...env, ACCOUNT_KEY: older });
    expect([done.code, done.printed]).toMatchObject([0, expect.stringContaining('1 account numbers')]);
    await expect(printedBy({ ACCOUNT_KEY: newer })).rejects.toThrow('neither ACCOUNT_KEY nor in ACCOUNT_KEY_ALSO');
  },
);
