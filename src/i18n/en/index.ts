import * as console from './parts/console.ts';
import * as profile from './parts/profile.ts';
import * as site from './parts/site.ts';

/**
 * English texts, whose shape other languages must have. `%{name}` is a variable; `||||` separates singular and plural.
 * The product loads them in parts, by `loadTexts`.
 */
export const en = { ...site, ...console, ...profile } as const;
