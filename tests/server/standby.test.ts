import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { OutcomeUnknown, Unavailable, type Store } from '#backend/store/port.ts';
import { createPostgresStore, type PostgresOptions } from '#server/postgres/createPostgresStore.ts';
import { fetchAlone } from '#tests/support/fetchAlone.ts';
import { startServer } from '#tests/support/runServer.ts';
import { until } from '#tests/support/until.ts';
import { aUser, by } from './rows.ts';
import { aPair, canPair } from './support/aPair.ts';
import { patience } from './support/patience.ts';

const pay = (key: string) => ({ ...by, key, from: 'mint', to: 'user:ada', amount: 5 }) as const;

describe.skipIf(!canPair)('with a synchronous standby', () => {
  let pair: Awaited<ReturnType<typeof aPair>>;
  let store: Store;
  const storeWith = (options: PostgresOptions = {}) =>
    createPostgresStore({ connectionString: pair.url, ...patience, standby: true, ...options });
  beforeAll(async () => {
    pair = await aPair();
    const own = storeWith();
    store = own;
    await store.transaction((tx) => tx.insert('users', aUser({ _id: 'ada' })));
    return own.close;
  });
  afterAll(() => pair.stop());

  const waiting = () => pair.ask<{ pid: number }>("SELECT pid FROM pg_stat_activity WHERE wait_event = 'SyncRep'");
  const isBooked = async (key: string) => (await pair.ask(`SELECT FROM ledger WHERE key = '${key}'`)).length > 0;
  /**
   * Starts work that waits for a frozen standby, while `others` wait already. `end` returns 'waits', 'done' or an
   * error's name.
   */
  const whileFrozen = async (work: () => Promise<unknown>, others = 0) => {
    let end = 'waits';
    const done = work().then(
      () => (end = 'done'),
      (error: unknown) => (end = error instanceof Error ? error.name : String(error)),
    );
    await until(async () => (await waiting()).length > others);
    return { done, end: () => end };
  };
  const frozen = async () => {
    await pair.freeze();
    onTestFinished(pair.thaw);
  };

  it('a change is confirmed once the standby has it', async () => {
    await frozen();
    const { done, end } = await whileFrozen(() => store.transaction((tx) => tx.transfer(pay('one'))));
    expect(end()).toBe('waits');
    pair.thaw();
    expect(await done).toBe('done');
  });

  it.each(['cancel', 'terminate'])(
    'a wait that an administrator ends (%s) is an unknown outcome, although the primary has it',
    async (manner) => {
      await frozen();
      const { done } = await whileFrozen(() => store.transaction((tx) => tx.transfer(pay(manner))));
      await pair.ask(`SELECT pg_${manner}_backend(pid) FROM pg_stat_activity WHERE wait_event = 'SyncRep'`);
      expect(await done).toBe('OutcomeUnknown');
      expect(await isBooked(manner)).toBe(true);
    },
  );

  it('a kept answer waits as well for what it speaks of', async () => {
    await frozen();
    const once = () =>
      store.transaction(async (tx) => {
        const kept = await tx.claimKey('key', by.created_at);
        if (kept === undefined) await tx.keepAnswer('key', 'done');
        return kept;
      });
    const first = await whileFrozen(once);
    await pair.ask("SELECT pg_cancel_backend(pid) FROM pg_stat_activity WHERE wait_event = 'SyncRep'");
    expect(await first.done).toBe('OutcomeUnknown');
    const second = await whileFrozen(once);
    expect(second.end()).toBe('waits');
    pair.thaw();
    expect(await second.done).toBe('done');
  });

  it('so does the question whether a commit was kept whose answer was lost', async () => {
    await frozen();
    const hasty = storeWith({ query_timeout: 300 });
    onTestFinished(hasty.close);
    const done = hasty.transaction((tx) => tx.transfer(pay('lost')));
    await expect(done).rejects.toThrow(OutcomeUnknown);
    pair.thaw();
    await until(() => isBooked('lost'));
  });

  it('without one, changes are refused at once, the rest is read, and the server is not ready and says why', async () => {
    const server = await startServer({
      DATABASE_URL: pair.url,
      DATABASE_STANDBY: 'true',
      FIREBASE_PROJECT_ID: 'taskcoin-test',
      TOKEN_SECRET: randomBytes(32).toString('base64'),
      ALLOWED_ORIGINS: 'https://shop.test',
    });
    onTestFinished(async () => {
      await server.stop();
    });
    const ready = async () => {
      const answer = await fetchAlone(`${server.url}/readyz`);
      return [answer.status, await answer.json()] as unknown;
    };
    expect(await ready()).toEqual([200, { ok: true }]);
    await pair.leave();
    await until(async () => (await pair.ask('SELECT FROM pg_stat_replication')).length === 0);
    expect(await ready()).toEqual([503, { ok: false, message: 'The database has no synchronous standby.' }]);
    await expect(store.transaction((tx) => tx.transfer(pay('alone')))).rejects.toThrow(Unavailable);
    expect(await isBooked('alone')).toBe(false);
    expect((await store.read((reader) => reader.get('users', 'ada')))?._id).toBe('ada');
    expect((await fetchAlone(`${server.url}/api/bestWorker`)).status).toBe(200);
  });
});
