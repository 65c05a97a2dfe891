import { about } from '../about.ts';
import { paymentSystems } from '../paymentSystems.ts';

/** Texts of /aboutUs. */
export const aboutUs = { ...about, ...paymentSystems } as const;
