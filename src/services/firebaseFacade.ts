import { initializeApp } from 'firebase/app';
import {
  browserLocalPersistence,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  GoogleAuthProvider,
  indexedDBLocalPersistence,
  initializeAuth,
  onAuthStateChanged,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  updateProfile,
  type User,
} from 'firebase/auth';
import type { Identity, IdentityUser } from './identity.ts';
import { createStorage } from './storage.ts';

export type FirebaseConfig = { apiKey: string; authDomain: string; projectId: string; appId: string };

const identityUser = ({ email, displayName, photoURL }: User): IdentityUser => ({
  email: email ?? '',
  displayName: displayName ?? '',
  photoUrl: photoURL ?? '',
});

/**
 * Whether Firebase has somebody in local storage; otherwise they may be in an IndexedDB, where earlier versions kept them. As the page
 * found it: Firebase refuses to be initialized a second time in another way.
 */
const isInLocalStorage = createStorage().keys('firebase:authUser:').length > 0;

/**
 * Everything the product takes from Firebase, by name, so that the rest of the package is left out of the build.
 * This module is the lazy chunk: import it only dynamically.
 */
export const connectFirebase = (config: FirebaseConfig, emulatorUrl: string | undefined): Omit<Identity, 'prepare'> => {
  // Local storage answers at once; an IndexedDB after a dozen turns of a main thread that has much to do while a page opens.
  const auth = initializeAuth(initializeApp(config, config.appId), {
    persistence: isInLocalStorage ? browserLocalPersistence : [browserLocalPersistence, indexedDBLocalPersistence],
    popupRedirectResolver: browserPopupRedirectResolver,
  });
  // Before any request is made: the SDK refuses a later switch.
  if (emulatorUrl !== undefined) connectAuthEmulator(auth, emulatorUrl, { disableWarnings: true });

  const current = (): User => {
    if (!auth.currentUser) throw new Error('Nobody is signed in');
    return auth.currentUser;
  };
  return {
    onAuthChange: (report) =>
      onAuthStateChanged(auth, (user) => {
        report(user && identityUser(user));
      }),
    signUp: async (email, password) => identityUser((await createUserWithEmailAndPassword(auth, email, password)).user),
    signIn: async (email, password) => identityUser((await signInWithEmailAndPassword(auth, email, password)).user),
    signInWithGoogle: async () => identityUser((await signInWithPopup(auth, new GoogleAuthProvider())).user),
    updateProfile: ({ displayName, photoUrl }) => updateProfile(current(), { displayName, photoURL: photoUrl }),
    signOut: () => signOut(auth),
    idToken: async (fresh) => current().getIdToken(fresh),
  };
};
