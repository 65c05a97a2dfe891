/** Texts of the public site and of what every page shows: navigation bar, footer, sign-in and the demo's bar. */
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
