/** What the build tells search engines; no page in a browser says it. */
export { sharing } from '../sharing.ts';
