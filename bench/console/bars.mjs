/** Commit that the console's opening is compared with: before the console began with a frame. */
export const base = 'c9fea6b';

/**
 * Lists of users by other frameworks, by path. They have no sign-in and no texts, so they are compared with the admin's
 * list alone.
 * @type {Record<string, string>}
 */
export const peers = { refine: '/users', 'react-admin': '/#/users' };

/** Default comparisons: commits and peers. */
export const besides = [base, 'ec1a520', ...Object.keys(peers)];

/**
 * Limits for our times on the phone with an empty cache, as shares of the base's: first row shown, first paint (FCP),
 * blocked time (TBT).
 */
export const ratios = /** @type {const} */ ({ rows: 0.65, fcp: 0.4, tbt: 0.6 });

/** Limit for layout shift (CLS), on every device. */
export const CLS_BAR = 0.01;

/** Limit for the time until rows show at a second visit on the phone, as a share of the first one's. */
export const SECOND_BAR = 0.5;

/** List of each role, with its number of rows. */
export const lists = /** @type {const} */ ({
  admin: { path: '/Dashboard/manageuser', rows: 300 },
  buyer: { path: '/Dashboard/buyerTask', rows: 40 },
  worker: { path: '/Dashboard/workerSubmission', rows: 120 },
});

/** @typedef {keyof typeof lists} Role */

/**
 * Simulated devices: latency in milliseconds, bits a second, how many times slower the processor is, and the screen in
 * px.
 */
export const devices = /** @type {const} */ ({
  phone: { latency: 150, down: 1.6e6, up: 0.75e6, slower: 4, screen: { width: 390, height: 844 }, touch: true },
  desk: { latency: 40, down: 10e6, up: 10e6, slower: 1, screen: { width: 1440, height: 900 }, touch: false },
});

/** @typedef {keyof typeof devices} Device */
/** @typedef {'cold' | 'warm'} Cache */
