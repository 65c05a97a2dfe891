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
  { ids: ['BH-*', 'BA-*', 'BT-*', 'BP-*', 'PH-*', 'API-BUYER-*', 'NAV-13', 'GUARD-6', ...range('TITLE', 8, 12)], reason: 'the buyer’s screens' },
  { ids: ['WH-*', 'WS-*', 'WW-*', ...range('API-WORKER', 4, 7), ...range('TITLE', 13, 15)], reason: 'the worker’s screens' },
  { ids: [...range('DASH', 3, 4), 'DASH-19', 'ROUTE-2'], reason: 'role homes and whole sidebars need every screen' },
  { ids: ['CONST-2'], reason: 'the purchase toast comes with the purchase' },
];
