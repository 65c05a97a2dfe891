/**
 * @param {string} group
 * @param {number} from
 * @param {number} to
 */
const range = (group, from, to) => Array.from({ length: to - from + 1 }, (_, i) => `${group}-${from + i}`);

/**
 * Behaviours whose screens do not exist yet. 'AH-*' stands for a whole group. A row goes when its screen comes.
 * @type {{ ids: string[], reason: string }[]}
 */
// prettier-ignore
export const deferred = [
  { ids: ['HOME-*'], reason: 'the front page is a plain one yet' },
  { ids: ['BH-*', 'BA-*', 'BT-*', ...range('API-BUYER', 1, 8), 'GUARD-6', ...range('TITLE', 8, 10)], reason: 'the buyer’s screens' },
  { ids: ['WH-*', 'WS-*', 'WT-*', 'WD-*', 'WW-*', 'API-WORKER-*', 'GUARD-7', ...range('TITLE', 13, 17)], reason: 'the worker’s screens' },
  { ids: [...range('DASH', 3, 4), ...range('DASH', 19, 20), ...range('ROUTE', 2, 4)], reason: 'role homes and whole sidebars need every screen' },
];
