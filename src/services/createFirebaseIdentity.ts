import type { FirebaseConfig } from './firebaseFacade.ts';
import type { Identity } from './identity.ts';

export type FirebaseIdentityConfig = {
  config: FirebaseConfig;
  emulatorUrl?: string | undefined;
  ready: Promise<unknown>;
};

const RETRY_AFTER = 5000;

/**
 * Identity provider over Firebase, whose code is loaded at first use. Every call awaits `ready`; only the simulated
 * provider needs a moment to start. `emulatorUrl` is the address of an identity emulator that is used instead of
 * Google; '' means this page's origin.
 */
export const createFirebaseIdentity = ({ config, emulatorUrl, ready }: FirebaseIdentityConfig): Identity => {
  let loading: Promise<Omit<Identity, 'prepare'>> | undefined;

  const connect = async () => {
    const [{ connectFirebase }] = await Promise.all([import('./firebaseFacade.ts'), ready]);
    return connectFirebase(config, emulatorUrl === '' ? location.origin : emulatorUrl);
  };
  /** Loads the code once for all calls. A failed attempt is dropped, so that the next call tries again. */
  const load = () =>
    (loading ??= connect().catch((error: unknown) => {
      loading = undefined;
      throw error;
    }));

  return {
    onAuthChange: (report) => {
      let stop = () => {};
      let timer: ReturnType<typeof setTimeout> | undefined;
      let stopped = false;
      const listen = async (): Promise<void> => {
        try {
          const firebase = await load();
          if (!stopped) stop = firebase.onAuthChange(report);
        } catch (error) {
          console.error('Error loading the identity provider:', error);
          if (!stopped) timer = setTimeout(() => void listen(), RETRY_AFTER);
        }
      };
      // Starts before the page loads anything else, because the first three requests need this code.
      load().catch(() => {});
      // If the simulation failed to start, a retry is useless; the code that started it shows the error.
      ready.then(listen, () => {});
      return () => {
        stopped = true;
        clearTimeout(timer);
        stop();
      };
    },
    signUp: async (email, password) => (await load()).signUp(email, password),
    signIn: async (email, password) => (await load()).signIn(email, password),
    signInWithGoogle: async () => (await load()).signInWithGoogle(),
    updateProfile: async (profile) => (await load()).updateProfile(profile),
    sendVerification: async () => (await load()).sendVerification(),
    signOut: async () => (await load()).signOut(),
    idToken: async (fresh) => (await load()).idToken(fresh),
    prepare: async () => {
      await load();
    },
  };
};
