import { about } from '../about.ts';
import { paymentSystems } from '../paymentSystems.ts';

/** /aboutUs. */
export const aboutUs = { ...about, ...paymentSystems } as const;
