import { describe, expect, test } from 'vitest';
import { emailProblemOf, googleProblemOf } from '#authProvider/signInProblems.ts';

const failure = (code: string) => Object.assign(new Error(code), { code });

describe('a failed sign-in with e-mail', () => {
  test('says what is wrong where the code is certain (LOGIN-14, LOGIN-15)', () => {
    expect(emailProblemOf(failure('auth/wrong-password'))).toBe('login.wrongPassword');
    expect(emailProblemOf(failure('auth/user-not-found'))).toBe('login.noSuchUser');
  });

  test.each(['auth/invalid-credential', 'auth/network-request-failed', 'auth/too-many-requests', 'toString', ''])(
    "and 'Login failed' for %j (LOGIN-16)",
    (code) => {
      expect(emailProblemOf(failure(code))).toBe('login.failed');
    },
  );

  test('and for anything that is no provider error (LOGIN-16)', () => {
    for (const error of [new Error('x'), null, undefined, 'text']) expect(emailProblemOf(error)).toBe('login.failed');
  });
});

describe('a failed Google sign-in', () => {
  test.each(['auth/popup-closed-by-user', 'auth/cancelled-popup-request', 'auth/invalid-credential', '__proto__'])(
    'shows nothing for %s (LOGIN-18)',
    (code) => {
      expect(googleProblemOf(failure(code))).toBeNull();
    },
  );

  test.each([
    'auth/popup-blocked',
    'auth/unauthorized-domain',
    'auth/network-request-failed',
    'auth/web-storage-unsupported',
    'auth/operation-not-supported-in-this-environment',
    'auth/invalid-api-key',
    'auth/internal-error',
  ])('may show a quiet line for %s', (code) => {
    expect(googleProblemOf(failure(code))).toMatch(/^login\.google\./);
  });
});
