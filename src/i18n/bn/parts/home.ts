import { home as texts } from '../home.ts';
import type { Translated } from '../../messages.ts';

/** The front page. */
export const home: Translated<'home', typeof texts> = texts;
