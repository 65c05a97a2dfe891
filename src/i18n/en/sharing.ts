/** Headlines and descriptions of pages for search engines and previews of shared links. */
export const meta = {
  about: {
    headline: 'How the marketplace works',
    description: 'What buyers and workers do here, what a coin is worth, and how work becomes money.',
  },
  register: { description: 'Join as a buyer or as a worker. A new account starts with coins.' },
} as const;
