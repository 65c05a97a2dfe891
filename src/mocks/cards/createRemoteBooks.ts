import type { Books } from './createBooks.ts';
import type { Intent, Turn } from './createIntents.ts';

/** Where the server that simulates the card company answers (server/simulated). */
const COMPANY = '/simulated-cards';

/** Books that a server keeps: what this page says of a charge is checked there, and the marketplace asks there alone. */
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
