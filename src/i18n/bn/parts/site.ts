import '../typeface.css';
import { demo } from '../demo.ts';
import { publicSite } from '../publicSite.ts';
import { shared } from '../shared.ts';
import type { Translated } from '../../messages.ts';
import { fetchTypeface } from '../../typeface.ts';

const texts = { ...shared, ...publicSite, ...demo } as const;
/** What every page may say: the bars around it, and the demo’s. */
export const site: Translated<'site', typeof texts> = texts;

/** The site's part is among all that the language is spoken with: parts.ts waits for its letters. */
export const letters = fetchTypeface('বাংলা');
