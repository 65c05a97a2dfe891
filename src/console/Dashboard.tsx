import { ArrowLeftRegular } from '@fluentui/react-icons/headless/svg/arrow-left';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, type ReactNode } from 'react';
import {
  OptionalResourceContextProvider,
  RecordContextProvider,
  useGetOne,
  useResourceContext,
  type RaRecord,
} from 'react-admin';
import { Navigate, Route, Routes, useLocation, Link as RouterLink } from 'react-router';
import { RequireUser } from '#authProvider/RequireUser.tsx';
import { useSession, useSessionState } from '#authProvider/SessionContext.tsx';
import { BulkProvider } from '#bulk/BulkProvider.tsx';
import { failureOf } from '#changes/failureOf.ts';
import { useT } from '#i18n/useT.ts';
import { PurchasesProvider } from '#purchases/PurchasesProvider.tsx';
import { EmptyState } from '#ui/messages/EmptyState.tsx';
import { ErrorBoundary } from '#ui/messages/ErrorBoundary.tsx';
import { DASHBOARD } from '#ui/page/consolePath.ts';
import { useNextHeadingFocus } from '#ui/page/HeadingFocus.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { usePageTitle } from '#ui/page/usePageTitle.ts';
import { usePrerendered } from '#ui/page/usePrerendered.ts';
import { ConsoleProviders } from './ConsoleProviders.tsx';
import { ScreenGate } from './ScreenGate.tsx';
import { addressOf, homeOf, placeAt, screens, type Params, type Place, type Screen } from './screens.ts';
import { BriefFrame, ConsoleFrame, PrerenderedFrame } from './shell/ConsoleFrame.tsx';
import { ConsoleLayout } from './shell/ConsoleLayout.tsx';
import { ScreenSkeleton, ShapeContext } from './shell/ScreenSkeleton.tsx';

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
    <ShapeContext value={place?.screen.shape}>
      <RequireUser Loader={ConsoleFrame}>
        <ConsoleProviders fallback={<BriefFrame />}>
          <ConsoleLayout>
            <BulkProvider>
              <PurchasesProvider>{place ? <ScreenPage key={address} place={place} /> : <Root />}</PurchasesProvider>
            </BulkProvider>
          </ConsoleLayout>
        </ConsoleProviders>
      </RequireUser>
    </ShapeContext>
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
  return <Trouble title={t('roleUnknown.title')} text={t('roleUnknown.text')} onRetry={() => void session.refresh()} />;
};

type TroubleProps = { title: string; text: string; tone?: 'status' | 'alert'; onRetry: () => void };

const Trouble = ({ title, text, tone = 'status', onRetry }: TroubleProps) => {
  const action = { label: useT()('action.tryAgain'), onClick: onRetry };
  return (
    <>
      <PageHeading>{title}</PageHeading>
      <EmptyState tone={tone} title={text} action={action} />
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

/**
 * A screen of one record, loaded before it is drawn (ROUTE-4). A failure has a way back and another try (C-05); a deleted
 * record has the part of its screen that needs none.
 */
const RecordScreen = ({ screen: { Component, from }, id }: { screen: Screen; id: string }) => {
  const t = useT();
  const focusNextHeading = useNextHeadingFocus();
  const resource = useResourceContext() ?? '';
  const { data, error, refetch } = useGetOne<RaRecord>(resource, { id, meta: APART }, { gcTime: 0 });
  if (!data && !error) return <ScreenSkeleton />;
  const { isGone, doubt } = failureOf(error);
  const why = doubt === 'offline' || doubt === 'timeout' ? (`list.cause.${doubt}` as const) : 'screen.failed';
  return (
    <>
      <WayBack path={from} />
      {data ? (
        <RecordContextProvider value={data}>
          <Component isGone={isGone} />
        </RecordContextProvider>
      ) : (
        <>
          <Trouble
            tone="alert"
            title={t(isGone ? 'screen.goneTitle' : 'screen.failedTitle')}
            text={t(isGone ? 'screen.gone' : why)}
            onRetry={() => {
              // The pressed button goes with the message.
              focusNextHeading();
              void refetch();
            }}
          />
          {isGone && <Component isGone id={id} />}
        </>
      )}
    </>
  );
};

/**
 * A query key of its own, so that nothing is drawn before the server has answered. react-admin keeps each row of a list where
 * getOne without `meta` finds it, and `gcTime: 0` forgets the record with the page.
 */
const APART = { of: 'RecordScreen' } as const;

const WayBack = ({ path }: { path: string | undefined }) => {
  const t = useT();
  const screen = screens.find((other) => other.path === path);
  if (!screen?.label) return null;
  return (
    <Box sx={{ mb: 1 }}>
      <Link component={RouterLink} to={addressOf(screen)} sx={wayStyle}>
        <ArrowLeftRegular aria-hidden className="Sideways" />
        {t('screen.back', { screen: t(screen.label) })}
      </Link>
    </Box>
  );
};

const wayStyle = { display: 'inline-flex', alignItems: 'center', gap: 0.5, minHeight: 24 } as const;
