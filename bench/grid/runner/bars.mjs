/** Steps of a visit, in order; `heap` is measured after the last one. */
export const steps = /** @type {const} */ (['first', 'page', 'sort', 'filter', 'clear', 'select', 'bulk']);

/** @typedef {(typeof steps)[number]} Step */
/** @typedef {Partial<Record<Step, number>>} Bars */

/** Lists that are measured, with limits for our time as a share of the bare grid's. */
export const lists = /** @type {{ rows: number, perPage: number, bars: Bars }[]} */ ([
  { rows: 10_000, perPage: 25, bars: { first: 1.1, page: 1, sort: 0.6, filter: 0.7, select: 1.6, bulk: 0.8 } },
  { rows: 100_000, perPage: 100, bars: { page: 0.6, sort: 0.3, filter: 0.6 } },
]);

/** Limit for a thousand calls through our queue, as a multiple of the time of all at once. */
export const BULK_BAR = 1.1;

/** Limit for the longest task of a bulk over a page, in milliseconds, as the page is blocked meanwhile. */
export const TASK_BAR = 200;
