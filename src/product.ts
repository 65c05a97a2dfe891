import type { Locale, Trial } from './i18n/languages.ts';

/** Text in one or several languages; readers of others get the first. */
export type OwnWords = Partial<Record<Exclude<Locale, Trial>, string>>;

type Post = { url: string; title: OwnWords };
type Testimonial = { by: 'worker' | 'buyer'; said: OwnWords };

/**
 * Names, addresses and texts of the product's owner, which no specification can know (C-32, C-63). Addresses are of
 * other sites.
 */
export type Product = {
  name: string;
  /** Company line of the footer (FOOT-1). */
  company: string;
  /** Target of 'Join As Developer' (NAV-6). */
  repositoryUrl: string;
  /** Target of the video icon (FOOT-3). */
  videoSiteUrl: string;
  socialNetworkUrl: string;
  /** Testimonials, signed with a role alone (HOME-20). */
  testimonials: readonly [Testimonial, Testimonial, Testimonial, Testimonial];
  /** Links to articles elsewhere (HOME-26). */
  posts: readonly [Post, Post, Post];
};

/** Owner's values. Move lines up from the examples below, and edit them. */
const yours = {
  name: 'TaskCoin',
} satisfies Partial<Product>;

/**
 * Placeholders: an invented company, example addresses, invented quotations. The page labels the testimonials as
 * examples; a build for a real server warns of each value left here.
 */
const examples = {
  company: 'Run by an example company',
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
        en: 'I write down what I need and approve what is right.',
        bn: 'কী দরকার লিখে দিই, যা ঠিক হয়েছে অনুমোদন করি।',
      },
    },
    {
      by: 'worker',
      said: { en: 'I see what a task pays before I start.', bn: 'শুরু করার আগেই দেখি একটি কাজে কত পাব।' },
    },
    {
      by: 'buyer',
      said: { en: 'I say myself how many do it, and for how much.', bn: 'কতজন করবেন আর কত পাবেন, আমিই বলি।' },
    },
  ],
  posts: [
    {
      url: 'https://medium.com/tag/freelancing',
      title: { en: 'What others write about freelancing', bn: 'ফ্রিল্যান্সিং নিয়ে অন্যরা যা লেখেন' },
    },
    {
      url: 'https://medium.com/tag/remote-work',
      title: { en: 'What others write about working from afar', bn: 'দূর থেকে কাজ নিয়ে অন্যরা যা লেখেন' },
    },
    {
      url: 'https://medium.com/tag/crowdsourcing',
      title: { en: 'What others write about shared work', bn: 'ভাগ করা কাজ নিয়ে অন্যরা যা লেখেন' },
    },
  ],
} satisfies Partial<Product>;

export const product: Product = { ...examples, ...yours };

/** Names of the values that are still examples. */
export const examplesLeft: readonly string[] = Object.keys(examples).filter((name) => !(name in yours));

/**
 * Addresses by which the Dashboard's screens link to one another: no screen may import their table, console/screens.ts.
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
  /** Details of a task (ROUTE-3). */
  taskDetails: (id: string): Address => `/Dashboard/taskDetails/${encodeURIComponent(wellFormed(id))}`,
} as const;

/** Address below /Dashboard, with or without a query. */
export type Address = `/Dashboard/${string}`;

/** Address of a list with the details of a record open. */
export const detailsIn = (list: Address, id: string): Address =>
  `${list}?details=${encodeURIComponent(wellFormed(id))}`;

/** Address of a list with a search (`q`) and filters. */
export const filteredIn = (list: Address, filter: Readonly<Record<string, unknown>>): Address =>
  `${list}?filter=${encodeURIComponent(wellFormed(JSON.stringify(filter)))}`;

/**
 * Address of Purchase Coin for a task that costs so many coins: it shows how many are missing, and links back to the
 * draft.
 */
export const purchaseFor = (coins: number): Address => `${addresses.purchaseCoin}?for=${String(coins)}`;

/** Text without unpaired surrogates, which servers may send and addresses cannot hold. */
const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\uFFFD');
