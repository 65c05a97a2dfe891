/** Signed-in user with the data that the identity provider has. */
export type IdentityUser = { email: string; displayName: string; photoUrl: string };

/**
 * Identity provider (specification 7). Its methods reject with the provider's own error; {@link identityErrorCode}
 * reads the error's code.
 */
export interface Identity {
  /**
   * Calls `report` with the signed-in user, now and after every change in any tab; with null when signed out. Returns
   * the unsubscribe function.
   */
  onAuthChange: (report: (user: IdentityUser | null) => void) => () => void;
  signUp: (email: string, password: string) => Promise<IdentityUser>;
  signIn: (email: string, password: string) => Promise<IdentityUser>;
  /**
   * Opens the provider's pop-up. Call it synchronously in a click handler, after {@link Identity.prepare} has resolved;
   * browsers block pop-ups that open late.
   */
  signInWithGoogle: () => Promise<IdentityUser>;
  updateProfile: (profile: { displayName: string; photoUrl: string }) => Promise<void>;
  /** Sends the signed-in user the mail with the link that verifies the e-mail address. */
  sendVerification: () => Promise<void>;
  signOut: () => Promise<void>;
  /** ID token for POST /jwt (C-57), from a cache unless `fresh` is true. Rejects when nobody is signed in. */
  idToken: (fresh?: boolean) => Promise<string>;
  /** Loads the provider's code ahead of a click, because browsers block pop-ups that open late. */
  prepare: () => Promise<void>;
}

/** Code of a provider's error, such as 'auth/wrong-password'; '' for other errors. */
export const identityErrorCode = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';

/**
 * Error codes that prove that a sign-up created no account. After any other error, such as a lost response, the account
 * may exist.
 */
const signUpRefused = /^auth\/(email-already-in-use|invalid-email|weak-password|operation-not-allowed)$/;

export const isSignUpRefused = (error: unknown): boolean => signUpRefused.test(identityErrorCode(error));
