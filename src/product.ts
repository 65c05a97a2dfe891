import type { Locale, Trial } from './i18n/languages.ts';

/** The same words in one language or in several; who reads another language is shown the first of them. */
export type OwnWords = Partial<Record<Exclude<Locale, Trial>, string>>;

type Post = { url: string; title: OwnWords; text: OwnWords };
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
      said: {
        en: 'I do a task or two on the bus. My list says what became of each of them.',
        bn: 'বাসে বসেই একটি-দুটি কাজ করে ফেলি। কোনটির কী হলো, তা আমার তালিকায় লেখা থাকে।',
      },
    },
    {
      by: 'buyer',
      said: {
        en: 'I write down what I need, read what is sent in, and approve what is right.',
        bn: 'কী দরকার লিখে দিই, যা জমা পড়ে পড়ি, আর যেটি ঠিক হয়েছে সেটি অনুমোদন করি।',
      },
    },
    {
      by: 'worker',
      said: {
        en: 'What a task pays stands on its card, so I know before I start.',
        bn: 'কাজের কার্ডেই পারিশ্রমিক লেখা থাকে, তাই শুরু করার আগেই জানি কত পাব।',
      },
    },
    {
      by: 'buyer',
      said: {
        en: 'I say how many people I need and what each of them gets, and see the sum before I post the task.',
        bn: 'কতজন লাগবে আর প্রত্যেকে কত পাবেন, আমিই বলে দিই; কাজটি দেওয়ার আগেই মোট খরচ দেখতে পাই।',
      },
    },
  ],
  posts: [
    {
      url: 'https://medium.com/tag/freelancing',
      title: { en: 'Working for yourself', bn: 'নিজের জন্য কাজ' },
      text: { en: 'What others write about freelancing.', bn: 'ফ্রিল্যান্সিং নিয়ে অন্যরা যা লেখেন।' },
    },
    {
      url: 'https://medium.com/tag/remote-work',
      title: { en: 'Working from anywhere', bn: 'যেকোনো জায়গা থেকে কাজ' },
      text: { en: 'What others write about remote work.', bn: 'দূরে বসে কাজ করা নিয়ে অন্যরা যা লেখেন।' },
    },
    {
      url: 'https://medium.com/tag/crowdsourcing',
      title: { en: 'Many hands, one job', bn: 'অনেক হাত, একটি কাজ' },
      text: { en: 'What others write about crowdsourcing.', bn: 'অনেকে মিলে কাজ করা নিয়ে অন্যরা যা লেখেন।' },
    },
  ],
} satisfies Partial<Product>;

export const product: Product = { ...examples, ...yours };

/** What is still ours. */
export const examplesLeft: readonly string[] = Object.keys(examples).filter((name) => !(name in yours));
