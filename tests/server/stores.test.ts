import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPostgresStore } from '#server/postgres/createPostgresStore.ts';
import { aDatabase } from '#tests/support/aDatabase.ts';

let database: Awaited<ReturnType<typeof aDatabase>>;
beforeAll(async () => {
  database = await aDatabase();
});
afterAll(() => database.remove());

it('inserts and reads', async () => {
  const store = createPostgresStore({ connectionString: database.url });
  const user = {
    _id: 'u1',
    name: 'Ada',
    displayName: 'Ada',
    email: 'Ada@example.test',
    role: 'buyer' as const,
    coin: 0,
    imgurl: '',
    uid: 'x',
    verified: true,
    deleted: false,
    created_at: '2026-11-21T10:00:00.000Z',
  };
  expect(await store.transaction((tx) => tx.insert('users', user))).toBe(true);
  expect(await store.transaction((tx) => tx.insert('users', { ...user, _id: 'u2' }))).toBe(false);
  expect(await store.read((tx) => tx.userByEmail('ada@EXAMPLE.test'))).toEqual(user);
  await store.transaction((tx) =>
    tx.transfer({ key: 'k', from: 'mint', to: 'user:u1', amount: 5, actor: 'u1', created_at: user.created_at }),
  );
  expect((await store.read((tx) => tx.get('users', 'u1')))?.coin).toBe(5);
  expect(await store.audit()).toMatchInlineSnapshot(`
    {
      "problems": [],
      "totals": {
        "balances": 5,
        "charged": 0,
        "escrow": 0,
        "minted": 5,
        "paidOut": 0,
      },
    }
  `);
  expect(
    await store.read((tx) =>
      tx.list(
        'users',
        { deleted: false },
        {
          conditions: [
            { column: 'email', in: ['ADA@example.test'] },
            { column: 'coin', from: 0.5 },
            { column: 'name', to: 'Ad' },
          ],
          search: 'da@',
          order: { column: 'name', descending: true },
          range: [0, 24],
        },
      ),
    ),
  ).toEqual({ rows: [{ ...user, coin: 5 }], total: 1 });
  await store.close();
});
