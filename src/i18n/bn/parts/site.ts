import '../typeface.css';
import { demo } from '../demo.ts';
import { publicSite } from '../publicSite.ts';
import { shared } from '../shared.ts';
import type { Translated } from '../../messages.ts';
import { fetchTypeface } from '../../fetchTypeface.ts';

const texts = { ...shared, ...publicSite, ...demo } as const;
/** Texts of every page: the bars around it, and the demo’s. */
export const site: Translated<'site', typeof texts> = texts;

/** Loading of the typeface, which fetchPart.ts awaits with the site's part, as every page needs both. */
export const letters = fetchTypeface('বাংলা');
