import { Suspense, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { RequireUser } from '#authProvider/RequireUser.tsx';
import { useSessionState } from '#authProvider/SessionContext.tsx';
import { ErrorBoundary } from '#ui/messages/ErrorBoundary.tsx';
import { usePageTitle } from '#ui/page/usePageTitle.ts';
import { BulkProvider } from './bulk/BulkProvider.tsx';
import { ConsoleProviders } from './ConsoleProviders.tsx';
import { BuyersPurchases } from './purchases/BuyersPurchases.tsx';
import { RoleGate } from './RoleGate.tsx';
import { addressOf, DASHBOARD, homeOf, screenAt, type Screen } from './screens.ts';
import { ConsoleLayout } from './shell/ConsoleLayout.tsx';
import { ScreenSkeleton } from './shell/ScreenSkeleton.tsx';
import { UnknownRole } from './shell/UnknownRole.tsx';

/** Everything at and below /Dashboard. An address that no screen has is a 404 for everyone, signed in or not. */
export const Dashboard = ({ notFound }: { notFound: ReactNode }) => {
  const { pathname, search, hash } = useLocation();
  const screen = screenAt(pathname);
  const isRoot = pathname.replace(/\/+$/, '') === DASHBOARD;
  if (!screen && !isRoot) return notFound;
  if (screen && addressOf(screen) !== pathname) return <Navigate to={addressOf(screen) + search + hash} replace />;
  return (
    <RequireUser>
      <ConsoleProviders>
        <ConsoleLayout>
          <BulkProvider>
            <BuyersPurchases>{screen ? <ScreenPage key={screen.path} screen={screen} /> : <Root />}</BuyersPurchases>
          </BulkProvider>
        </ConsoleLayout>
      </ConsoleProviders>
    </RequireUser>
  );
};

const Root = () => {
  const role = useSessionState().record?.role;
  return role ? <Navigate to={homeOf(role)} replace /> : <UnknownRole />;
};

const ScreenPage = ({ screen: { role, title, Component } }: { screen: Screen }) => {
  usePageTitle(title);
  const known = useSessionState().record?.role;
  if (!known) return <UnknownRole />;
  return (
    <RoleGate role={role}>
      <ErrorBoundary>
        <Suspense fallback={<ScreenSkeleton />}>
          <Component />
        </Suspense>
      </ErrorBoundary>
    </RoleGate>
  );
};
