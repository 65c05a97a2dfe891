import type { Books } from './createBooks.ts';
import type { Intent } from './createIntents.ts';

/** Where the server that simulates the card company answers (server/simulated). */
const COMPANY = '/simulated-cards';

/** Books that a server keeps: what this page says of a charge is checked there, and the marketplace asks there alone. */
export const createRemoteBooks = (latency: number): Books => {
  const tell = async (what: keyof Omit<Books, 'latency'>, clientSecret: string): Promise<Intent | null> => {
    const body = JSON.stringify({ clientSecret });
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${COMPANY}/${what}`, { method: 'POST', headers, body });
    if (!answer.ok) throw new Error(`The simulated card company answered ${String(answer.status)}.`);
    return (await answer.json()) as Intent | null;
  };
  return {
    latency,
    find: (clientSecret) => tell('find', clientSecret),
    ask: ({ clientSecret }) => tell('ask', clientSecret),
    refuse: ({ clientSecret }) => tell('refuse', clientSecret),
    charge: ({ clientSecret }) => tell('charge', clientSecret),
  };
};
