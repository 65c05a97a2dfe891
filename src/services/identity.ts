/** Who the identity provider says is here. */
export type IdentityUser = { email: string; displayName: string; photoUrl: string };

/**
 * The identity provider, as the product needs it (specification 7). Failures reject with the provider's own error;
 * {@link identityErrorCode} reads its code.
 */
export interface Identity {
  /** Reports the signed-in user now and after every change, null when nobody is; in every tab. Returns the way to stop. */
  onAuthChange: (report: (user: IdentityUser | null) => void) => () => void;
  signUp: (email: string, password: string) => Promise<IdentityUser>;
  signIn: (email: string, password: string) => Promise<IdentityUser>;
  /** Opens the provider's pop-up; call it straight from a click, once {@link Identity.prepare} has resolved. */
  signInWithGoogle: () => Promise<IdentityUser>;
  updateProfile: (profile: { displayName: string; photoUrl: string }) => Promise<void>;
  signOut: () => Promise<void>;
  /** Proof of identity for POST /jwt (C-57), from memory unless a `fresh` one is asked for. Rejects when nobody is signed in. */
  idToken: (fresh?: boolean) => Promise<string>;
  /** Loads the provider's code ahead of a click, as browsers block pop-ups that come late. */
  prepare: () => Promise<void>;
}

/** 'auth/wrong-password' and the like; '' for anything that is no provider error. */
export const identityErrorCode = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';

/** What says for certain that a sign-up has made no account; after anything else, as a lost answer, it may have. */
const signUpRefused = /^auth\/(email-already-in-use|invalid-email|weak-password|operation-not-allowed)$/;

export const isSignUpRefused = (error: unknown): boolean => signUpRefused.test(identityErrorCode(error));
