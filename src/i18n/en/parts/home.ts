/** The front page. */
export { home } from '../home.ts';
