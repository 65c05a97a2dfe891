import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { isRecord } from '#domain/isRecord.ts';
import type { Accounts } from './createAccounts.ts';
import { createIdentityCalls, Refusal } from './identityCalls.ts';
import { ID_TOKEN_LIFE, mintIdToken, readIdToken } from './idToken.ts';

export type IdentityProviderConfig = {
  accounts: Accounts;
  /** Makes a wrong password and an unknown address indistinguishable, as in new Firebase projects. */
  enumerationProtection?: boolean;
  now?: () => number;
};

/**
 * Simulated Identity Toolkit of Google: a Hono app with the endpoints that the Firebase SDK uses of an emulator. It
 * runs in the service worker's handlers, in tests and on an HTTP server.
 */
export const createIdentityProvider = ({
  accounts,
  enumerationProtection = false,
  now = Date.now,
}: IdentityProviderConfig) => {
  const calls = createIdentityCalls({ accounts, enumerationProtection, now });
  const app = new Hono();
  app.use(cors());

  app.post('/identitytoolkit.googleapis.com/v1/:call', async (c) => {
    const name = c.req.param('call');
    // Every call of Google's has this prefix, and none of an object's own properties.
    if (!name.startsWith('accounts:')) return c.notFound();
    const call = calls[name];
    const body: unknown = await c.req.json().catch(() => null);
    if (!call || !isRecord(body)) throw new Refusal('OPERATION_NOT_ALLOWED');
    return c.json(await call(body));
  });

  app.post('/securetoken.googleapis.com/v1/token', async (c) => {
    const refreshToken = new URLSearchParams(await c.req.text()).get('refresh_token') ?? '';
    const [provider, id = ''] = refreshToken.split(':');
    const account = accounts.find(id);
    if (!account) throw new Refusal('USER_NOT_FOUND');
    const token = mintIdToken(account, provider === 'google.com' ? provider : 'password', now());
    return c.json({
      access_token: token,
      id_token: token,
      refresh_token: refreshToken,
      expires_in: String(ID_TOKEN_LIFE),
      token_type: 'Bearer',
      user_id: id,
      project_id: '1',
    });
  });

  app.get('/identitytoolkit.googleapis.com/v1/projects', (c) =>
    c.json({ projectId: '1', authorizedDomains: ['localhost', '127.0.0.1'] }),
  );

  app.onError((error, c) => {
    if (!(error instanceof Refusal)) throw error;
    const { message } = error;
    return c.json({ error: { code: 400, message, errors: [{ message, reason: 'invalid', domain: 'global' }] } }, 400);
  });

  return {
    app,
    /** Account of an ID token, or null for an invalid one; checked before an access token is issued. */
    verify: (idToken: string): Promise<{ uid: string; email: string; verified: boolean } | null> => {
      const read = readIdToken(idToken, now());
      const account = read && accounts.find(read.id);
      return Promise.resolve(account ? { uid: account.id, email: account.email, verified: true } : null);
    },
  };
};
