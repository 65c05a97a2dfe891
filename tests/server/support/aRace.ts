import { Client } from 'pg';
import { afterAll, beforeAll, expect } from 'vitest';
import { createRandom } from '#backend/seed/createRandom.ts';
import type { Snapshot } from '#backend/store/port.ts';
import { aDatabase } from '#tests/support/aDatabase.ts';
import { repetitions } from '#tests/support/longRun.ts';
import { aCluster, type Attempt, type Reply } from './aCluster.ts';
import { admin, buyer } from './aMarket.ts';

type Answer = Attempt & Reply;
type Outcome = { answers: Answer[]; rows: Snapshot; successes: (name: Attempt['name'], of?: string) => number };
type Intents = Parameters<typeof aCluster>[1];

/**
 * Starts three processes on one database, for the top of a test file; `intents` are the charges that their card company
 * knows. The returned function loads `rows` and makes all attempts at once, in several rounds with another order each,
 * and lets `judge` check the outcome. No deadlock may happen.
 */
export const aRace = (intents: () => Promise<NonNullable<Intents>> = () => Promise.resolve([])) => {
  let database: Awaited<ReturnType<typeof aDatabase>>;
  let cluster: Awaited<ReturnType<typeof aCluster>>;
  beforeAll(async () => {
    database = await aDatabase();
    cluster = await aCluster(database.url, await intents());
  });
  afterAll(async () => {
    await cluster.stop();
    expect(await deadlocksOf(database.url)).toBe(0);
    await database.remove();
  });
  return async (rows: Snapshot, attempts: readonly Attempt[], judge: (outcome: Outcome) => void): Promise<void> => {
    for (let round = 1; round <= repetitions.races; round++) {
      await cluster.load(rows);
      const inOrder = shuffled(attempts, round);
      const answers = await Promise.all(inOrder.map(async (one, n) => ({ ...one, ...(await cluster.ask(n, one)) })));
      expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
      const successes: Outcome['successes'] = (name, of = '') =>
        answers.filter((one) => one.name === name && one.status === 200 && JSON.stringify(one).includes(of)).length;
      judge({ answers, rows: await cluster.books(), successes });
      expect((await cluster.audit()).problems).toEqual([]);
    }
  };
};

/** Number of deadlocks in which the database has ended a transaction. */
const deadlocksOf = async (connectionString: string): Promise<number> => {
  const client = new Client({ connectionString });
  await client.connect();
  const { rows } = await client.query<{ deadlocks: number }>(
    'SELECT deadlocks::int FROM pg_stat_database WHERE datname = current_database()',
  );
  await client.end();
  return rows[0]?.deadlocks ?? NaN;
};

const shuffled = <T>(items: readonly T[], seed: number): T[] => {
  const { between } = createRandom(seed);
  return items
    .map((item) => ({ item, place: between(0, 1_000_000) }))
    .sort((one, other) => one.place - other.place)
    .map(({ item }) => item);
};

export const repeated = <T>(times: number, items: readonly T[]): T[] =>
  Array.from({ length: times }, () => items).flat();

export const approval = (submissionId: string): Attempt => ({
  by: buyer,
  name: 'approveSubmission',
  args: { submissionId, workerEmail: '', payableAmount: 1 },
});
export const rejection = (submissionId: string): Attempt => ({
  by: buyer,
  name: 'rejectSubmission',
  args: { submissionId, taskId: '' },
});
export const deletion = (id: string): Attempt => ({ by: admin, name: 'deleteUser', args: { id } });

export const coinsOf = ({ users }: Snapshot, email: string) => users.find((user) => user.email === email)?.coin;
export const worksOf = ({ submissions }: Snapshot, status: string, email = '') =>
  submissions.filter((one) => one.status === status && [one.worker_email, one.buyer_email, ''].includes(email)).length;
