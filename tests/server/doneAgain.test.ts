import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Snapshot, Transfer } from '#backend/store/port.ts';
import { insertedId, intentOf } from '#tests/backend/aBackend.ts';
import { ada, aTask, aWithdrawal, aWorld, bob, stranger, validArgs, wim } from '#tests/backend/aWorld.ts';
import { goThrough, inProcess, type Door } from '#tests/backend/door.ts';
import { createClumsyClient } from './support/clumsyClient.ts';
import { onPostgres } from './support/onPostgres.ts';

// Where the database cannot keep a transaction for the sake of another one, all of it is done once more: each call has to do then
// what it does in memory, where nothing is ever done again. callsAtSerializable.test.ts refuses at random.

let refusals = 0;
const isRefused = (statement: string): boolean => statement === 'COMMIT' && refusals++ % 2 === 0;
const onWings: Door = {
  keep: onPostgres({ isolation: 'SERIALIZABLE', Client: createClumsyClient(isRefused).Client }),
  ask: inProcess.ask,
};
beforeEach(() => {
  refusals = 0;
});
afterEach(() => goThrough(inProcess));

const zoe = 'zoe@example.test';

it.each([
  ['createUser', stranger],
  ['setUserRole', ada],
  ['deleteUser', ada],
  ['deleteAnyTask', ada],
  ['payWithdrawal', ada],
  ['createTask', bob],
  ['updateTask', bob],
  ['deleteBuyerTask', bob],
  ['approveSubmission', bob],
  ['rejectSubmission', bob],
  ['createPaymentIntent', bob],
  ['savePayment', bob],
  ['createSubmission', zoe],
  ['createWithdrawal', wim],
] as const)('%s does the same where each transaction has to be done twice', async (name, email) => {
  const outcome = async (door: Door) => {
    goThrough(door);
    const world = await aWorld();
    const known = new Set(idsIn(await world.books()));
    await world.join(zoe, 'worker');
    const withdrawal = insertedId(await world.call(wim, 'createWithdrawal', aWithdrawal(200)));
    const paymentIntentId = intentOf(await world.call(bob, 'createPaymentIntent', { amount: 1000, coins: 150 }));
    world.cards.settle(paymentIntentId);
    const args = {
      ...validArgs(world, email, withdrawal),
      createTask: aTask({ payableAmount: 10 }),
      savePayment: { paymentIntentId, coins: 150, cost: 10, email },
    };
    const { status, body } = await world.call(email, name, args[name], '"once"');
    expect(status).toBe(200);
    // Ids are drawn anew, but for those of the world; all else is to be the same.
    const text = JSON.stringify({ body, books: await world.books() });
    const { books, ...answer } = JSON.parse(text.replace(ID, (id) => (known.has(id) ? id : 'new'))) as Outcome;
    const ledger = books.ledger.toSorted((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1));
    // Both rows of an account are of one moment.
    const welcomed = books.welcomed.toSorted((one, other) => (one._id < other._id ? -1 : 1));
    // Keys of people are drawn, and so is what they encrypt.
    const actions = books.actions.map(({ sealed, ...one }) => ({ ...one, sealed: sealed !== '' }));
    const person_keys = books.person_keys.map(({ _id, created_at }) => ({ _id, created_at }));
    return { ...answer, books: { ...books, ledger, welcomed, actions, person_keys } };
  };
  expect(await outcome(onWings)).toEqual(await outcome(inProcess));
  expect(refusals).toBeGreaterThan(1);
});

type Outcome = { body: unknown; books: Snapshot };
/** Sort key of a transfer: the two stores order those of the same time differently. */
const placeOf = ({ created_at, key }: Transfer): string => created_at + key;
const ID = /\b[0-9a-f]{24}\b/g;
const idsIn = (books: object): readonly string[] => JSON.stringify(books).match(ID) ?? [];
