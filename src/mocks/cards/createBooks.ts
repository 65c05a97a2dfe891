import type { Lock } from '../persistence/keep.ts';
import type { createIntents, Intent, Turn } from './createIntents.ts';

/** Payment intents of the simulated card company, for its script in the page. */
export type Books = {
  /** Null where there is no such intent, or its secret differs. */
  find: (clientSecret: string) => Promise<Intent | null>;
  turn: (intent: Intent, turn: Turn) => Promise<unknown>;
  /** Milliseconds that a charge takes. */
  latency: number;
};

type BooksOptions = {
  intents: ReturnType<typeof createIntents>;
  /** Lock on the state that all tabs share and the browser keeps. */
  alone: Lock;
  /** True for a server outside of this browser, whose intents are unknown here and added on first use. */
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
  turn: ({ id }, turn) => alone(() => intents.turn(id, turn)),
});

/** Path of the simulated card company on our server (server/simulated). */
const COMPANY = '/simulated-cards';

/** Payment intents kept by our server, which checks what this page claims of a charge. */
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
