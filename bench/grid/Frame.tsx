import type { ReactNode } from 'react';
import type { Session } from '#authProvider/createSession.ts';
import { SessionProvider } from '#authProvider/SessionContext.tsx';
import { signedOut } from '#authProvider/sessionState.ts';
import { I18nProvider } from '#i18n/I18nProvider.tsx';
import { ConfirmProvider } from '#ui/dialogs/ConfirmProvider.tsx';
import { NoticesProvider } from '#ui/notices/NoticesProvider.tsx';
import { AppTheme } from '#ui/theme/AppTheme.tsx';

const admin = { ...signedOut, account: 'known' as const };
/** Session that never changes. */
const session = { state: () => admin, subscribe: () => () => {} } as unknown as Session;

/** Providers around every variant, as around the console. */
export const Frame = ({ children }: { children: ReactNode }) => (
  <AppTheme>
    <I18nProvider>
      <NoticesProvider>
        <SessionProvider session={session}>
          <ConfirmProvider>{children}</ConfirmProvider>
        </SessionProvider>
      </NoticesProvider>
    </I18nProvider>
  </AppTheme>
);
