/** Descriptions for search engines and shared links. */
export const meta = {
  home: {
    headline: 'Post small tasks, or earn by doing them',
    description:
      'Buyers post short jobs and pay in coins. Workers pick what suits them, send the work, and withdraw real money.',
  },
  about: {
    headline: 'How the marketplace works',
    description: 'What buyers and workers do here, what a coin is worth, and how work becomes money.',
  },
  login: { headline: 'Login', description: 'Log in to see your tasks and your coins.' },
  register: {
    headline: 'Create your account',
    description: 'Join as a buyer or as a worker. A new account starts with coins.',
  },
} as const;
