import { console } from './console.ts';
import { demo } from './demo.ts';
import { publicSite } from './publicSite.ts';
import { shared } from './shared.ts';

/** English, and the shape every other language satisfies. `%{name}` is a variable; `||||` separates singular and plural. */
export const en = { ...shared, ...publicSite, ...console, ...demo } as const;
