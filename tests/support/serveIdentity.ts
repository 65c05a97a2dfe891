import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { createAccounts } from '#mocks/identity/accounts.ts';
import { createIdentityProvider } from '#mocks/identity/createIdentityProvider.ts';
import { hashPassword } from '#mocks/identity/password.ts';

export type KnownPerson = { email: string; password: string; name: string };

/**
 * The simulated identity provider as an HTTP server, for builds that are given VITE_FIREBASE_AUTH_EMULATOR_URL: its `url`.
 * `verify` tells whose proof an ID token is. Port 0 is any free one.
 */
export const serveIdentity = async ({ people = [], port = 0 }: { people?: KnownPerson[]; port?: number } = {}) => {
  const accounts = createAccounts([]);
  for (const { email, password, name } of people)
    accounts.add({ email, displayName: name, photoUrl: '', password: await hashPassword(password), google: false });
  const { app, verify } = createIdentityProvider({ accounts });
  const server = serve({ fetch: app.fetch, port, hostname: '127.0.0.1' });
  if (!server.listening) await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    accounts,
    verify,
    close: () => server.close(),
  };
};
