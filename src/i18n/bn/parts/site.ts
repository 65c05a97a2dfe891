import { demo } from '../demo.ts';
import { publicSite } from '../publicSite.ts';
import { shared } from '../shared.ts';
import type { Translated } from '../../messages.ts';

const texts = { ...shared, ...publicSite, ...demo } as const;
/** What every page may say: the bars around it, and the demo’s. */
export const site: Translated<'site', typeof texts> = texts;
