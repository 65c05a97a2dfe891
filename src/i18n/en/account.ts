/** Texts of the sign-in page, /login; some of them stand on other pages too. */
export const login = {
  heading: 'Welcome back',
  lead: 'Log in to see your tasks and your coins.',
  email: 'Email',
  password: 'Password',
  showPassword: 'Show password',
  submit: 'Login',
  role: 'Role',
  chooseRole: 'Choose a role',
  roleHint: 'Counts for new accounts only.',
  googleButton: 'Signup with Google',
  or: 'or',
  noAccount: 'No account yet?',
  registerLink: 'Register',
  signedInHeading: 'You are signed in',
  signedInLead: 'You need not log in again. If another page led here, it is not for your role.',
  signedInDashboard: 'Open your Dashboard',
  signedInGoOn: 'Go on to the page you asked for',
  wrongPassword: 'Incorrect password. Please try again.',
  noSuchUser: 'No user found with this email.',
  failed: 'Login failed. Please try again.',
  roleFirst: 'Please select a role before signing in with Google.',
  google: {
    popupBlocked: 'The browser blocked the sign-in window. Allow pop-ups for this site and try again.',
    unauthorizedDomain: 'Google sign-in is not set up for this address.',
    offline: 'Google could not be reached. Check your connection and try again.',
    storageUnsupported: 'This browser does not allow the storage that Google sign-in needs.',
    notSupported: 'Google sign-in does not work in this browser.',
    invalidKey: 'Google sign-in is not set up correctly.',
    internal: 'Google sign-in did not work. Please try again.',
  },
} as const;

export const register = {
  heading: 'Create your account',
  lead: 'Start with %{worker} coins as a worker, %{buyer} as a buyer.',
  whileTheyLast: 'Only so many welcome coins are given each day; after them, accounts begin without any.',
  name: 'Name',
  image: 'Profile image',
  imageHint: 'Optional. Without one, your initial stands in.',
  passwordHint: 'At least 6 characters with uppercase and lowercase letters.',
  submit: 'Register',
  googleRole: 'Role for Google',
  chooseGoogleRole: 'Choose a role for Google',
  haveAccount: 'Already have an account?',
  loginLink: 'Login',
  nameRequired: 'Name is required',
  nameTooLong: 'This name is too long: at most 200 characters.',
  emailRequired: 'Email is required',
  emailMalformed: 'Please enter a valid email address.',
  emailUnseen: 'There is a character in this address that cannot be seen. Please type the address anew.',
  passwordRequired: 'Password is required',
  passwordWeak: 'Password must be at least 6 characters with uppercase and lowercase letters',
  roleRequired: 'Role is required',
} as const;

export const profile = {
  coins: 'Coins',
  worth: '%{coins} (%{sign}%{dollars})',
} as const;

export const chooseRole = {
  heading: 'One last question',
  lead: 'Your account has no role yet. What do you want to do here?',
  submit: 'Continue',
} as const;

export const accountRefused = {
  heading: 'Your account could not be opened',
  suspended: 'Your account is suspended',
  suspendedWayOut: 'You can sign in again when this has been lifted. Your coins stay yours.',
  wayOut: 'The server has refused it. Log out, and sign in another way or with another address.',
} as const;
