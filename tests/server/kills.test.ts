/** @module-tag thorough */
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Snapshot } from '#backend/store/port.ts';
import type { Intent } from '#mocks/cards/createIntents.ts';
import { insertedId } from '#tests/backend/aBackend.ts';
import { aSubmission, aTask } from '#tests/backend/aWorld.ts';
import { repetitions } from '#tests/support/longRun.ts';
import { until } from '#tests/support/until.ts';
import { aCluster, type Attempt, type Reply } from './support/aCluster.ts';
import { aMarket, buyer, intentsOf } from './support/aMarket.ts';
import { aMortalPostgres } from './support/aMortalPostgres.ts';
import { approval } from './support/aRace.ts';

// Whoever was told that something has happened finds it there, whatever was killed since.

const KILLS = repetitions.kills;
/** Number of people at work at once; {@link BETWEEN} is that of confirmed changes between two kills. */
const CLIENTS = 12;
const BETWEEN = 60;

let postgres: Awaited<ReturnType<typeof aMortalPostgres>>;
let cluster: Awaited<ReturnType<typeof aCluster>>;
let rows: Snapshot;
let task: string;
let intents: readonly Intent[];
beforeAll(async () => {
  postgres = await aMortalPostgres();
  const market = await aMarket();
  await market.buy(buyer, 20);
  task = await market.post(buyer, 10_000, 1);
  for (let n = 0; n < 50 * KILLS; n++) await market.charge(buyer, 150);
  rows = await market.books();
  intents = intentsOf(rows);
  cluster = await aCluster(postgres.url, intents);
});
afterAll(async () => {
  await cluster.stop();
  await postgres.remove();
});

const saving = ({ id }: Intent): Attempt => ({
  by: buyer,
  name: 'savePayment',
  args: { paymentIntentId: id, coins: 150, cost: 10, email: buyer },
});

/**
 * Starts people who work until `stop`. `told` has what a 200 has confirmed: keys of the ledger, and ids of submissions.
 */
const work = () => {
  const told: string[] = [];
  let [stopped, newcomers, refusals] = [false, 0, 0];
  /**
   * Key of a reply, or undefined if the request failed: its outcome is unknown, and its sender continues with something
   * else.
   */
  const ask = async (nth: number, attempt: Attempt, keyOf: (answer: Reply) => string) => {
    const answer = await cluster.ask(nth, attempt).catch(() => undefined);
    if (answer?.status !== 200) {
      refusals++;
      await setTimeout(20);
      return undefined;
    }
    const key = keyOf(answer);
    told.push(key);
    return key;
  };
  const act = async (nth: number): Promise<void> => {
    while (!stopped) {
      const n = newcomers++;
      const by = `new${String(n)}@example.test`;
      const account = { name: '', email: by, imgurl: '', role: 'worker', coin: 0 } as const;
      await ask(nth, { by, name: 'createUser', args: account }, (answer) => `signup:${insertedId(answer)}`);
      const work = await ask(nth, { by, name: 'createSubmission', args: aSubmission(task) }, insertedId);
      if (work !== undefined) await ask(nth, approval(work), () => `pay:${work}`);
      const post = aTask({ requiredWorkers: 1, payableAmount: 1 });
      await ask(nth, { by: buyer, name: 'createTask', args: post }, (answer) => `task:${insertedId(answer)}`);
      const intent = intents[n];
      if (intent) await ask(nth, saving(intent), () => `payment:${intent.order}`);
    }
  };
  const people = Array.from({ length: CLIENTS }, (_, nth) => act(nth));
  return {
    told,
    refusals: () => refusals,
    /** Resolves when {@link BETWEEN} more changes are confirmed. */
    goOn: async (): Promise<void> => {
      const enough = told.length + BETWEEN;
      await until(() => told.length >= enough);
    },
    stop: async () => {
      stopped = true;
      await Promise.all(people);
    },
  };
};

it.each<[string, kill: (nth: number) => Promise<void>]>([
  ['a process of the server', (nth) => cluster.kill(nth % 3)],
  ['PostgreSQL', () => postgres.kill()],
])('%s is killed under load: what was told is there, and all goes on by itself', async (_, kill) => {
  await cluster.load(rows);
  const { told, refusals, goOn, stop } = work();
  // One between two requests is noticed by nobody: they go on until one was.
  for (let nth = 0; nth < KILLS || (refusals() === 0 && nth < 4 * KILLS); nth++) {
    await goOn();
    await kill(nth);
  }
  await goOn();
  await stop();
  // Whoever has heard nothing of a payment tells of it again.
  const again = await Promise.all(intents.map((intent, nth) => cluster.ask(nth, saving(intent))));
  expect(new Set(again.map(({ status }) => status))).toEqual(new Set([200]));
  const after = await cluster.books();
  const kept = new Set([...after.ledger.map(({ key }) => key), ...after.submissions.map(({ _id }) => _id)]);
  expect(told.filter((key) => !kept.has(key))).toEqual([]);
  expect(after.payments).toHaveLength(rows.payments.length + intents.length);
  expect((await cluster.audit()).problems).toEqual([]);
  // Kills that nobody noticed would prove nothing.
  expect(refusals()).toBeGreaterThan(0);
});
