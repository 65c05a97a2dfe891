/** A payment that the simulated card company has been asked to prepare. */
export type Intent = {
  readonly id: string;
  readonly clientSecret: string;
  readonly amountInCents: number;
  /** What the server calls the order; '' for an intent of a server outside of this browser. */
  readonly order: string;
  /** 'processing' while the buyer's bank waits for an answer. */
  readonly status: 'open' | 'processing' | 'succeeded';
};

/** The turns that an intent takes: the bank asks its customer, who refuses, or the card is charged. */
const turns = { ask: 'processing', refuse: 'open', charge: 'succeeded' } as const;
export type Turn = keyof typeof turns;

const word = () => crypto.randomUUID().replaceAll('-', '');

/** The card company's books, in memory; `onChange` is told after every write. */
export const createIntents = (initial: readonly Intent[], onChange: () => void = () => {}) => {
  let intents = new Map(initial.map((intent) => [intent.id, intent]));
  const put = (intent: Intent): Intent => {
    intents.set(intent.id, intent);
    onChange();
    return intent;
  };
  return {
    createIntent: (wanted: Pick<Intent, 'amountInCents' | 'order'>): Promise<Intent> => {
      const id = `pi_${word()}`;
      // Stripe.js refuses any other form of secret.
      return Promise.resolve(put({ ...wanted, id, clientSecret: `${id}_secret_${word()}`, status: 'open' }));
    },
    findIntent: (id: string): Promise<Intent | null> => Promise.resolve(intents.get(id) ?? null),
    /** The books' own entry for an intent that a server outside of this browser has made up. */
    adopt: (clientSecret: string): Intent => {
      const [id = ''] = clientSecret.split('_secret_');
      return intents.get(id) ?? put({ id, clientSecret, amountInCents: 0, order: '', status: 'open' });
    },
    /** An intent that was charged stays so. */
    turn: (id: string, turn: Turn): void => {
      const intent = intents.get(id);
      if (intent && intent.status !== 'succeeded') put({ ...intent, status: turns[turn] });
    },
    snapshot: (): readonly Intent[] => [...intents.values()],
    load: (snapshot: readonly Intent[]) => {
      intents = new Map(snapshot.map((intent) => [intent.id, intent]));
    },
  };
};
