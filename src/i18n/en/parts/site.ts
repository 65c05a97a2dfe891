import { about } from '../about.ts';
import { demo } from '../demo.ts';
import { home } from '../home.ts';
import { paymentSystems } from '../paymentSystems.ts';
import { publicSite } from '../publicSite.ts';
import { shared } from '../shared.ts';
import { testimonials } from '../testimonials.ts';

/** What every page may say: the public site, and the demo’s bar. */
export const site = {
  ...shared,
  ...publicSite,
  ...home,
  ...testimonials,
  ...about,
  ...paymentSystems,
  ...demo,
} as const;
