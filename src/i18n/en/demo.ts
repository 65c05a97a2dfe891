/** Texts of the demo's bar and of the simulated outside companies. Builds for a real server leave them out. */
export const demo = {
  label: 'Demo',
  explanation: 'This is a demo: the people are made up, and nothing is really charged or paid.',
  signIn: 'Sign in as',
  signInAs: 'Sign in as %{role}',
  signInFailed: {
    inBrowser: 'The demo sign-in did not work. Reset the demo and try again.',
    onServer: 'The demo sign-in did not work. Try again later.',
  },
  settings: 'Demo settings',
  about: 'About this demo',
  hide: 'Hide the demo bar',
  show: 'Show the demo bar',
  latency: {
    label: 'Time the server takes',
    instant: 'No delay',
    milliseconds: '%{milliseconds} ms',
  },
  failures: {
    label: 'Server calls that fail',
    none: 'None',
    some: 'One in ten',
    all: 'All',
    offline: 'All, as if offline',
  },
  disputes: {
    title: 'At the bank',
    explanation: 'You are the bank here. The marketplace learns what you decide a moment later.',
    dispute: { of: 'Dispute of %{amount}', won: 'Won', lost: 'Lost' },
    inquiry: { of: 'Inquiry about %{amount}', won: 'Close', lost: 'Dispute' },
  },
  reset: {
    action: 'Reset demo',
    title: 'Reset the demo?',
    explanation: 'Everything you and others did in this browser is forgotten, and you are signed out.',
    confirm: 'Reset',
  },
  google: {
    title: 'Choose a Google account',
    explanation: {
      inBrowser: 'This page stands in for Google in the demo. Nothing leaves this browser.',
      onServer:
        'This page stands in for Google in the demo. Name and email go to the demo’s server and stay there; Google learns nothing.',
    },
    accounts: 'Demo accounts',
    another: 'Use another account',
    noOpener: 'This page answers a sign-in window. Open it from the sign-in page.',
  },
  unavailable: {
    title: 'The demo cannot run here',
    explanation:
      'The demo answers its own requests through a service worker, which this browser does not allow on this page. It works on https:// addresses and on localhost, outside of private windows that forbid service workers.',
  },
} as const;
