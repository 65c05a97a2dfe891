/** The product's own name and addresses: the one place an owner edits (C-32, NAV-6, FOOT-1, FOOT-3). */
export const product = {
  name: 'TaskCoin',
  company: 'TaskCoin Marketplace Ltd.',
  repositoryUrl: 'https://github.com/taskcoin/taskcoin',
  videoSiteUrl: 'https://www.youtube.com/@taskcoin',
  socialNetworkUrl: 'https://www.facebook.com/taskcoin',
} as const;
