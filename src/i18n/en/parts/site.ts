import { demo } from '../demo.ts';
import { publicSite } from '../publicSite.ts';
import { shared } from '../shared.ts';

/** Texts of every page: the bars around it, and the demo’s. */
export const site = { ...shared, ...publicSite, ...demo } as const;
