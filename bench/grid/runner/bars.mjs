/** The steps of one visit, in order; `heap` is taken after the last one. */
export const steps = /** @type {const} */ (['first', 'page', 'sort', 'filter', 'clear', 'select', 'bulk']);

/** @typedef {(typeof steps)[number]} Step */
/** @typedef {Partial<Record<Step, number>>} Bars */

/** Sizes of a list that are measured, and what our time may be at most, as a part of the bare grid's. */
export const lists = /** @type {{ rows: number, perPage: number, bars: Bars }[]} */ ([
  { rows: 10_000, perPage: 25, bars: { first: 1.1, page: 1, sort: 0.6, filter: 0.7, select: 1.6, bulk: 0.8 } },
  { rows: 100_000, perPage: 100, bars: { page: 0.6, sort: 0.3, filter: 0.6 } },
]);

/** A thousand calls through our queue may take so much of the time that they take all at once. */
export const BULK_BAR = 1.1;

/** The longest task of a bulk over a page may take so many milliseconds, whatever a peer's takes: the page answers nobody meanwhile. */
export const TASK_BAR = 200;
