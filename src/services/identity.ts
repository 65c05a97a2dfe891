/** Signed-in user as the identity provider knows them. */
export type IdentityUser = { email: string; displayName: string; photoUrl: string };

/**
 * Identity provider (specification 7). Methods reject with the provider's own error, whose code {@link
 * identityErrorCode} reads.
 */
export interface Identity {
  /**
   * Reports the signed-in user now and after every change in any tab, null when signed out. Returns the unsubscribe
   * function.
   */
  onAuthChange: (report: (user: IdentityUser | null) => void) => () => void;
  signUp: (email: string, password: string) => Promise<IdentityUser>;
  signIn: (email: string, password: string) => Promise<IdentityUser>;
  /**
   * Opens the provider's pop-up. Call it synchronously in a click handler, after {@link Identity.prepare} has resolved.
   */
  signInWithGoogle: () => Promise<IdentityUser>;
  updateProfile: (profile: { displayName: string; photoUrl: string }) => Promise<void>;
  /** Sends the signed-in user the mail with the link that verifies the address. */
  sendVerification: () => Promise<void>;
  signOut: () => Promise<void>;
  /** ID token for POST /jwt (C-57), cached unless `fresh`. Rejects when nobody is signed in. */
  idToken: (fresh?: boolean) => Promise<string>;
  /** Loads the provider's code before a click: browsers block pop-ups that open late. */
  prepare: () => Promise<void>;
}

/** Code such as 'auth/wrong-password'; '' for other errors. */
export const identityErrorCode = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';

/** Codes that prove that a sign-up created no account; after any other error, such as a lost response, it may have. */
const signUpRefused = /^auth\/(email-already-in-use|invalid-email|weak-password|operation-not-allowed)$/;

export const isSignUpRefused = (error: unknown): boolean => signUpRefused.test(identityErrorCode(error));
