import type { FirebaseConfig } from './firebaseFacade.ts';
import type { Identity } from './identity.ts';

export type FirebaseIdentityConfig = {
  config: FirebaseConfig;
  /** Address of an identity emulator instead of Google; '' is this origin. */
  emulatorUrl?: string | undefined;
  /** Resolves when requests can be answered; only the simulated provider needs a moment to start. */
  ready: Promise<unknown>;
};

const RETRY_AFTER = 5000;

/** Identity provider over Firebase, whose code is loaded on first use. */
export const createFirebaseIdentity = ({ config, emulatorUrl, ready }: FirebaseIdentityConfig): Identity => {
  let loading: Promise<Omit<Identity, 'prepare'>> | undefined;

  const connect = async () => {
    const [{ connectFirebase }] = await Promise.all([import('./firebaseFacade.ts'), ready]);
    return connectFirebase(config, emulatorUrl === '' ? location.origin : emulatorUrl);
  };
  /** Shared connection; a failed one is dropped, so that the next call retries. */
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
      // Started before the page loads anything else, as the first three requests need this code.
      load().catch(() => {});
      // Where the simulation failed to start, a retry is useless; its starter shows the error.
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
