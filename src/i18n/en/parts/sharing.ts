/** Descriptions for search engines, which the build alone uses. */
export { sharing } from '../sharing.ts';
