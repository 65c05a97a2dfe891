import { demo } from '../demo.ts';
import { publicSite } from '../publicSite.ts';
import { shared } from '../shared.ts';

/** What every page may say: the public site, and the demo’s bar. */
export const site = { ...shared, ...publicSite, ...demo } as const;
