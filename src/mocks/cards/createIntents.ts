import { createRows } from '../createRows.ts';

/** Payment intent of the simulated card company. */
export type Intent = {
  readonly id: string;
  readonly clientSecret: string;
  readonly amountInCents: number;
  /** Order id of the server; '' for an intent of a server outside of this browser. */
  readonly order: string;
  /** 'processing' while the bank waits for the buyer's approval. */
  readonly status: 'open' | 'processing' | 'succeeded';
  /** Refunds, each made at once. `ours` is the server's id of it. */
  readonly refunds?: readonly { id: string; ours: string; cents: number; status: 'succeeded' }[];
};

/** Transitions of an intent: the bank asks, the buyer refuses, or the card is charged. */
const turns = { ask: 'processing', refuse: 'open', charge: 'succeeded' } as const;
export type Turn = keyof typeof turns;

type Asked = { readonly refund: string; readonly intent: string; readonly amountInCents: number };

const word = () => crypto.randomUUID().replaceAll('-', '');

/** Payment intents in memory; `onChange` is called after every write. */
export const createIntents = (initial: readonly Intent[], onChange: () => void = () => {}) => {
  const { find, put, snapshot, load } = createRows(initial, onChange);
  return {
    createIntent: ({ order, amountInCents }: Pick<Intent, 'amountInCents' | 'order'>): Promise<Intent> => {
      const id = `pi_${word()}`;
      // Stripe.js accepts secrets of this form only.
      return Promise.resolve(put({ order, amountInCents, id, clientSecret: `${id}_secret_${word()}`, status: 'open' }));
    },
    findIntent: (id: string): Promise<Intent | null> => Promise.resolve(find(id) ?? null),
    findReturns: (id: string) => Promise.resolve({ refunds: find(id)?.refunds ?? [], disputes: [] }),
    refund: ({ refund: ours, intent: id, amountInCents: cents }: Asked): Promise<null> => {
      // The demo's own purchases were made before its card company was.
      const intent = find(id) ?? { id, clientSecret: '', amountInCents: 0, order: '', status: 'succeeded' };
      const refunds = intent.refunds ?? [];
      if (!refunds.some((one) => one.ours === ours))
        put({ ...intent, refunds: [...refunds, { id: `re_${word()}`, ours, cents, status: 'succeeded' }] });
      return Promise.resolve(null);
    },
    /** Adds an intent of a server outside of this browser. */
    adopt: (clientSecret: string): Intent => {
      const [id = ''] = clientSecret.split('_secret_');
      return find(id) ?? put({ id, clientSecret, amountInCents: 0, order: '', status: 'open' });
    },
    /** Changes the status, unless the intent has succeeded. */
    turn: (id: string, turn: Turn): void => {
      const intent = find(id);
      if (intent && intent.status !== 'succeeded') put({ ...intent, status: turns[turn] });
    },
    snapshot,
    load,
  };
};
