import { admin } from './parts/admin.ts';
import { buyer } from './parts/buyer.ts';
import { dashboard } from './parts/dashboard.ts';
import { site } from './parts/site.ts';
import { worker } from './parts/worker.ts';

/**
 * English, and the shape every other language satisfies. `%{name}` is a variable; `||||` separates singular and plural. In the
 * running product its parts come one after the other, see loadTexts.
 */
export const en = { ...site, ...dashboard, ...admin, ...buyer, ...worker } as const;
