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
import { causeOf } from '#ui/grid/LoadFailed.tsx';
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

/** All pages at and below /Dashboard. An address without a screen renders `notFound` for everyone, signed in or not. */
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

/**
 * Message with 'Try again' for a user whose record has no role. The user is not redirected, because the role is unknown
 * rather than a wrong one (C-06).
 */
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

/**
 * Component that loads the web font once no query is running. The font is as large as a tenth of the Dashboard's code,
 * so it would delay the queries.
 */
const Typeface = () => {
  const queryClient = useQueryClient();
  const fetching = useIsFetching();
  useEffect(() => {
    // Asked directly, because `fetching` lacks the queries that the screen has started since the last render.
    if (queryClient.isFetching() === 0) void import('#ui/theme/fonts.css');
  }, [queryClient, fetching]);
  return null;
};

/**
 * Component that renders a screen, within <Routes> if its path has parameters, because react-admin's own pages read
 * them there. Other screens have no <Routes>: within it, navigate() returns no promise, and signing out waits for that
 * promise (useLogOut).
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
 * Screen of one record, rendered once the record is loaded (ROUTE-4). A failed load shows a message with a way back and
 * 'Try again' (C-05). If the record is deleted, `Component` is rendered below that message too, with `isGone`.
 */
const RecordScreen = ({ screen: { Component, from }, id }: { screen: Screen; id: string }) => {
  const t = useT();
  const focusNextHeading = useNextHeadingFocus();
  const resource = useResourceContext() ?? '';
  const { data, error, refetch } = useGetOne<RaRecord>(resource, { id, meta: APART }, { gcTime: 0 });
  if (!data && !error) return <ScreenSkeleton />;
  const { isGone } = failureOf(error);
  const cause = causeOf(error);
  const why = cause ? (`list.cause.${cause}` as const) : 'screen.failed';
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
              // The focus would be lost, because the pressed button disappears with the message.
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
 * Query option `meta` that gives the record a query key of its own, so that nothing is rendered before the server has
 * answered. Without it, getOne would find the copy that react-admin caches for each row of a list. With `gcTime: 0` the
 * record leaves the cache with the page.
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
