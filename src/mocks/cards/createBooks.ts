import type { Lock } from '../persistence/keep.ts';
import type { createIntents, Intent, Turn } from './createIntents.ts';

/** The card company's books, as its script in the page reaches them. */
export type Books = {
  /** Null where there is no such intent, or its secret is another. */
  find: (clientSecret: string) => Promise<Intent | null>;
  turn: (intent: Intent, turn: Turn) => Promise<unknown>;
  /** Milliseconds that the company takes over a card. */
  latency: number;
};

type BooksOptions = {
  intents: ReturnType<typeof createIntents>;
  /** The state is shared by all tabs, and kept when they are gone. */
  alone: Lock;
  /** A server outside of this browser makes up intents that the books have not seen. */
  adopts: boolean;
  latency: number;
};

export const createBooks = ({ intents, alone, adopts, latency }: BooksOptions): Books => ({
  latency,
  find: (secret) =>
    alone(async () => {
      const intent = adopts ? intents.adopt(secret) : await intents.findIntent(secret.split('_secret_')[0] ?? '');
      return intent?.clientSecret === secret ? intent : null;
    }),
  turn: ({ id }, turn) =>
    alone(() => {
      intents.turn(id, turn);
    }),
});
