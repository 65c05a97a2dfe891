import type { ReactNode } from 'react';
import { I18nProvider } from './i18n/I18nProvider.tsx';
import { AppTheme } from './ui/theme/AppTheme.tsx';

/** Theme and language for the few pages that stand in place of the product. */
export const Standalone = ({ children }: { children: ReactNode }) => (
  <AppTheme>
    <I18nProvider>{children}</I18nProvider>
  </AppTheme>
);
