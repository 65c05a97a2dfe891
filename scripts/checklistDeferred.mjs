/**
 * Behaviours whose screens do not exist yet. 'AH-*' stands for a whole group. A row goes when its screen comes.
 * @type {{ ids: string[], reason: string }[]}
 */
// prettier-ignore
export const deferred = [
];
