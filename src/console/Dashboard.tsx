import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, type ReactNode } from 'react';
import { OptionalResourceContextProvider } from 'react-admin';
import { Navigate, Route, Routes, useLocation } from 'react-router';
import { RequireUser } from '#authProvider/RequireUser.tsx';
import { useSession, useSessionState } from '#authProvider/SessionContext.tsx';
import { BulkProvider } from '#bulk/BulkProvider.tsx';
import { useT } from '#i18n/useT.ts';
import { PurchasesProvider } from '#purchases/PurchasesProvider.tsx';
import { EmptyState } from '#ui/messages/EmptyState.tsx';
import { ErrorBoundary } from '#ui/messages/ErrorBoundary.tsx';
import { DASHBOARD } from '#ui/page/consolePath.ts';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { usePageTitle } from '#ui/page/usePageTitle.ts';
import { usePrerendered } from '#ui/page/usePrerendered.ts';
import { ConsoleProviders } from './ConsoleProviders.tsx';
import { RecordScreen } from './RecordScreen.tsx';
import { ScreenGate } from './ScreenGate.tsx';
import { addressOf, homeOf, placeAt, type Params, type Place, type Screen } from './screens.ts';
import { BriefFrame, ConsoleFrame, PrerenderedFrame } from './shell/ConsoleFrame.tsx';
import { ConsoleLayout } from './shell/ConsoleLayout.tsx';
import { ScreenSkeleton } from './shell/ScreenSkeleton.tsx';

/** Everything at and below /Dashboard. An address that no screen has is a 404 for everyone, signed in or not. */
export const Dashboard = ({ notFound }: { notFound: ReactNode }) => {
  const { pathname, search, hash } = useLocation();
  if (usePrerendered()) return <PrerenderedFrame />;
  const place = placeAt(pathname);
  const isRoot = pathname.replace(/\/+$/, '') === DASHBOARD;
  if (!place && !isRoot) return notFound;
  const address = place && addressOf(place.screen, place.params);
  if (address && address !== pathname) return <Navigate to={address + search + hash} replace />;
  return (
    <RequireUser Loader={ConsoleFrame}>
      <ConsoleProviders fallback={<BriefFrame />}>
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

/** A message for an answer without a role, which is unknown and not wrong: no redirect, and another try (C-06). */
const UnknownRole = () => {
  const t = useT();
  const session = useSession();
  return (
    <>
      <PageHeading>{t('roleUnknown.title')}</PageHeading>
      <EmptyState
        title={t('roleUnknown.text')}
        action={{ label: t('action.tryAgain'), onClick: () => void session.refresh() }}
      />
    </>
  );
};

const ScreenPage = ({ place }: { place: Place }) => {
  const { screen, params } = place;
  const t = useT() as (title: Screen['title'], params: Params) => string;
  usePageTitle(t(screen.title, params));
  const known = useSessionState().record?.role;
  if (!known) return <UnknownRole />;
  return (
    <ScreenGate screen={screen}>
      <ErrorBoundary>
        <OptionalResourceContextProvider value={screen.resource?.name}>
          <Suspense fallback={<ScreenSkeleton />}>
            {screen.page === 'show' ? (
              <RecordScreen screen={screen} id={params.id ?? ''} />
            ) : (
              <ScreenOf place={place} />
            )}
            <Typeface />
          </Suspense>
        </OptionalResourceContextProvider>
      </ErrorBoundary>
    </ScreenGate>
  );
};

/** The typeface, as large as a tenth of the console's code: it is loaded when no query is running any more. */
const Typeface = () => {
  const queryClient = useQueryClient();
  const fetching = useIsFetching();
  useEffect(() => {
    // `fetching` does not have the queries yet that the screen has started in this moment.
    if (queryClient.isFetching() === 0) void import('#ui/theme/fonts.css');
  }, [queryClient, fetching]);
  return null;
};

/**
 * The screen's component, within <Routes> where its path has parameters, as react-admin's own pages read them there. Not for
 * all screens: below <Routes>, navigate() does not tell when the page has changed, which LogOut waits for.
 */
const ScreenOf = ({ place: { screen, params } }: { place: Place }) =>
  Object.keys(params).length === 0 ? (
    <screen.Component />
  ) : (
    <Routes>
      <Route path={screen.path} element={<screen.Component />} />
    </Routes>
  );
