import { setup as texts } from '../setup.ts';
import type { Translated } from '../../messages.ts';

/** Said by the one page that stands in place of the product. */
export const setup: Translated<'setup', typeof texts> = texts;
