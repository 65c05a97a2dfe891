import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { createBackend } from '#backend/createBackend.ts';
import { USUAL_SHARE } from '#backend/createTurns.ts';
import { usualLimits } from '#backend/limits.ts';
import { issueToken } from '#backend/token.ts';
import { createNetworks, readProxies } from '#server/http/createNetworks.ts';
import { fileSpool } from '#server/http/fileSpool.ts';
import { createSharedCounter } from '#server/limits/createSharedCounter.ts';
import { createPostgresStore } from '#server/postgres/createPostgresStore.ts';

const secrets = [{ id: 'bench', key: new Uint8Array(32).fill(7) }] as const;

export const tokenOf = (uid: string): Promise<string> =>
  issueToken(secrets, { uid, email: `${uid}@example.test`, verified: true });

/**
 * Server of the contract's calls as in production, without sign-in, cards, webhook and periodic jobs. Prints its
 * address.
 */
export const serveCalls = async (connectionString: string): Promise<void> => {
  const refuse = () => Promise.reject(new Error('not in this benchmark'));
  const cards = { createIntent: refuse, findIntent: refuse };
  const store = createPostgresStore({ connectionString, max: 10 });
  // All calls of the benchmark come from one address.
  const table = { ...usualLimits, write: { ...usualLimits.write, network: 1_000_000 } };
  const report = (failure: string) => process.stderr.write(`${failure}\n`);
  const { count } = createSharedCounter({ connectionString, prepared: true, table, report });
  const app = createBackend({
    store,
    share: USUAL_SHARE,
    secrets,
    cards,
    verifyIdentity: refuse,
    openSpool: fileSpool,
    count,
    networkOf: createNetworks({ proxies: readProxies('', report), key: secrets[0].key, warn: report }),
  });
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
  if (!server.listening) await once(server, 'listening');
  process.stdout.write(`http://127.0.0.1:${String((server.address() as AddressInfo).port)}\n`);
};
