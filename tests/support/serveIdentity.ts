import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { createAccounts } from '#mocks/identity/createAccounts.ts';
import { createIdentityProvider } from '#mocks/identity/createIdentityProvider.ts';
import { hashPassword } from '#mocks/identity/password.ts';

/** Person who has an account at the simulated identity provider. */
export type KnownPerson = { email: string; password: string; name: string };

/**
 * Simulated identity provider over HTTP, for builds with VITE_FIREBASE_AUTH_EMULATOR_URL. `verify` returns the person
 * of an ID token. Port 0 is any free one.
 */
export const serveIdentity = async ({ people = [], port = 0 }: { people?: KnownPerson[]; port?: number } = {}) => {
  const accounts = createAccounts([]);
  for (const { email, password, name } of people)
    accounts.add({ email, displayName: name, photoUrl: '', password: await hashPassword(password), google: false });
  const { app, verify } = createIdentityProvider({ accounts });
  // It would replace Response for all later test files of the worker, in which MSW would no longer know its own errors.
  const server = serve({ fetch: app.fetch, port, hostname: '127.0.0.1', overrideGlobalObjects: false });
  if (!server.listening) await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    accounts,
    verify,
    close: () => server.close(),
  };
};
