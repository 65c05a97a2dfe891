import { actions as texts } from '../actions.ts';
import type { Translated } from '../../messages.ts';

/** Comes with the notifications. */
export const actions: Translated<'actions', typeof texts> = texts;
