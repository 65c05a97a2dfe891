import { setup as texts } from '../setup.ts';
import type { Translated } from '../../messages.ts';

/** Texts of the page shown when the configuration is wrong. */
export const setup: Translated<'setup', typeof texts> = texts;
