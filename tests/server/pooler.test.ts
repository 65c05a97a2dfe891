/** @module-tag thorough */
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { insertedId } from '#tests/backend/aBackend.ts';
import { aSubmission, aTask } from '#tests/backend/aWorld.ts';
import { aDatabase } from '#tests/support/aDatabase.ts';
import { runCommand } from '#tests/support/runServer.ts';
import { aCluster, type Attempt, type Reply } from './support/aCluster.ts';
import { admin, aMarket, buyer, many } from './support/aMarket.ts';
import { aPooler, hasPooler } from './support/aPooler.ts';

// Behind a pooler that lends a connection for one transaction, as pgbouncer in transaction mode: whatever a session keeps is there
// for somebody else. Versions from 1.21 on keep prepared statements apart; the one that Debian 12 has does not.

describe.skipIf(!hasPooler)('behind pgbouncer in transaction mode', () => {
  let pooler: Awaited<ReturnType<typeof aPooler>>;
  beforeAll(async () => {
    pooler = await aPooler(inject('postgres').url);
  });
  afterAll(() => pooler.stop());
  /**
   * Database, and the environment in which a server reaches it through the pooler: `env`, and `without` the setting
   * that it needs.
   */
  const behind = async (options?: Parameters<typeof aDatabase>[0]) => {
    const { url, remove } = await aDatabase(options);
    onTestFinished(remove);
    const without = { DATABASE_URL: pooler.urlOf(url) };
    return { url, without, env: { ...without, DATABASE_PREPARED: 'false' } };
  };

  it('a command says what to set where it would not work, and works once that is set', async () => {
    const { without, env } = await behind({ migrated: false });
    const advice = expect.stringContaining('set DATABASE_PREPARED=false') as string;
    expect(await runCommand(['migrate'], without)).toEqual({ code: 1, printed: advice });
    expect((await runCommand(['migrate'], env)).printed).toContain('0001');
    expect(await runCommand(['audit'], env)).toMatchObject({ code: 0 });
    const sealed = await runCommand(['seal'], { ...env, SEAL_KEY: Buffer.alloc(32, 7).toString('base64') });
    expect(sealed).toMatchObject({ code: 0, printed: expect.stringContaining('Made seal 1 of') as string });
    // What was prepared then is there still, on a connection that the pooler has kept.
    expect(await runCommand(['audit'], without)).toEqual({ code: 1, printed: advice });
  });

  it('three processes answer everybody, each with what was asked, and leave nothing in a session', async () => {
    const [buyers, workers] = [many(12, 'buyer'), many(12, 'worker')];
    const market = await aMarket({ buyers, workers });
    for (const buyer of buyers) await market.buy(buyer, 1);
    const { url, env } = await behind();
    const cluster = await aCluster(url, [], { ...env, LIMITS: '1' });
    onTestFinished(cluster.stop);
    await cluster.load(await market.books());
    const failed: Reply[] = [];
    let asked = 0;
    const ask = async (attempt: Attempt): Promise<Reply> => {
      const answer = await cluster.ask(asked++, attempt);
      if (answer.status !== 200) failed.push(answer);
      return answer;
    };
    const trade = async (buyer: string, worker: string): Promise<void> => {
      for (let round = 0; round < 10; round++) {
        const post = aTask({ requiredWorkers: 2, payableAmount: 3, taskTitle: `${buyer} ${String(round)}` });
        const task = insertedId(await ask({ by: buyer, name: 'createTask', args: post, key: `"${String(round)}"` }));
        const submissionId = insertedId(await ask({ by: worker, name: 'createSubmission', args: aSubmission(task) }));
        const found = await ask({ by: worker, name: 'getTask', args: { id: task } });
        expect(found.body).toMatchObject({ _id: task, taskTitle: post.taskTitle });
        await ask({ by: buyer, name: 'approveSubmission', args: { submissionId, workerEmail: '', payableAmount: 1 } });
        await ask({ by: admin, name: 'listUsers', args: {} });
        expect((await ask({ by: worker, name: 'getUser', args: { email: worker } })).body).toMatchObject({
          email: worker,
          coin: 10 + 3 * (round + 1),
        });
      }
    };
    await Promise.all(buyers.map((buyer, nth) => trade(buyer, workers[nth] ?? '')));
    expect(failed).toEqual([]);
    expect(asked).toBe(720);
    expect((await cluster.audit()).problems).toEqual([]);

    const counted = new Client({ connectionString: url });
    await counted.connect();
    expect((await counted.query('SELECT FROM limits')).rowCount).toBeGreaterThan(0);
    await counted.end();

    const client = new Client({ connectionString: env.DATABASE_URL });
    await client.connect();
    const left = await client.query(
      `SELECT statement FROM pg_prepared_statements WHERE statement <> 'SELECT 1 AS probe'
       UNION ALL SELECT name FROM pg_settings WHERE source = 'session' AND name LIKE '%timeout'`,
    );
    await client.end();
    expect(left.rows).toEqual([]);
  });
});

it.skipIf(!hasPooler)(
  'behind pgbouncer in session mode nothing is to be set: commands and processes work',
  async () => {
    const pooler = await aPooler(inject('postgres').url, 'session');
    onTestFinished(pooler.stop);
    const { url, remove } = await aDatabase({ migrated: false });
    onTestFinished(remove);
    const env = { DATABASE_URL: pooler.urlOf(url), SEAL_KEY: Buffer.alloc(32, 7).toString('base64') };
    expect((await runCommand(['migrate'], env)).printed).toContain('0001');
    const market = await aMarket({ workers: many(1, 'worker') });
    await market.buy(buyer, 1);
    const cluster = await aCluster(url, [], { ...env, LIMITS: '1' });
    onTestFinished(cluster.stop);
    await cluster.load(await market.books());
    const posts = Array.from({ length: 30 }, (_, nth) =>
      cluster.ask(nth, { by: buyer, name: 'createTask', args: aTask({ requiredWorkers: 1, payableAmount: 1 }) }),
    );
    expect(new Set((await Promise.all(posts)).map(({ status }) => status))).toEqual(new Set([200]));
    expect((await cluster.audit()).problems).toEqual([]);
  },
);
