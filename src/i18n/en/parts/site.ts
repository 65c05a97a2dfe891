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

/** Texts of the public site, and of every page: the bars around it, sign-in, and the demo’s. */
export const site = {
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
