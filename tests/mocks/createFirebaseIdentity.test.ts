import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { http } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { createAccounts } from '#mocks/identity/createAccounts.ts';
import { createIdentityProvider } from '#mocks/identity/createIdentityProvider.ts';
import { googleAnswer } from '#mocks/identity/googleAnswer.ts';
import { createFirebaseIdentity } from '#services/createFirebaseIdentity.ts';
import { identityErrorCode, type Identity, type IdentityUser } from '#services/identity.ts';
import { choosing, failing, popUp } from '#tests/support/popUp.ts';
import { server } from '#tests/support/server.ts';

const ada = { email: 'ada@example.com', password: 'Secret1' };
let count = 0;

/**
 * Connects the product to a simulated identity provider without accounts. With `enumerationProtection`, the provider
 * does not tell which addresses have an account.
 */
const connect = (options: { enumerationProtection?: boolean } = {}) => {
  const accounts = createAccounts([]);
  const provider = createIdentityProvider({ accounts, ...options });
  server.use(http.all(`${location.origin}/*`, ({ request }) => provider.app.fetch(request)));
  const appId = `test-${String(++count)}`;
  const config = { apiKey: 'demo', authDomain: 'localhost', projectId: 'demo-taskcoin', appId };
  const identity = createFirebaseIdentity({ config, emulatorUrl: '', ready: Promise.resolve() });
  return { accounts, provider, identity };
};
const codeOf = (attempt: Promise<unknown>) => attempt.then(() => 'no error', identityErrorCode);

describe('e-mail and password', () => {
  test('a new account has its profile, survives a sign-out and comes back with its password', async () => {
    const { identity } = connect();
    await identity.signUp(ada.email, ada.password);
    await identity.updateProfile({ displayName: 'Ada Ünal', photoUrl: 'https://i.example.com/a.png' });
    await identity.signOut();
    const user = await identity.signIn('ADA@example.com', ada.password);
    expect(user).toEqual({ email: ada.email, displayName: 'Ada Ünal', photoUrl: 'https://i.example.com/a.png' });
  });

  test('listeners hear nobody, then who came, then nobody again', async () => {
    const { identity } = connect();
    const heard: (string | undefined)[] = [];
    const stop = identity.onAuthChange((user) => heard.push(user?.email));
    await vi.waitFor(() => {
      expect(heard).toEqual([undefined]);
    });
    await identity.signUp(ada.email, ada.password);
    await identity.signOut();
    expect(heard).toEqual([undefined, ada.email, undefined]);
    stop();
    await identity.signIn(ada.email, ada.password);
    expect(heard).toHaveLength(3);
  });

  test('the ID token proves the e-mail address, and only to the provider that made it', async () => {
    const { identity, provider } = connect();
    await expect(identity.idToken()).rejects.toThrow('Nobody');
    await identity.signUp(ada.email, ada.password);
    const token = await identity.idToken();
    expect((await provider.verify(token))?.email).toBe(ada.email);
    expect(await createIdentityProvider({ accounts: createAccounts([]) }).verify(token)).toBeNull();
    expect(await provider.verify('nonsense')).toBeNull();
  });

  test('AUTH-5 a fresh ID token is one that the provider was asked for anew', async () => {
    const { identity } = connect();
    await identity.signUp(ada.email, ada.password);
    const asked = vi.fn();
    server.events.on('request:start', asked);
    await identity.idToken();
    expect(asked).not.toHaveBeenCalled();
    await identity.idToken(true);
    expect(asked).toHaveBeenCalledTimes(1);
    server.events.removeListener('request:start', asked);
  });

  test('passwords are kept as salted hashes', async () => {
    const { identity, accounts } = connect();
    await identity.signUp(ada.email, ada.password);
    await identity.signUp('bob@example.com', ada.password);
    const [first, second] = accounts.snapshot();
    expect(JSON.stringify(accounts.snapshot())).not.toContain(ada.password);
    expect(first?.password?.hash).not.toBe(second?.password?.hash);
  });

  test.each([
    ['a wrong password', false, ada.email, 'Wrong99', 'auth/wrong-password'],
    ['an unknown address', false, 'bob@example.com', ada.password, 'auth/user-not-found'],
    ['a wrong password under enumeration protection', true, ada.email, 'Wrong99', 'auth/invalid-credential'],
    ['an unknown address under it', true, 'bob@example.com', ada.password, 'auth/invalid-credential'],
    ['no address at all', false, 'bob', ada.password, 'auth/invalid-email'],
  ])('signing in with %s is refused', async (_, enumerationProtection, email, password, code) => {
    const { identity } = connect({ enumerationProtection });
    await identity.signUp(ada.email, ada.password);
    expect(await codeOf(identity.signIn(email, password))).toBe(code);
  });

  test.each([
    ['a known address', ada.email, 'Secret1', 'auth/email-already-in-use'],
    ['a short password', 'bob@example.com', 'Abc1', 'auth/weak-password'],
  ])('signing up with %s is refused', async (_, email, password, code) => {
    const { identity } = connect();
    await identity.signUp(ada.email, ada.password);
    expect(await codeOf(identity.signUp(email, password))).toBe(code);
  });
});

describe('Google', () => {
  const grace = { email: 'grace@example.com', name: 'Grace', picture: 'https://i.example.com/g.png' };
  const opened = async (): Promise<{ identity: Identity; open: ReturnType<typeof popUp>; user: IdentityUser }> => {
    const { identity } = connect();
    await identity.prepare();
    const open = choosing(grace);
    return { identity, open, user: await identity.signInWithGoogle() };
  };

  test('whoever is chosen in the pop-up is signed in', async () => {
    const { user } = await opened();
    expect(user).toEqual({ email: grace.email, displayName: grace.name, photoUrl: grace.picture });
  });

  test('IDP-2: the pop-up is 500 by 600 pixels', async () => {
    const { open } = await opened();
    const [url, , features] = open.mock.calls[0] ?? [];
    expect(String(url)).toMatch(new RegExp(`^${location.origin}/emulator/auth/handler\\?`));
    expect(String(features).split(',')).toEqual(expect.arrayContaining(['width=500', 'height=600']));
  });

  test('IDP-3: the SDK forgets handled auth events after 10 minutes', () => {
    const fromFirebase = createRequire(createRequire(import.meta.url).resolve('firebase/package.json'));
    const folder = path.join(path.dirname(fromFirebase.resolve('@firebase/auth/package.json')), 'dist/esm');
    const chunk = /from '\.\/(index-[^']+\.js)'/.exec(readFileSync(path.join(folder, 'index.js'), 'utf8'))?.[1] ?? '';
    const [, minutes] =
      /EVENT_DUPLICATION_CACHE_DURATION_MS = (\d+) \* 60 \* 1000;/.exec(
        readFileSync(path.join(folder, chunk), 'utf8'),
      ) ?? [];
    expect(Number(minutes)).toBe(10);
  });

  test('a message from another origin is not believed', async () => {
    const { identity } = connect();
    await identity.prepare();
    popUp((page) => {
      const data = googleAnswer(page, { ...grace, email: 'mallory@example.com' });
      window.dispatchEvent(new MessageEvent('message', { data, origin: 'https://evil.example.com' }));
      return googleAnswer(page, grace);
    });
    expect((await identity.signInWithGoogle()).email).toBe(grace.email);
  });

  test('cancelling in the pop-up is told by its code', async () => {
    const { identity } = connect();
    await identity.prepare();
    popUp((page) => googleAnswer(page, null));
    expect(await codeOf(identity.signInWithGoogle())).toBe('auth/user-cancelled');
  });

  test('the window is opened while the click still counts, without fetching anything first', async () => {
    const { identity } = connect();
    await identity.prepare();
    const open = choosing(grace);
    const fetching = vi.spyOn(globalThis, 'fetch');
    await identity.signInWithGoogle();
    const [opened = 0] = open.mock.invocationCallOrder;
    expect(opened).toBeLessThan(fetching.mock.invocationCallOrder[0] ?? 0);
  });
});

describe('IDP-1: every failure of the pop-up reaches the caller as its code, and the next try works', () => {
  const grace = { email: 'grace@example.com', name: 'Grace', picture: '' };

  test.each([
    'auth/popup-blocked',
    'auth/popup-closed-by-user',
    'auth/cancelled-popup-request',
    'auth/unauthorized-domain',
    'auth/network-request-failed',
    'auth/web-storage-unsupported',
    'auth/operation-not-supported-in-this-environment',
    'auth/invalid-api-key',
    'auth/internal-error',
  ])('IDP-1: %s', async (code) => {
    const { identity } = connect();
    await identity.prepare();
    failing(code);
    expect(await codeOf(identity.signInWithGoogle())).toBe(code);
    vi.restoreAllMocks();
    choosing(grace);
    expect((await identity.signInWithGoogle()).email).toBe(grace.email);
  });

  test('IDP-1: a browser that opens no window says popup-blocked', async () => {
    const { identity } = connect();
    await identity.prepare();
    vi.spyOn(window, 'open').mockReturnValue(null);
    expect(await codeOf(identity.signInWithGoogle())).toBe('auth/popup-blocked');
  });

  test('IDP-1: a second request cancels the first', async () => {
    const { identity } = connect();
    await identity.prepare();
    let windows = 0;
    popUp((page) => (++windows === 1 ? undefined : googleAnswer(page, grace)));
    const first = codeOf(identity.signInWithGoogle());
    const second = identity.signInWithGoogle();
    expect(await first).toBe('auth/cancelled-popup-request');
    expect((await second).email).toBe(grace.email);
  });

  test('IDP-1: an unreachable provider says network-request-failed', async () => {
    const { identity } = connect();
    server.use(http.all(`${location.origin}/*`, () => Response.error()));
    expect(await codeOf(identity.signIn(ada.email, ada.password))).toBe('auth/network-request-failed');
  });
});
