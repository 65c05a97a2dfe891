import type { Lock } from '../persistence/keep.ts';
import type { createIntents, Intent, Turn } from './createIntents.ts';

/** Access of the simulated Stripe script to the payment intents of the simulated card company. */
export type Books = {
  /** Finds an intent by its client secret; null if there is none, or its secret differs. */
  find: (clientSecret: string) => Promise<Intent | null>;
  /** Applies a step, such as 'charge', to an intent, which changes its status. */
  turn: (intent: Intent, turn: Turn) => Promise<unknown>;
  /** Milliseconds between a request for a charge and its response. */
  latency: number;
};

type BooksOptions = {
  intents: ReturnType<typeof createIntents>;
  /** Lock on the simulation's state, which all tabs share and the browser stores. */
  alone: Lock;
  /**
   * True when a server outside of this browser creates the intents. Each is then unknown here, and added at its first
   * use.
   */
  adopts: boolean;
  latency: number;
};

/**
 * Access to payment intents that are simulated in this browser, under the lock `alone`. With `adopts`, an unknown
 * intent is added at first use, because a server elsewhere has created it. `latency` is as in {@link Books}.
 */
export const createBooks = ({ intents, alone, adopts, latency }: BooksOptions): Books => ({
  latency,
  find: (secret) =>
    alone(async () => {
      const intent = adopts ? intents.adopt(secret) : await intents.findIntent(secret.split('_secret_')[0] ?? '');
      return intent?.clientSecret === secret ? intent : null;
    }),
  turn: ({ id }, turn) => alone(() => intents.turn(id, turn)),
});

/** Path under which our server simulates the card company (server/simulated). */
const COMPANY = '/simulated-cards';

/**
 * Access to the payment intents that our server simulates, by its own calls. The server checks each change that this
 * page asks for. `latency` delays the answers of the card form, in milliseconds.
 */
export const createRemoteBooks = (latency: number): Books => {
  const ask = async (what: 'find' | Turn, clientSecret: string): Promise<Intent | null> => {
    const body = JSON.stringify({ clientSecret });
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${COMPANY}/${what}`, { method: 'POST', headers, body });
    if (!answer.ok) throw new Error(`The simulated card company answered ${String(answer.status)}.`);
    return (await answer.json()) as Intent | null;
  };
  return {
    latency,
    find: (clientSecret) => ask('find', clientSecret),
    turn: ({ clientSecret }, turn) => ask(turn, clientSecret),
  };
};
