import type { Accounts } from '#server/conformance/accounts.ts';
import { conform } from '#server/conformance/conform.ts';
import type { Fetch } from '#server/conformance/createAsker.ts';
import { ada, aWorld, bob, stranger, wim } from './aWorld.ts';

export const SERVER = 'https://server.test';
const accountOf = (email: string) => ({ email, proof: `proof-of-${email}` });
export const accounts: Accounts = {
  admin: accountOf(ada),
  buyer: accountOf(bob),
  worker: accountOf(wim),
  newcomer: accountOf(stranger),
};

/** Findings of a conformance test of a server, as 'grade call: words'. */
export const findingsOf = async (fetch: Fetch, url = SERVER, people = accounts) =>
  (await conform(url, people, fetch)).map(({ grade, call, words }) => `${grade} ${call}: ${words}`);
/** Findings that blame the server: that it breaks the specification, or differs from ours. */
export const blamed = (findings: readonly string[]) => findings.filter((one) => /^(breaks|differs)/.test(one));

export type Body = Record<string, unknown>;
/**
 * Fault of a server: returns what it answers to a call such as 'GET /allUser', in place of our answer. `who` is the
 * caller's address; undefined leaves the answer as it is.
 */
export type Fault = (
  call: string,
  answer: { status: number; body: unknown },
  who: string,
) => { status?: number; body?: unknown } | undefined;

/** Our server with the rows of {@link aWorld}. The fault that `plant` returns may change what `fetch` answers. */
export const aServer = async (plant?: () => Fault) => {
  const world = await aWorld();
  const ask: Fetch = (url, init) => world.request(url.slice(SERVER.length), init);
  const planted = plant?.();
  const fetch: Fetch = async (url, init) => {
    const answer = await ask(url, init);
    const body: unknown = await answer.clone().json();
    const call = `${init.method ?? ''} ${decodeURIComponent(url.slice(SERVER.length))}`;
    const changed = planted?.(call, { status: answer.status, body }, tokenOf(init));
    return changed
      ? new Response(JSON.stringify(changed.body ?? body), { status: changed.status ?? answer.status })
      : answer;
  };
  return { ...world, fetch };
};
/** Address in a request's access token; '' without one. */
const tokenOf = ({ headers }: RequestInit): string => {
  const [, claims = ''] = ((headers as Record<string, string>).authorization ?? '').split('.');
  return /"email":"([^"]+)"/.exec(Buffer.from(claims, 'base64url').toString())?.[1] ?? '';
};
export const rows = (body: unknown) => body as Body[];
