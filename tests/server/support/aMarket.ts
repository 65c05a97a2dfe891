import type { Snapshot } from '#backend/store/port.ts';
import type { Intent } from '#mocks/cards/createIntents.ts';
import { aBackend, insertedId, intentOf } from '#tests/backend/aBackend.ts';
import { aSubmission, aTask, aWithdrawal } from '#tests/backend/aWorld.ts';

export const admin = 'admin@example.test';
export const buyer = 'buyer@example.test';

/** Distinct e-mail addresses, `count` of them, which begin with `word`. */
export const many = (count: number, word: string): string[] =>
  Array.from({ length: count }, (_, n) => `${word}${String(n)}@example.test`);

/**
 * Market of any size, made by requests to a server in memory, with an admin and these people; `books` resolves to its
 * rows.
 */
export const aMarket = async ({ admins = [] as string[], workers = [] as string[], buyers = [buyer] } = {}) => {
  const { call, cards, store, books } = await aBackend();
  const ids = new Map<string, string>();
  const join = async (email: string, role: 'buyer' | 'worker') => {
    const answer = await call(email, 'createUser', { name: email, email, imgurl: '', role, coin: 0 });
    ids.set(email, insertedId(answer));
  };
  const idOf = (email: string): string => ids.get(email) ?? '';
  for (const email of [admin, ...admins]) {
    await join(email, 'worker');
    await store.transaction((tx) => tx.change('users', idOf(email), {}, { role: 'admin' }));
  }
  for (const email of workers) await join(email, 'worker');
  for (const email of buyers) await join(email, 'buyer');
  /** Charges a card for 150 coins ($10) or 1000 ($35), which are not credited; resolves to the payment intent. */
  const charge = async (email: string, coins: 150 | 1000) => {
    const intent = intentOf(await call(email, 'createPaymentIntent', { amount: coins === 150 ? 1000 : 3500, coins }));
    cards.settle(intent);
    return intent;
  };
  return {
    books,
    idOf,
    charge,
    /** Buys 1000 coins so many times. */
    buy: async (email: string, times: number) => {
      for (let n = 0; n < times; n++) {
        const paymentIntentId = await charge(email, 1000);
        await call(email, 'savePayment', { paymentIntentId, coins: 1000, cost: 35, email });
      }
    },
    post: async (email: string, requiredWorkers: number, payableAmount: number) =>
      insertedId(await call(email, 'createTask', aTask({ requiredWorkers, payableAmount }))),
    submit: async (email: string, task: string) => insertedId(await call(email, 'createSubmission', aSubmission(task))),
    approve: (email: string, submissionId: string) =>
      call(email, 'approveSubmission', { submissionId, workerEmail: '', payableAmount: 1 }),
    request: async (email: string, coins: number) =>
      insertedId(await call(email, 'createWithdrawal', aWithdrawal(coins))),
    /** Sends requests to the bank, in one batch. */
    send: (email: string, ids: string[]) => call(email, 'createBatch', { ids }),
  };
};

/** Charges that are not credited, as the card company knows them; all of them succeeded. */
export const intentsOf = ({ orders, payments }: Snapshot): Intent[] => {
  const told = new Set(payments.map(({ order_id }) => order_id));
  return orders
    .filter(({ _id }) => !told.has(_id))
    .map(({ _id: order, intent: id, cents }) => ({
      id,
      order,
      amountInCents: cents,
      clientSecret: `${id}_secret`,
      status: 'succeeded',
    }));
};
