import { identityErrorCode } from '#services/identity.ts';

/** E-mail sign-in: only codes that say it for certain get a text of their own; nothing is guessed (C-01, LOGIN-14 to 16). */
const emailProblems = {
  'auth/wrong-password': 'login.wrongPassword',
  'auth/user-not-found': 'login.noSuchUser',
} as const;

/** Google sign-in: the nine codes of specification 8. Null means that nothing is shown: the user closed the window (C-04). */
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

/** The message of a failed sign-in with e-mail and password. */
export const emailProblemOf = (error: unknown) => lookUp(emailProblems, error) ?? 'login.failed';

/** The quiet line of a failed Google sign-in, or null where nothing is shown: unlisted failures are only logged. */
export const googleProblemOf = (error: unknown) => lookUp(googleProblems, error) ?? null;
