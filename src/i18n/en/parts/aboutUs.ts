import { about } from '../about.ts';

/** /aboutUs. */
export const aboutUs = { ...about } as const;
