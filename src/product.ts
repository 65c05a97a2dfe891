import type { Locale, Trial } from './i18n/languages.ts';

/** Text by language. A reader whose language is missing gets the first one. */
export type OwnWords = Partial<Record<Exclude<Locale, Trial>, string>>;

type Post = { url: string; title: OwnWords };
type Testimonial = { by: 'worker' | 'buyer'; said: OwnWords };

/**
 * Values that only the product's owner can know: names, addresses and quotations (C-32, C-63). All addresses lead to
 * other sites.
 */
export type Product = {
  name: string;
  /** Line of the footer that names the company (FOOT-1). */
  company: OwnWords;
  /** Link target of 'Join As Developer' in the navigation (NAV-6). */
  repositoryUrl: string;
  /** Link target of the footer's video icon (FOOT-3). */
  videoSiteUrl: string;
  socialNetworkUrl: string;
  /** Testimonials on the home page, each signed with a role instead of a name (HOME-20). */
  testimonials: readonly [Testimonial, Testimonial, Testimonial, Testimonial];
  /** Articles on other sites that the home page links to (HOME-26). */
  posts: readonly [Post, Post, Post];
};

/** Values that the owner has set. To set another one, move its line up from the examples below and edit it. */
const yours = {
  name: 'TaskCoin',
} satisfies Partial<Product>;

/**
 * Placeholders for values that the owner has not set: an invented company, example addresses, invented quotations. The
 * page labels the testimonials as examples; a build for a real server warns of each value left here.
 */
const examples = {
  company: { en: 'Run by an example company', bn: 'পরিচালনায় একটি নমুনা কোম্পানি' },
  repositoryUrl: 'https://example.com/repository',
  videoSiteUrl: 'https://example.com/videos',
  socialNetworkUrl: 'https://example.com/social',
  testimonials: [
    {
      by: 'worker',
      said: { en: 'I do a task or two on the bus.', bn: 'বাসে বসেই একটি-দুটি কাজ করে ফেলি।' },
    },
    {
      by: 'buyer',
      said: {
        en: 'I describe what I need and approve what fits.',
        bn: 'কী দরকার লিখে দিই, যা ঠিক হয়েছে অনুমোদন করি।',
      },
    },
    {
      by: 'worker',
      said: { en: 'I see what a task pays before I start.', bn: 'শুরু করার আগেই দেখি একটি কাজে কত পাব।' },
    },
    {
      by: 'buyer',
      said: {
        en: 'I decide how many do it, and what each of them gets.',
        bn: 'কতজন করবেন আর প্রত্যেকে কত পাবেন, আমিই ঠিক করি।',
      },
    },
  ],
  posts: [
    {
      url: 'https://medium.com/tag/freelancing',
      title: { en: 'Stories about freelancing', bn: 'ফ্রিল্যান্সিং নিয়ে লেখা' },
    },
    {
      url: 'https://medium.com/tag/remote-work',
      title: { en: 'Stories about remote work', bn: 'ঘরে বসে কাজ নিয়ে লেখা' },
    },
    {
      url: 'https://medium.com/tag/crowdsourcing',
      title: { en: 'Stories about crowdsourcing', bn: 'ক্রাউডসোর্সিং নিয়ে লেখা' },
    },
  ],
} satisfies Partial<Product>;

export const product: Product = { ...examples, ...yours };

/** Names of the values that are still placeholders. */
export const examplesLeft: readonly string[] = Object.keys(examples).filter((name) => !(name in yours));

/**
 * Paths of the Dashboard's screens, for links between them. They are not in the table of screens (console/screens.ts),
 * because no screen may import that table.
 */
export const addresses = {
  adminHome: '/Dashboard/AdminHome',
  manageUsers: '/Dashboard/manageuser',
  manageTasks: '/Dashboard/managetask',
  purchases: '/Dashboard/purchases',
  debts: '/Dashboard/debts',
  payouts: '/Dashboard/payouts',
  actions: '/Dashboard/actions',
  buyerHome: '/Dashboard/buyerHome',
  addTask: '/Dashboard/buyerAddTask',
  myTasks: '/Dashboard/buyerTask',
  purchaseCoin: '/Dashboard/buyerPurchaseCoin',
  paymentHistory: '/Dashboard/paymentHistory',
  taskList: '/Dashboard/workerTaskList',
  mySubmissions: '/Dashboard/workerSubmission',
  withdrawals: '/Dashboard/withdrawals',
  /** Path of the screen with a task's details (ROUTE-3). */
  taskDetails: (id: string): Address => `/Dashboard/taskDetails/${encodeURIComponent(wellFormed(id))}`,
} as const;

/** Path below /Dashboard, with or without a query string. */
export type Address = `/Dashboard/${string}`;

/** Address of a list with the panel open that shows one record's details. */
export const detailsIn = (list: Address, id: string): Address =>
  `${list}?details=${encodeURIComponent(wellFormed(id))}`;

/** Address of a list with a search (`q`) and filters set. */
export const filteredIn = (list: Address, filter: Readonly<Record<string, unknown>>): Address =>
  `${list}?filter=${encodeURIComponent(wellFormed(JSON.stringify(filter)))}`;

/**
 * Address of the screen Purchase Coin for a task that costs `coins` coins. The screen then shows how many of them are
 * missing and links back to the task's draft.
 */
export const purchaseFor = (coins: number): Address => `${addresses.purchaseCoin}?for=${String(coins)}`;

/** Text with unpaired surrogates replaced by U+FFFD: servers may send them, and encodeURIComponent throws for them. */
const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\uFFFD');
