import type { Locale, Trial } from './i18n/languages.ts';

/** The same words in one language or in several; who reads another language is shown the first of them. */
export type OwnWords = Partial<Record<Exclude<Locale, Trial>, string>>;

type Post = { url: string; title: OwnWords };
type Testimonial = { by: 'worker' | 'buyer'; said: OwnWords };

/** The owner's: names, addresses and words, which no specification can know (C-32, C-63). Addresses lead to other sites. */
export type Product = {
  name: string;
  /** The footer's company line (FOOT-1). */
  company: string;
  /** Behind 'Join As Developer' (NAV-6). */
  repositoryUrl: string;
  /** FOOT-3. */
  videoSiteUrl: string;
  socialNetworkUrl: string;
  /** What is said about the marketplace, signed by role alone (HOME-20). */
  testimonials: readonly [Testimonial, Testimonial, Testimonial, Testimonial];
  /** What there is to read elsewhere (HOME-26). */
  posts: readonly [Post, Post, Post];
};

/** Yours. Move a line up from the examples below, and put in what is true of you. */
const yours = {
  name: 'TaskCoin',
} satisfies Partial<Product>;

/**
 * Ours, so that meanwhile nothing is empty: a company that does not exist, addresses that are kept for examples, words that nobody
 * has said. The page says so of the testimonials; a build for a real server names all that still stands here.
 */
const examples = {
  company: 'Example Company Ltd.',
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

/** What is still ours. */
export const examplesLeft: readonly string[] = Object.keys(examples).filter((name) => !(name in yours));

/** Where the Dashboard's screens lead to one another: their rows stand in console/screens.ts, which no screen may import. */
export const addresses = {
  adminHome: '/Dashboard/AdminHome',
  manageUsers: '/Dashboard/manageuser',
  manageTasks: '/Dashboard/managetask',
  buyerHome: '/Dashboard/buyerHome',
  addTask: '/Dashboard/buyerAddTask',
  myTasks: '/Dashboard/buyerTask',
  purchaseCoin: '/Dashboard/buyerPurchaseCoin',
  paymentHistory: '/Dashboard/paymentHistory',
  taskList: '/Dashboard/workerTaskList',
  mySubmissions: '/Dashboard/workerSubmission',
  withdrawals: '/Dashboard/withdrawals',
  /** One task, as its card leads to it (ROUTE-3). */
  taskDetails: (id: string): Address => `/Dashboard/taskDetails/${encodeURIComponent(wellFormed(id))}`,
} as const;

/** Somewhere behind /Dashboard, with or without a query. */
export type Address = `/Dashboard/${string}`;

/** A list's screen with the details of one of its records open. */
export const detailsIn = (list: Address, id: string): Address =>
  `${list}?details=${encodeURIComponent(wellFormed(id))}`;

/** A list's screen, narrowed as its own search (`q`) and filters narrow it. */
export const filteredIn = (list: Address, filter: Readonly<Record<string, unknown>>): Address =>
  `${list}?filter=${encodeURIComponent(wellFormed(JSON.stringify(filter)))}`;

/** Purchase Coin on the way to a task that costs so many coins: it says what is missing, and leads back to the draft. */
export const purchaseFor = (coins: number): Address => `${addresses.purchaseCoin}?for=${String(coins)}`;

/** Servers may send halves of characters, which no address can hold. */
const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\uFFFD');
