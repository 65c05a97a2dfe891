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
];
