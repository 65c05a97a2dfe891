import { ApiError } from '#api/ApiError.ts';
import { specified, type CoinPackage } from '#domain/coins.ts';
import { createJournal } from '#purchases/createJournal.ts';
import { createPurchases } from '#purchases/createPurchases.ts';
import type { Purchase } from '#purchases/purchase.ts';
import type { Charge } from '#services/cards.ts';
import { createPageLocks } from '#services/locks.ts';
import { createFakeStorage } from '#tests/session/fakes.ts';

export const BUYER = 'bea@example.com';
export const [ten, hundredAndFifty] = specified.packages;

/** State that outlives a tab: the card company's charges, the server's records, and the browser's storage. */
export const aWorld = () => {
  const charges: string[] = [];
  const records: string[] = [];
  const storage = createFakeStorage();
  let count = 0;
  return {
    charges,
    records,
    storage,
    /** Locks of the browser. A killed tab releases its own, so a test sets new ones after a kill. */
    locks: createPageLocks(),
    user: BUYER as string | null,
    intents: () => count,
    createIntent: () => `pi_${String(++count)}_secret_x`,
    charge: (secret: string) => {
      if (!charges.includes(secret)) charges.push(secret);
    },
    stateOf: (secret: string): Charge => ({ state: charges.includes(secret) ? 'paid' : 'unpaid' }),
    record: (id: string) => {
      records.push(id);
    },
    kept: () => [...storage.all].filter(([key]) => key.startsWith('purchase')),
  };
};
export type World = ReturnType<typeof aWorld>;

export const refusal = (status: number, message?: string) =>
  new ApiError('refused', status, message ?? String(status), message);
export const lost = () => new ApiError('offline', 0, 'no connection');
const never = () => new Promise<never>(() => {});

type Config = Parameters<typeof createPurchases>[0];
type TabOptions = {
  /** Number of moments (a write, the beginning or the end of a call) before which the tab dies; never by default. */
  killAt?: number;
  calls?: Partial<Config['calls']>;
  find?: Config['cards']['find'];
  goOn?: Config['cards']['goOn'];
  /** Pause between two attempts, whose length the test decides. */
  pause?: Config['pause'];
};

/**
 * Tab in a world. It may be killed at every write, and before or after every call (`killAt`); the other options replace
 * its calls and card company.
 */
export const aTab = (world: World, { killAt = Infinity, calls, find, goOn, pause }: TabOptions = {}) => {
  let dealings = 0;
  const saved: Purchase[] = [];
  const unpaid: Purchase[] = [];
  const isDead = () => dealings >= killAt;
  const moment = () => {
    if (!isDead()) dealings++;
    return !isDead();
  };
  const mortal = async <T>(call: () => T | Promise<T>): Promise<T> => {
    if (!moment()) return never();
    const answer = await call();
    return moment() ? answer : never();
  };
  const { storage } = world;
  const journal = createJournal(
    {
      ...storage,
      set: (key, value) => {
        if (moment()) storage.set(key, value);
      },
      remove: (key) => {
        if (moment()) storage.remove(key);
      },
    },
    BUYER,
  );
  const purchases = createPurchases({
    email: BUYER,
    journal,
    locks: world.locks,
    isHere: () => world.user === BUYER,
    pause: pause ?? (() => (isDead() ? never() : Promise.resolve())),
    cards: {
      find: (secret) => mortal(() => find?.(secret) ?? world.stateOf(secret)),
      goOn: (secret) => mortal(() => goOn?.(secret) ?? world.stateOf(secret)),
    },
    calls: {
      createPaymentIntent: (wanted) => mortal(() => calls?.createPaymentIntent?.(wanted) ?? world.createIntent()),
      savePayment: (purchase) => mortal(() => calls?.savePayment?.(purchase) ?? world.record(purchase.id)),
      isPaymentRecorded: (purchase) =>
        mortal(() => calls?.isPaymentRecorded?.(purchase) ?? world.records.includes(purchase.id)),
    },
    onSaved: (purchase) => Promise.resolve(saved.push(purchase)),
    onUnpaid: (purchase) => unpaid.push(purchase),
  });
  return {
    purchases,
    saved,
    unpaid,
    isDead,
    mortal,
    dealings: () => dealings,
    /** Presses Pay for a package; `confirm` charges the card, which succeeds by default. */
    pay: (wanted: CoinPackage = hundredAndFifty, confirm?: (secret: string) => Charge | Promise<Charge>) =>
      purchases.pay(
        wanted,
        (secret) =>
          mortal(() => {
            if (confirm) return confirm(secret);
            world.charge(secret);
            return { state: 'paid' };
          }),
        () => {},
      ),
  };
};

/** Waits until all promises that can resolve have done so. */
export const settled = () => new Promise((resolve) => setTimeout(resolve, 5));
