import { isRecord } from '#domain/isRecord.ts';
import { emailProblem } from '#domain/rules.ts';
import type { Account, Accounts } from './createAccounts.ts';
import { ID_TOKEN_LIFE, mintIdToken, readIdToken, type Provider } from './idToken.ts';
import { hashPassword, isPassword } from './password.ts';

/** Error of a call; its message is the wire code, which the SDK turns into 'auth/…'. */
export class Refusal extends Error {}

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

/** Calls of the Identity Toolkit by the last part of their path. Responses hold only what the SDK reads. */
export const createIdentityCalls = (config: {
  accounts: Accounts;
  enumerationProtection: boolean;
  now: () => number;
}): Readonly<Record<string, Call | undefined>> => {
  const { accounts, enumerationProtection, now } = config;

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
        accounts.add({ email, password: hash, displayName: '', photoUrl: '', google: false }),
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
        ? accounts.put({ ...known, google: true })
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

const profile = ({ id, email, displayName, photoUrl, password, google }: Account) => ({
  localId: id,
  email,
  displayName,
  photoUrl,
  emailVerified: true,
  providerUserInfo: [...(password ? ['password'] : []), ...(google ? ['google.com'] : [])].map((providerId) => ({
    providerId,
    rawId: email,
    email,
  })),
});

/** Claims of a sign-in, as plain JSON: from a pop-up in the query of `requestUri`, from a credential in `postBody`. */
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
