import { useTranslate } from 'ra-core';
import type { Translate } from './messages.ts';

/** react-admin's useTranslate for our texts: a key or a variable that does not exist does not compile. */
export const useT = (): Translate => useTranslate();
