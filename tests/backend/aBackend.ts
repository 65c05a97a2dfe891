import type { Hono } from 'hono';
import type { Args, Endpoint } from '#contract/endpoint.ts';
import { endpoints, type EndpointName, type Endpoints } from '#contract/endpoints.ts';
import { fillPath, holesOf } from '#contract/paths.ts';
import { createBackend } from '#backend/createBackend.ts';
import type { CardEvent, Charge, ChargeStatus, Returns } from '#backend/config.ts';
import { emptySnapshot } from '#backend/store/memoryState.ts';
import type { Snapshot } from '#backend/store/port.ts';
import { issueToken, type Person, type TokenSecrets } from '#backend/token.ts';
import { doorInUse, type Door, type Kept } from './door.ts';

export const TODAY = new Date('2026-11-21T10:00:00Z');
const keyOf = (text: string) => new TextEncoder().encode(text);
export const secrets: TokenSecrets = [
  { id: 'new', key: keyOf('a secret of thirty-two bytes ...') },
  { id: 'old', key: keyOf('the one that was used before ...') },
];

/** Person with an address, as the identity provider of these tests knows them. */
export const personOf = (email: string): Person => ({ uid: `uid of ${email}`, email, verified: true });

export type Answered = { status: number; body: unknown; headers: Headers };
/**
 * State of a server beside its rows, with which the next server continues: the card company's charges, and the number
 * of requests.
 */
export type Past = { charges: ReadonlyMap<string, Intent>; requests: number };
type Intent = Charge & { status: ChargeStatus } & Partial<Returns>;
type TestBackend = Kept & {
  app: Hono;
  cards: ReturnType<typeof createTestCards>;
  past: () => Past;
  /** Sends a request unchanged, in the way that the file has chosen ({@link Door}). */
  request: (path: string, init?: RequestInit) => Promise<Response>;
  /**
   * Sends a request as the person with the address `email`, or without a token for null. A body that is a text is sent
   * as it is; `key` is the Idempotency-Key.
   */
  send: (email: string | null, method: string, path: string, body?: unknown, key?: string) => Promise<Answered>;
  /**
   * Sends a call of the contract as the person with the address `email`, or without a token for null. `key` is its
   * Idempotency-Key.
   */
  call: <N extends EndpointName>(
    email: string | null,
    name: N,
    args: Args<Endpoints[N]>,
    key?: string,
  ) => Promise<Answered>;
};

/**
 * Server with these rows alone, in memory unless the file chose another {@link Door}. Its identity provider accepts
 * 'proof-of-ADDRESS' as proof of an address. A test file has one at a time, because the next one may replace its rows.
 */
export const aBackend = (snapshot: Snapshot = emptySnapshot, past?: Past): Promise<TestBackend> =>
  aBackendBehind(doorInUse(), snapshot, past);

export const aBackendBehind = async (
  door: Door,
  snapshot: Snapshot = emptySnapshot,
  past: Past = { charges: new Map(), requests: 0 },
): Promise<TestBackend> => {
  const kept = await door.keep(snapshot);
  const cards = createTestCards(past.charges);
  let { requests } = past;
  const app = createBackend({
    store: kept.store,
    secrets,
    cards,
    // No two requests come in the same millisecond, so that lists have one order.
    today: () => new Date(TODAY.getTime() + requests++),
    verifyIdentity,
    origins: ['https://shop.test'],
    // A refund that the company refuses is told to the owner, and no failure.
    report: (failure) => {
      if (!failure.startsWith('The card company refuses')) console.error(failure);
    },
  });
  const tokens = new Map<string, Promise<string>>();
  const tokenOf = (email: string) => {
    const uid = snapshot.users.find((user) => user.email === email)?.uid;
    const token = tokens.get(email) ?? issueToken(secrets, { ...personOf(email), ...(uid !== undefined && { uid }) });
    tokens.set(email, token);
    return token;
  };
  const request: TestBackend['request'] = (path, init = {}) => door.ask(app, path, init);
  const send: TestBackend['send'] = async (email, method, path, body, key) => {
    const headers = new Headers(email === null ? {} : { authorization: `Bearer ${await tokenOf(email)}` });
    if (key !== undefined) headers.set('idempotency-key', key);
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const answer = await request(path, { method, headers, ...(body !== undefined && { body: text }) });
    return { status: answer.status, body: await answer.json(), headers: answer.headers };
  };
  return {
    ...kept,
    app,
    cards,
    past: () => ({ charges: cards.charges(), requests }),
    request,
    send,
    call: (email, name, args, key) => {
      const { method, path, body } = requestOf(name, args);
      return send(email, method, path, body, key);
    },
  };
};

/** Request that makes a call of the contract. */
export const requestOf = <N extends EndpointName>(name: N, args: Args<Endpoints[N]>) => {
  const { method, path }: Endpoint = endpoints[name];
  const holes = holesOf(path);
  const sent = Object.entries(args).filter(([key]) => !holes.includes(key));
  return { method, path: fillPath(path, args), body: sent.length > 0 ? Object.fromEntries(sent) : undefined };
};

/**
 * Verifies proofs of these tests. 'unverified-proof-of-…' is for an address that is not verified, 'proof-of-b@…;a@…'
 * for the new address b@… of the identity that had a@….
 */
const verifyIdentity = (proof: string): Promise<Person | null> => {
  const [, not, email = '', before] = /^(un(?=verified-))?(?:verified-)?proof-of-([^;]+)(?:;(.+))?$/.exec(proof) ?? [];
  return Promise.resolve(email === '' ? null : { ...personOf(before ?? email), email, verified: not === undefined });
};

/** Creates a card company whose charges succeed when a test says so, and whose refunds end as it says. */
const createTestCards = (known: Past['charges']) => {
  const intents = new Map(known);
  const returnsOf = (id: string): Returns => ({ refunds: [], disputes: [], ...intents.get(id) });
  let next: 'succeeded' | 'pending' | 'refused' | 'silent' = 'succeeded';
  let refunds = 0;
  const put = (id: string, { refunds: some, disputes }: Partial<Returns>) => {
    const intent = intents.get(id);
    if (!intent) throw new Error(`there is no intent ${id}`);
    intents.set(id, { ...intent, ...(some && { refunds: some }), ...(disputes && { disputes }) });
  };
  return {
    charges: () => new Map(intents),
    createIntent: (charge: Charge) => {
      const id = `pi_${intents.size + 1}`;
      intents.set(id, { ...charge, status: 'open' });
      return Promise.resolve({ id, clientSecret: `${id}_secret` });
    },
    findIntent: (id: string) => Promise.resolve(intents.get(id) ?? null),
    findReturns: (id: string) => Promise.resolve(returnsOf(id)),
    refund: ({
      refund: ours,
      intent,
      amountInCents: cents,
    }: {
      refund: string;
      intent: string;
      amountInCents: number;
    }) => {
      if (next === 'silent') return Promise.reject(new Error('The company does not answer.'));
      if (next === 'refused') return Promise.resolve('Not refundable.');
      put(intent, { refunds: [...returnsOf(intent).refunds, { id: `re_${++refunds}`, ours, cents, status: next }] });
      return Promise.resolve(null);
    },
    /** Reads an event, whose text counts as its own signature here. */
    readEvent: (body: string) => JSON.parse(body) as CardEvent,
    /** Sets how the next refunds end. */
    nextRefunds: (fate: typeof next) => {
      next = fate;
    },
    returnsOf,
    /** Replaces the company's list of refunds or disputes of a payment intent. */
    put,
    /** Ends a charge, on request with other values than it was prepared with. */
    settle: (id: string, changes: Partial<Charge & { status: ChargeStatus }> = { status: 'succeeded' }) => {
      const intent = intents.get(id);
      if (!intent) throw new Error(`there is no intent ${id}`);
      intents.set(id, { ...intent, ...changes });
    },
  };
};

export const intentOf = ({ body }: Pick<Answered, 'body'>): string =>
  (body as { clientSecret: string }).clientSecret.replace('_secret', '');
export const insertedId = ({ body }: Pick<Answered, 'body'>): string => (body as { insertedId: string }).insertedId;
