import '../typeface.css';
import { about } from '../about.ts';
import { account } from '../account.ts';
import { demo } from '../demo.ts';
import { home } from '../home.ts';
import { paymentSystems } from '../paymentSystems.ts';
import { pictures } from '../pictures.ts';
import { publicSite } from '../publicSite.ts';
import { setup } from '../setup.ts';
import { shared } from '../shared.ts';
import { sharing } from '../sharing.ts';
import type { Translated } from '../../messages.ts';
import { fetchTypeface } from '../../fetchTypeface.ts';

const texts = {
  ...shared,
  ...publicSite,
  ...demo,
  ...home,
  ...about,
  ...account,
  ...pictures,
  ...paymentSystems,
  ...setup,
  ...sharing,
} as const;
/** Texts of the public site, and of every page: the bars around it, sign-in, and the demo’s. */
export const site: Translated<'site', typeof texts> = texts;

/** Loading of the typeface, which fetchPart.ts awaits with the site's part, as every page needs both. */
export const letters = fetchTypeface('বাংলা');
