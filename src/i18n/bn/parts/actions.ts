import { actions as texts } from '../actions.ts';
import type { Translated } from '../../messages.ts';

/** Texts loaded with the Notifications. */
export const actions: Translated<'actions', typeof texts> = texts;
