/** Comes with the notifications. */
export { actions } from '../actions.ts';
