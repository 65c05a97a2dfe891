import { createRows } from '../createRows.ts';

/** Payment intent of the simulated card company. */
export type Intent = {
  readonly id: string;
  readonly clientSecret: string;
  readonly amountInCents: number;
  /** Id of the server's order; '' for an intent that a server outside of this browser has created. */
  readonly order: string;
  /** Status of the charge. 'processing': the bank waits for the buyer's approval. */
  readonly status: 'open' | 'processing' | 'succeeded';
  /** Refunds, each done at once. `ours` is the id that the marketplace's server gave the refund. */
  readonly refunds?: readonly { id: string; ours: string; cents: number; status: 'succeeded' }[];
};

/** Status of an intent after each step: the bank asks, the buyer refuses, or the card is charged. */
const turns = { ask: 'processing', refuse: 'open', charge: 'succeeded' } as const;
export type Turn = keyof typeof turns;

type Asked = { readonly refund: string; readonly intent: string; readonly amountInCents: number };

const word = () => crypto.randomUUID().replaceAll('-', '');

/** Store in memory of the simulated card company's payment intents. `onChange` is called after every write. */
export const createIntents = (initial: readonly Intent[], onChange: () => void = () => {}) => {
  const { find, put, snapshot, load } = createRows(initial, onChange);
  return {
    createIntent: ({ order, amountInCents }: Pick<Intent, 'amountInCents' | 'order'>): Promise<Intent> => {
      const id = `pi_${word()}`;
      // Stripe.js accepts secrets of this form only.
      return Promise.resolve(put({ order, amountInCents, id, clientSecret: `${id}_secret_${word()}`, status: 'open' }));
    },
    findIntent: (id: string): Promise<Intent | null> => Promise.resolve(find(id) ?? null),
    /** Refunds and disputes of an intent, by its id; the simulated company has no disputes. */
    findReturns: (id: string) => Promise.resolve({ refunds: find(id)?.refunds ?? [], disputes: [] }),
    /** Refunds a part of an intent, once for each id `refund` of the marketplace's server. */
    refund: ({ refund: ours, intent: id, amountInCents: cents }: Asked): Promise<null> => {
      // The purchases in the demo's initial data have no intent here, so one is made up.
      const intent = find(id) ?? { id, clientSecret: '', amountInCents: 0, order: '', status: 'succeeded' };
      const refunds = intent.refunds ?? [];
      if (!refunds.some((one) => one.ours === ours))
        put({ ...intent, refunds: [...refunds, { id: `re_${word()}`, ours, cents, status: 'succeeded' }] });
      return Promise.resolve(null);
    },
    /** Adds an intent that a server outside of this browser has created, known by its client secret. */
    adopt: (clientSecret: string): Intent => {
      const [id = ''] = clientSecret.split('_secret_');
      return find(id) ?? put({ id, clientSecret, amountInCents: 0, order: '', status: 'open' });
    },
    /** Changes the status by a step, unless the intent has already succeeded. */
    turn: (id: string, turn: Turn): void => {
      const intent = find(id);
      if (intent && intent.status !== 'succeeded') put({ ...intent, status: turns[turn] });
    },
    snapshot,
    load,
  };
};
