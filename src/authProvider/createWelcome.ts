import type { Identity } from '../services/identity.ts';
import type { createSessionState } from './sessionState.ts';

export type WelcomeDeps = {
  identity: Identity;
  state: ReturnType<typeof createSessionState>;
  /** Requests a new access token with a fresh ID token of the identity provider. */
  renew: () => Promise<void>;
  /** Reads the user's record again. Resolves to false when the user has signed out or has no record. */
  refresh: () => Promise<boolean>;
};

/**
 * Creates the session's actions for welcome coins that wait until the e-mail address is verified (C-69). They send the
 * verification e-mail, and check if the address is verified by now: `renew` requests a new access token for that, and
 * `refresh` reads the user's record.
 */
export const createWelcome = ({ identity, state, renew, refresh }: WelcomeDeps) => ({
  /** Clears the flag `isUnwelcomed`, after the user has read that they get no welcome coins. */
  noteUnwelcomed: () => state.set({ isUnwelcomed: false }),
  sendVerification: () => identity.sendVerification(),
  /**
   * Asks the server whether the e-mail address is verified by now. Resolves to the number of coins that were credited;
   * 0 if they still wait, or if the day's limit was reached.
   */
  checkVerified: async (): Promise<number> => {
    const before = state.get().record;
    if (!before?.welcomeWaits) return 0;
    await renew();
    await refresh();
    const after = state.get().record;
    if (after?._id !== before._id || after.welcomeWaits) return 0;
    // The owner's daily limit of welcome coins was reached.
    if (after.coin === before.coin) state.set({ isUnwelcomed: true });
    return after.coin - before.coin;
  },
});
