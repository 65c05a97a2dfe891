import type { Identity } from '../services/identity.ts';
import type { createSessionState } from './sessionState.ts';

export type WelcomeDeps = {
  identity: Identity;
  state: ReturnType<typeof createSessionState>;
  /** Asks for a new access token, by a fresh proof. */
  renew: () => Promise<void>;
  /** Reads the record anew. */
  refresh: () => Promise<boolean>;
};

/** Welcome coins of a new account, where they wait for a verified address (C-69). */
export const createWelcome = ({ identity, state, renew, refresh }: WelcomeDeps) => ({
  /** Notes that the user has read of the missing welcome coins. */
  noteUnwelcomed: () => state.set({ isUnwelcomed: false }),
  sendVerification: () => identity.sendVerification(),
  /** Asks whether the address is verified by now; resolves to the coins that have come, 0 where they still wait. */
  checkVerified: async (): Promise<number> => {
    const before = state.get().record;
    if (!before?.welcomeWaits) return 0;
    await renew();
    await refresh();
    const after = state.get().record;
    if (after?._id !== before._id || after.welcomeWaits) return 0;
    // The owner's limit of a day was reached.
    if (after.coin === before.coin) state.set({ isUnwelcomed: true });
    return after.coin - before.coin;
  },
});
