import '../typeface.css';
import { fetchTypeface } from '../../fetchTypeface.ts';

/** Bangla texts of the public site and of what every page shows: navigation bar, footer, sign-in and the demo's bar. */
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

/**
 * Promise of the typeface for Bangla. fetchPart.ts awaits it along with the site's texts, because every page needs
 * both.
 */
export const letters = fetchTypeface('বাংলা');
