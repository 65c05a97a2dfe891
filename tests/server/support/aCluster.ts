import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Args } from '#contract/endpoint.ts';
import type { EndpointName, Endpoints } from '#contract/endpoints.ts';
import { issueToken, type Person } from '#backend/token.ts';
import type { Intent } from '#mocks/cards/createIntents.ts';
import { createPool } from '#server/postgres/connection.ts';
import { createPostgresStore } from '#server/postgres/createPostgresStore.ts';
import { createKeeper, markSimulated } from '#server/simulated/keepCompanies.ts';
import { personOf, requestOf } from '#tests/backend/aBackend.ts';
import { fetchAlone } from '#tests/support/fetchAlone.ts';
import { startServer } from '#tests/support/runServer.ts';
import { loadRows, readRows } from './databaseRows.ts';
import { patience } from './patience.ts';

/**
 * Call of the contract by the user with an address, or by a person as the identity provider describes them. `key` is
 * its Idempotency-Key.
 */
export type Attempt = {
  [N in EndpointName]: { by: string | Person; name: N; args: Args<Endpoints[N]>; key?: string };
}[EndpointName];
export type Reply = { status: number; body: unknown };

const SERVERS = 3;
/** Number of times that a request refused as unavailable (503) is repeated. */
const PATIENCE = 1_000;

/**
 * Starts three processes of the built server of `npm run start:full`, on the migrated and empty database at `url`. Its
 * people and cards are simulated, so the charges of a test are given beforehand as `intents`. `env` says how the
 * processes reach the database, if not by `url`. `stop` ends all but the database.
 */
export const aCluster = async (
  url: string,
  intents: readonly Intent[] = [],
  env: Record<string, string> = { DATABASE_URL: url },
) => {
  const key = randomBytes(32);
  const connection = { connectionString: url, ...patience, max: 1 };
  const pool = createPool(connection);
  const store = createPostgresStore(connection);
  await markSimulated(pool);
  await createKeeper(pool)({ accounts: [], intents, secret: key.toString('base64') });

  const start = () => startServer(env, 'full');
  const servers = await Promise.all(Array.from({ length: SERVERS }, start));

  const tokens = new Map<string | Person, Promise<string>>();
  const tokenOf = (by: string | Person): Promise<string> => {
    const person = typeof by === 'string' ? personOf(by) : by;
    const token = tokens.get(by) ?? issueToken([{ id: 'simulated', key }], person);
    tokens.set(by, token);
    return token;
  };
  /** Sends a request, and again while it is answered 503. Rejects if the connection breaks. */
  const ask = async (nth: number, { by, name, args, key: given }: Attempt): Promise<Reply> => {
    const { method, path, body } = requestOf(name, args);
    const headers = {
      authorization: `Bearer ${await tokenOf(by)}`,
      ...(given !== undefined && { 'idempotency-key': given }),
    };
    const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
    for (let left = PATIENCE; ; left--) {
      const answer = await fetchAlone(`${servers[nth % SERVERS]?.url ?? ''}/api${path}`, init);
      const reply = { status: answer.status, body: (await answer.json()) as unknown };
      if (reply.status !== 503 || left === 0) return reply;
      await setTimeout(100);
    }
  };
  return {
    /** Sends a request to the process of this number, and repeats it while the process is unavailable (503). */
    ask,
    audit: store.audit,
    books: () => readRows(pool, store),
    load: (rows: Parameters<typeof loadRows>[1]) => loadRows(pool, rows),
    /** Kills a process at once, and starts another one in its place. */
    kill: async (nth: number): Promise<void> => {
      await servers[nth]?.stop('SIGKILL');
      servers[nth] = await start();
    },
    stop: async () => {
      await Promise.all([pool.end(), store.close(), ...servers.map(({ stop }) => stop())]);
    },
  };
};
