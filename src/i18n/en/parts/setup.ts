/** Texts of the page shown when the configuration is wrong. */
export { setup } from '../setup.ts';
