import { useTranslate } from 'ra-core';
import type { Translate } from './messages.ts';

/** The typed door to every text. A key or a variable that does not exist does not compile. */
export const useT = (): Translate => useTranslate();
