import { Suspense, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { RequireUser } from '#authProvider/RequireUser.tsx';
import { useSessionState } from '#authProvider/SessionContext.tsx';
import { BulkProvider } from '#bulk/BulkProvider.tsx';
import type { Role } from '#domain/entities.ts';
import { PurchasesProvider } from '#purchases/PurchasesProvider.tsx';
import { ErrorBoundary } from '#ui/messages/ErrorBoundary.tsx';
import { usePageTitle } from '#ui/page/usePageTitle.ts';
import { ConsoleProviders } from './ConsoleProviders.tsx';
import { RecordScreen } from './RecordScreen.tsx';
import { addressOf, DASHBOARD, homeOf, placeAt, titleOf, type Place } from './screens.ts';
import { ConsoleLayout } from './shell/ConsoleLayout.tsx';
import { ScreenSkeleton } from './shell/ScreenSkeleton.tsx';
import { UnknownRole } from './shell/UnknownRole.tsx';

/** Everything at and below /Dashboard. An address that no screen has is a 404 for everyone, signed in or not. */
export const Dashboard = ({ notFound }: { notFound: ReactNode }) => {
  const { pathname, search, hash } = useLocation();
  const place = placeAt(pathname);
  const isRoot = pathname.replace(/\/+$/, '') === DASHBOARD;
  if (!place && !isRoot) return notFound;
  const address = place && addressOf(place.screen, place.params);
  if (address && address !== pathname) return <Navigate to={address + search + hash} replace />;
  return (
    <RequireUser>
      <ConsoleProviders>
        <ConsoleLayout>
          <BulkProvider>
            <PurchasesProvider>{place ? <ScreenPage key={address} place={place} /> : <Root />}</PurchasesProvider>
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

const ScreenPage = ({ place }: { place: Place }) => {
  const { screen, params } = place;
  usePageTitle(titleOf(place));
  const known = useSessionState().record?.role;
  if (!known) return <UnknownRole />;
  return (
    <RoleGate role={screen.role}>
      <ErrorBoundary>
        <Suspense fallback={<ScreenSkeleton />}>
          {screen.shows ? (
            <RecordScreen screen={screen} resource={screen.shows} id={params.id ?? ''} />
          ) : (
            <screen.Component />
          )}
        </Suspense>
      </ErrorBoundary>
    </RoleGate>
  );
};

/**
 * Lets one role through. Another role goes to /login and nothing is remembered (C-26): coming back would only turn it away
 * again. It stands outside of the screen, so that no call is made for somebody who may not see the answer.
 */
const RoleGate = ({ role, children }: { role: Role; children: ReactNode }) => {
  const { record } = useSessionState();
  return record?.role === role ? children : <Navigate to="/login" replace />;
};
