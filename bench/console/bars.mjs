/** The commit that the console's opening is compared with: as it was before the console began with a frame. */
export const base = 'c9fea6b';

/**
 * Others' lists of users, by where they are: they know neither sign-in nor texts, and so are measured beside the admin's alone.
 * @type {Record<string, string>}
 */
export const peers = { refine: '/users', 'react-admin': '/#/users' };

/** What is measured beside ours where nothing else is asked for: commits, and peers. */
export const besides = [base, 'ec1a520', ...Object.keys(peers)];

/** Ours as a part of the base's on the phone, from an empty cache. */
export const ratios = /** @type {const} */ ({ rows: 0.65, fcp: 0.4, tbt: 0.6 });

/** Nothing moves, on whatever device. */
export const CLS_BAR = 0.01;

/** What the rows of a second visit may take of the first one's time, on the phone. */
export const SECOND_BAR = 0.5;

/** A list of each role, and how many rows a server holds of it. */
export const lists = /** @type {const} */ ({
  admin: { path: '/Dashboard/manageuser', rows: 300 },
  buyer: { path: '/Dashboard/buyerTask', rows: 40 },
  worker: { path: '/Dashboard/workerSubmission', rows: 120 },
});

/** @typedef {keyof typeof lists} Role */

/** Latency in milliseconds, bits a second, and how much slower the processor is made. */
export const devices = /** @type {const} */ ({
  phone: { latency: 150, down: 1.6e6, up: 0.75e6, slower: 4, screen: { width: 390, height: 844 }, touch: true },
  desk: { latency: 40, down: 10e6, up: 10e6, slower: 1, screen: { width: 1440, height: 900 }, touch: false },
});

/** @typedef {keyof typeof devices} Device */
/** @typedef {'cold' | 'warm'} Cache */
