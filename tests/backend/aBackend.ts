import type { Hono } from 'hono';
import type { Args, Endpoint } from '#contract/endpoint.ts';
import { endpoints, type EndpointName, type Endpoints } from '#contract/endpoints.ts';
import { fillPath, holesOf } from '#contract/paths.ts';
import { createBackend } from '#backend/createBackend.ts';
import type { Charge } from '#backend/config.ts';
import { createMemoryStore, type MemoryStore } from '#backend/store/memory.ts';
import type { Snapshot } from '#backend/store/port.ts';
import { issueToken } from '#backend/token.ts';

export const TODAY = new Date('2026-11-21T10:00:00Z');
export const secret = new TextEncoder().encode('a secret of thirty-two bytes ...');

export type Answered = { status: number; body: unknown; headers: Headers };
type TestBackend = {
  app: Hono;
  store: MemoryStore;
  cards: ReturnType<typeof createTestCards>;
  /** One request as `email` (null: nobody), written out by hand. */
  send: (email: string | null, method: string, path: string, body?: unknown) => Promise<Answered>;
  /** One call of the contract. */
  call: <N extends EndpointName>(email: string | null, name: N, args: Args<Endpoints[N]>) => Promise<Answered>;
};

/** The server over a memory store, with an identity provider whose proof of an address is 'proof of <address>'. */
export const aBackend = (snapshot?: Snapshot): TestBackend => {
  const store = createMemoryStore(snapshot);
  const cards = createTestCards();
  const app = createBackend({
    store,
    secret,
    cards,
    today: () => TODAY,
    verifyIdentity,
    origins: ['https://shop.test'],
  });
  const tokens = new Map<string, Promise<string>>();
  const tokenOf = (email: string) => {
    const token = tokens.get(email) ?? issueToken(secret, email);
    tokens.set(email, token);
    return token;
  };
  const send: TestBackend['send'] = async (email, method, path, body) => {
    const headers = new Headers(email === null ? {} : { authorization: `Bearer ${await tokenOf(email)}` });
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const answer = await app.request(path, { method, headers, ...(body !== undefined && { body: text }) });
    return { status: answer.status, body: await answer.json(), headers: answer.headers };
  };
  return {
    app,
    store,
    cards,
    send,
    call: (email, name, args) => {
      const endpoint: Endpoint = endpoints[name];
      const holes = holesOf(endpoint.path);
      const sent = Object.entries(args).filter(([key]) => !holes.includes(key));
      const body = sent.length > 0 ? Object.fromEntries(sent) : undefined;
      return send(email, endpoint.method, fillPath(endpoint.path, args), body);
    },
  };
};

const verifyIdentity = (proof: string) =>
  Promise.resolve(proof.startsWith('proof-of-') ? { email: proof.slice('proof-of-'.length) } : null);

/** A card company whose charges succeed when a test says so. */
const createTestCards = () => {
  const intents = new Map<string, Charge & { succeeded: boolean }>();
  return {
    createIntent: (charge: Charge) => {
      const id = `pi_${intents.size + 1}`;
      intents.set(id, { ...charge, succeeded: false });
      return Promise.resolve({ id, clientSecret: `${id}_secret` });
    },
    findIntent: (id: string) => Promise.resolve(intents.get(id) ?? null),
    /** A confirmed charge, however it came about. */
    confirm: (id: string, charge: Charge) => intents.set(id, { ...charge, succeeded: true }),
  };
};

export const insertedId = ({ body }: Answered): string => (body as { insertedId: string }).insertedId;
