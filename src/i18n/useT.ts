import { useTranslate } from 'ra-core';
import type { Translate } from './messages.ts';

/** Hook for react-admin's translate function, typed by our texts: unknown keys and missing variables do not compile. */
export const useT = (): Translate => useTranslate();
