import * as console from './parts/console.ts';
import * as profile from './parts/profile.ts';
import * as site from './parts/site.ts';

/**
 * All English texts; every other language must have the same keys. `%{name}` is a variable, and `||||` separates
 * singular and plural. The product loads the texts in parts, by `loadTexts`.
 */
export const en = { ...site, ...console, ...profile } as const;
