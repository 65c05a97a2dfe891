import type { ReactNode } from 'react';
import { SessionProvider } from './authProvider/SessionContext.tsx';
import { I18nProvider } from './i18n/I18nProvider.tsx';
import { RuntimeContext } from './RuntimeContext.tsx';
import type { Runtime } from './runtime.ts';
import { ServicesProvider } from './services/ServicesContext.tsx';
import { ConfirmProvider } from './ui/dialogs/ConfirmProvider.tsx';
import { NoticesProvider } from './ui/notices/NoticesProvider.tsx';
import { AppTheme } from './ui/theme/AppTheme.tsx';

/** Everything that pages expect around them; the router inside differs between the browser and the build's prerendering. */
export const AppProviders = ({ runtime, children }: { runtime: Runtime; children: ReactNode }) => (
  <AppTheme>
    <I18nProvider>
      <NoticesProvider>
        <RuntimeContext.Provider value={runtime}>
          <ServicesProvider services={runtime}>
            <SessionProvider session={runtime.session}>
              <ConfirmProvider>{children}</ConfirmProvider>
            </SessionProvider>
          </ServicesProvider>
        </RuntimeContext.Provider>
      </NoticesProvider>
    </I18nProvider>
  </AppTheme>
);
