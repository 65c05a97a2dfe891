import { useTranslate } from 'ra-core';
import type { Translate } from './messages.ts';

/** Translate function of react-admin, typed by our texts: unknown keys and variables do not compile. */
export const useT = (): Translate => useTranslate();
