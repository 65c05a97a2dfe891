import { I18nContext } from 'ra-core';
import type { ReactNode } from 'react';
import { i18nProvider } from './i18nProvider.ts';

/** react-admin's own provider paints nothing first and remounts its children; this one does neither. */
export const I18nProvider = ({ children }: { children: ReactNode }) => (
  <I18nContext.Provider value={i18nProvider}>{children}</I18nContext.Provider>
);
