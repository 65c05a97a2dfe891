import type { Books } from './createBooks.ts';
import type { Intent, Turn } from './createIntents.ts';

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
