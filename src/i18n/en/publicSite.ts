/** The navigation bar, the footer and the pages before the Dashboard. */
export const publicSite = {
  login: {
    wrongPassword: 'Incorrect password. Please try again.',
    noSuchUser: 'No user found with this email.',
    failed: 'Login failed. Please try again.',
    roleFirst: 'Please select a role before signing in with Google.',
    emailRequired: 'Email is required',
    passwordRequired: 'Password is required',
    google: {
      popupBlocked: 'The browser blocked the sign-in window. Allow pop-ups for this site and try again.',
      unauthorizedDomain: 'Google sign-in is not set up for this address.',
      offline: 'Google could not be reached. Check your connection and try again.',
      storageUnsupported: 'This browser does not allow the storage that Google sign-in needs.',
      notSupported: 'Google sign-in does not work in this browser.',
      invalidKey: 'Google sign-in is not set up correctly.',
      internal: 'Google sign-in did not work. Please try again.',
    },
  },
  register: {
    nameRequired: 'Name is required',
    emailRequired: 'Email is required',
    emailMalformed: 'Please enter a valid email address.',
    passwordRequired: 'Password is required',
    passwordWeak: 'Password must be at least 6 characters with uppercase and lowercase letters',
    roleRequired: 'Role is required',
  },
} as const;
