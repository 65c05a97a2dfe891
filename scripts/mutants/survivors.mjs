/**
 * Mutants of Stryker’s that no test need notice, by file and as the command prints them. 'equivalent: …' says why nobody could
 * notice it, and it does not count; 'not worth: …' why nobody would want to, and it counts as survived.
 * @type {Readonly<Record<string, Readonly<Record<string, string>>>>}
 */
export const survivors = {};
