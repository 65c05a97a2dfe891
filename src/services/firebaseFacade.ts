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
  sendEmailVerification,
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
 * True when Firebase has stored its user in local storage; earlier versions of the product used IndexedDB. It is
 * checked once, because Firebase cannot be initialized twice with different options.
 */
const isInLocalStorage = createStorage().keys('firebase:authUser:').length > 0;

/**
 * Identity provider over Firebase. Imports are named, so that the rest of the package is tree-shaken. Import this
 * module only dynamically, because it is its own chunk.
 */
export const connectFirebase = (config: FirebaseConfig, emulatorUrl: string | undefined): Omit<Identity, 'prepare'> => {
  // Local storage answers synchronously; IndexedDB answers late while a page is opening.
  const auth = initializeAuth(initializeApp(config, config.appId), {
    persistence: isInLocalStorage ? browserLocalPersistence : [browserLocalPersistence, indexedDBLocalPersistence],
    popupRedirectResolver: browserPopupRedirectResolver,
  });
  // Must come before any request, because the SDK refuses to switch later.
  if (emulatorUrl !== undefined) connectAuthEmulator(auth, emulatorUrl, { disableWarnings: true });

  const current = (): User => {
    if (!auth.currentUser) throw new Error('Nobody is signed in');
    return auth.currentUser;
  };
  return {
    onAuthChange: (report) => onAuthStateChanged(auth, (user) => report(user && identityUser(user))),
    signUp: async (email, password) => identityUser((await createUserWithEmailAndPassword(auth, email, password)).user),
    signIn: async (email, password) => identityUser((await signInWithEmailAndPassword(auth, email, password)).user),
    signInWithGoogle: async () => identityUser((await signInWithPopup(auth, new GoogleAuthProvider())).user),
    updateProfile: ({ displayName, photoUrl }) => updateProfile(current(), { displayName, photoURL: photoUrl }),
    sendVerification: () => {
      auth.languageCode = document.documentElement.lang || null;
      return sendEmailVerification(current());
    },
    signOut: () => signOut(auth),
    idToken: async (fresh) => current().getIdToken(fresh),
  };
};
