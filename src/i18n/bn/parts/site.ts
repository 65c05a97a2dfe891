import '../typeface.css';
import { fetchTypeface } from '../../fetchTypeface.ts';

/** Texts of the public site, and of every page: the bars around it, sign-in, and the demo’s. */
export * from '../about.ts';
export * from '../account.ts';
export * from '../demo.ts';
export * from '../home.ts';
export * from '../paymentSystems.ts';
export * from '../pictures.ts';
export * from '../publicSite.ts';
export * from '../setup.ts';
export * from '../shared.ts';
export * from '../sharing.ts';

/** Loading of the typeface, which fetchPart.ts awaits with the site's part, as every page needs both. */
export const letters = fetchTypeface('বাংলা');
