/**
 * The product's own name and addresses: the one place an owner edits (C-32, NAV-6, FOOT-1, FOOT-3, HOME-26).
 * Until the owner has accounts and articles to name, the addresses are the sites' front doors, and a site's articles on a subject.
 */
export const product = {
  name: 'TaskCoin',
  company: 'TaskCoin Marketplace Ltd.',
  repositoryUrl: 'https://github.com/',
  videoSiteUrl: 'https://www.youtube.com/',
  socialNetworkUrl: 'https://www.facebook.com/',
  freelanceBlogUrl: 'https://medium.com/tag/freelancing',
  anywhereBlogUrl: 'https://medium.com/tag/remote-work',
  togetherBlogUrl: 'https://medium.com/tag/crowdsourcing',
} as const;
