import { identityErrorCode } from '#services/identity.ts';

/**
 * Message keys for errors of e-mail sign-in, by the provider's error code. Only unambiguous codes have their own text
 * (C-01, LOGIN-14 to 16).
 */
const emailProblems = {
  'auth/wrong-password': 'login.wrongPassword',
  'auth/user-not-found': 'login.noSuchUser',
} as const;

/**
 * Message keys for the nine errors of Google sign-in, by the provider's error code (specification 8). Null shows
 * nothing, because the user closed the window (C-04).
 */
const googleProblems = {
  'auth/popup-closed-by-user': null,
  'auth/cancelled-popup-request': null,
  'auth/popup-blocked': 'login.google.popupBlocked',
  'auth/unauthorized-domain': 'login.google.unauthorizedDomain',
  'auth/network-request-failed': 'login.google.offline',
  'auth/web-storage-unsupported': 'login.google.storageUnsupported',
  'auth/operation-not-supported-in-this-environment': 'login.google.notSupported',
  'auth/invalid-api-key': 'login.google.invalidKey',
  'auth/internal-error': 'login.google.internal',
} as const;

const lookUp = <T extends object>(table: T, error: unknown): T[keyof T] | undefined => {
  const code = identityErrorCode(error);
  return Object.hasOwn(table, code) ? table[code as keyof T] : undefined;
};

/** Message key for a failed sign-in with e-mail and password. */
export const emailProblemOf = (error: unknown) => lookUp(emailProblems, error) ?? 'login.failed';

/** Message key for a failed Google sign-in; null shows nothing, also for codes that the table does not list. */
export const googleProblemOf = (error: unknown) => lookUp(googleProblems, error) ?? null;
