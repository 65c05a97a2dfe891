import { about } from '../about.ts';
import { demo } from '../demo.ts';
import { home } from '../home.ts';
import { paymentSystems } from '../paymentSystems.ts';
import { publicSite } from '../publicSite.ts';
import { shared } from '../shared.ts';
import { testimonials } from '../testimonials.ts';
import type { Translated } from '../../messages.ts';

const texts = { ...shared, ...publicSite, ...home, ...testimonials, ...about, ...paymentSystems, ...demo } as const;
/** What every page may say: the public site, and the demo’s bar. */
export const site: Translated<'site', typeof texts> = texts;
