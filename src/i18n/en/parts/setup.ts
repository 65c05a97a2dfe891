/** Said by the one page that stands in place of the product. */
export { setup } from '../setup.ts';
