import { isRecord } from '#domain/isRecord.ts';
import type { Env } from '../runCommand.ts';
import type { Fetch, Who } from './createAsker.ts';

/** Account for a conformance test, with the identity provider's ID token as `proof`; '' if the server asks for none. */
export type Account = { readonly email: string; readonly proof: string };
/** Accounts of a conformance test, by the role that each has. `newcomer` has no account yet, and may be missing. */
export type Accounts = Readonly<Record<Exclude<Who, 'newcomer'>, Account>> & { readonly newcomer?: Account };

const GOOGLE = 'https://identitytoolkit.googleapis.com';

/**
 * Reads the accounts of a conformance test from environment variables (docs/server.md): addresses, each with an ID
 * token or a password. With a password, the identity provider is asked for a token. Rejects with an error that says
 * what is missing.
 */
export const accountsOf = async (env: Env, fetch: Fetch): Promise<Accounts> => {
  const valueOf = (name: string) => env[name]?.trim() ?? '';
  const accountOf = async (name: string): Promise<Account | undefined> => {
    const email = valueOf(`CONFORMANCE_${name}`);
    if (email === '') return undefined;
    const [token, password] = [valueOf(`CONFORMANCE_${name}_TOKEN`), valueOf(`CONFORMANCE_${name}_PASSWORD`)];
    if (token !== '' || password === '') return { email, proof: token };
    const url = `${valueOf('IDENTITY_URL') || GOOGLE}/v1/accounts:signInWithPassword?key=${valueOf('FIREBASE_API_KEY')}`;
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password, returnSecureToken: true }),
    });
    const body: unknown = await answer.json().catch(() => null);
    if (!isRecord(body) || typeof body.idToken !== 'string')
      throw new Error(`The identity provider does not sign ${email} in: ${JSON.stringify(body)}`);
    return { email, proof: body.idToken };
  };
  const required = async (name: string): Promise<Account> => {
    const account = await accountOf(name);
    if (!account) throw new Error(`CONFORMANCE_${name} is missing: the address of an account of that role.`);
    return account;
  };
  const newcomer = await accountOf('NEWCOMER');
  return {
    admin: await required('ADMIN'),
    buyer: await required('BUYER'),
    worker: await required('WORKER'),
    ...(newcomer && { newcomer }),
  };
};
