/** Texts loaded with the Notifications. */
export { actions } from '../actions.ts';
