/**
 * Behaviours whose screens do not exist yet. 'AH-*' is a whole group. Remove a row when its screen is added.
 * @type {{ ids: string[], reason: string }[]}
 */
// prettier-ignore
export const deferred = [
];
