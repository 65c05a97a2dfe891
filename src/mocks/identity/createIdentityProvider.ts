import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { isRecord } from '#domain/isRecord.ts';
import { emailProblem } from '#domain/rules.ts';
import type { Account, Accounts } from './createAccounts.ts';
import { ID_TOKEN_LIFE, mintIdToken, readIdToken, type Provider } from './idToken.ts';
import { hashPassword, isPassword } from './password.ts';

/**
 * Error that becomes a response with HTTP 400. Its message is the error code in the response, which the Firebase SDK
 * turns into 'auth/…'.
 */
class Refusal extends Error {}

export type IdentityProviderConfig = {
  accounts: Accounts;
  /** True to make a wrong password and an unknown e-mail address indistinguishable, as new Firebase projects do. */
  enumerationProtection?: boolean;
  /** Clock, in milliseconds since 1970. */
  now?: () => number;
};

/**
 * Simulation of Google's Identity Toolkit: a Hono app with the endpoints that the Firebase SDK calls on an emulator. It
 * runs in the service worker's handlers, in tests and on an HTTP server. With `enumerationProtection`, unknown
 * addresses and wrong passwords get the same response.
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
    // Every call of Google's starts with this prefix; the check also keeps out names that every object inherits.
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
    /**
     * Account that an ID token was issued to, or null for an invalid token. The marketplace's server calls this before
     * it issues an access token.
     */
    verify: (idToken: string): Promise<{ uid: string; email: string; verified: boolean } | null> => {
      const read = readIdToken(idToken, now());
      const account = read && accounts.find(read.id);
      return Promise.resolve(
        account ? { uid: account.id, email: account.email, verified: account.verified ?? true } : null,
      );
    },
  };
};

type Body = Readonly<Record<string, unknown>>;
type Call = (body: Body) => object | Promise<object>;
type Claims = { email: string; name: string; picture: string; sub: string };

const text = (body: Body, name: string): string => {
  const value = body[name];
  return typeof value === 'string' ? value : '';
};

const refuse = (code: string): never => {
  throw new Refusal(code);
};

/**
 * Functions for the calls of the Identity Toolkit, by the last part of their path. Responses hold only what the SDK
 * reads.
 */
const createIdentityCalls = ({
  accounts,
  enumerationProtection,
  now,
}: Required<IdentityProviderConfig>): Readonly<Record<string, Call | undefined>> => {
  const signedIn = (account: Account, provider: Provider) => ({
    ...profile(account),
    idToken: mintIdToken(account, provider, now()),
    refreshToken: `${provider}:${account.id}`,
    expiresIn: String(ID_TOKEN_LIFE),
  });

  const caller = (body: Body) => {
    const read = readIdToken(text(body, 'idToken'), now());
    const account = read && accounts.find(read.id);
    return account ? { account, provider: read.provider } : refuse('USER_NOT_FOUND');
  };

  return {
    'accounts:signUp': async (body) => {
      const email = text(body, 'email').trim();
      const password = text(body, 'password');
      if (emailProblem(email)) refuse('INVALID_EMAIL');
      if (accounts.findByEmail(email)) refuse('EMAIL_EXISTS');
      if (password.length < 6) refuse('WEAK_PASSWORD : Password should be at least 6 characters');
      const hash = await hashPassword(password);
      return signedIn(
        accounts.add({ email, password: hash, displayName: '', photoUrl: '', google: false, verified: false }),
        'password',
      );
    },

    'accounts:signInWithPassword': async (body) => {
      const email = text(body, 'email').trim();
      if (emailProblem(email)) refuse('INVALID_EMAIL');
      const account = accounts.findByEmail(email);
      if (!account) return refuse(enumerationProtection ? 'INVALID_LOGIN_CREDENTIALS' : 'EMAIL_NOT_FOUND');
      const right = account.password !== null && (await isPassword(text(body, 'password'), account.password));
      if (!right) refuse(enumerationProtection ? 'INVALID_LOGIN_CREDENTIALS' : 'INVALID_PASSWORD');
      return { ...signedIn(account, 'password'), registered: true };
    },

    /**
     * Handler for the request to send the mail that verifies an e-mail address. No mail is sent; the address counts as
     * verified at once.
     */
    'accounts:sendOobCode': (body) => {
      if (text(body, 'requestType') !== 'VERIFY_EMAIL') refuse('OPERATION_NOT_ALLOWED');
      const { account } = caller(body);
      accounts.put({ ...account, verified: true });
      return { email: account.email };
    },

    'accounts:lookup': (body) => ({ users: [profile(caller(body).account)] }),

    'accounts:update': (body) => {
      const { account, provider } = caller(body);
      const changed = (name: 'displayName' | 'photoUrl') => (name in body ? text(body, name) : account[name]);
      return signedIn(
        accounts.put({ ...account, displayName: changed('displayName'), photoUrl: changed('photoUrl') }),
        provider,
      );
    },

    'accounts:signInWithIdp': (body) => {
      const claims = claimsIn(body) ?? refuse('INVALID_IDP_RESPONSE : no usable id_token');
      const { email, name, picture } = claims;
      const known = accounts.findByEmail(email);
      const account = known
        ? accounts.put({ ...known, google: true, verified: true })
        : accounts.add({ email, displayName: name, photoUrl: picture, password: null, google: true });
      return {
        ...signedIn(account, 'google.com'),
        providerId: 'google.com',
        federatedId: `https://accounts.google.com/${claims.sub}`,
        isNewUser: !known,
        rawUserInfo: JSON.stringify(claims),
      };
    },
  };
};

const profile = ({ id, email, displayName, photoUrl, password, google, verified = true }: Account) => ({
  localId: id,
  email,
  displayName,
  photoUrl,
  emailVerified: verified,
  providerUserInfo: [...(password ? ['password'] : []), ...(google ? ['google.com'] : [])].map((providerId) => ({
    providerId,
    rawId: email,
    email,
  })),
});

/**
 * Claims of a Google sign-in, sent as plain JSON: from a pop-up in the query string of `requestUri`, from a credential
 * in `postBody`. Undefined if there are no valid ones.
 */
const claimsIn = (body: Body): Claims | undefined => {
  const uri = text(body, 'requestUri');
  const query = URL.canParse(uri) ? new URL(uri).searchParams : new URLSearchParams();
  const idToken = new URLSearchParams(text(body, 'postBody')).get('id_token') ?? query.get('id_token');
  try {
    const claims: unknown = JSON.parse(idToken ?? '');
    if (!isRecord(claims) || emailProblem(text(claims, 'email'))) return undefined;
    const read = (name: string) => text(claims, name);
    return { email: read('email').trim(), name: read('name'), picture: read('picture'), sub: read('sub') };
  } catch {
    return undefined;
  }
};
