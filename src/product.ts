/**
 * The product's own name and addresses: the one place an owner edits (C-32, NAV-6, FOOT-1, FOOT-3). Until the owner has
 * accounts to name, the addresses are the sites' front doors.
 */
export const product = {
  name: 'TaskCoin',
  company: 'TaskCoin Marketplace Ltd.',
  repositoryUrl: 'https://github.com/',
  videoSiteUrl: 'https://www.youtube.com/',
  socialNetworkUrl: 'https://www.facebook.com/',
} as const;
