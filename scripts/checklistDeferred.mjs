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
  { ids: ['BA-*', 'BT-*', 'BP-*', 'PH-*', ...range('API-BUYER', 5, 11), 'NAV-13', ...range('TITLE', 9, 12)], reason: 'the buyer’s screens' },
  { ids: ['WT-*', 'WD-*', ...range('API-WORKER', 1, 3), ...range('TITLE', 16, 17)], reason: 'the worker’s screens' },
  { ids: [...range('DASH', 19, 20), ...range('ROUTE', 2, 4)], reason: 'whole sidebars need every screen' },
  { ids: ['CONST-2'], reason: 'the purchase toast comes with the purchase' },
];
