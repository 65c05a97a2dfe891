import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { Outlet, type RouteObject } from 'react-router';
import type { Role } from '#domain/entities.ts';
import { loadTexts } from '#i18n/i18nProvider.ts';
import { lazyWithTexts } from '#i18n/lazyWithTexts.ts';
import { PageFailed } from '#public-site/shell/PageFailed.tsx';
import { SiteLayout } from '#public-site/shell/SiteLayout.tsx';
import { loadLayers } from '#ui/useLayers.ts';

/**
 * True when a role may open the path that a visitor asked for before signing in. It loads the Dashboard's code, so it
 * is called only after a sign-in.
 */
const mayOpen = async (path: string, role: Role): Promise<boolean> =>
  (await import('#console/index.ts')).mayOpen(path, role);

const login = async () => {
  const { LoginPage } = await import('#public-site/login/LoginPage.tsx');
  return { element: <LoginPage mayOpen={mayOpen} /> };
};
const ProfileFigures = lazyWithTexts('console', async () => (await import('#console/index.ts')).ProfileFigures);
const profile = async () => {
  const { ProfilePage } = await import('#public-site/profile/ProfilePage.tsx');
  return { element: <ProfilePage figures={<ProfileFigures />} /> };
};
const page = (load: () => Promise<ComponentType>) => async () => ({ Component: await load() });
const notFound = async () => (await import('#public-site/not-found/NotFoundPage.tsx')).NotFoundPage;
const NotFoundPage = lazy(async () => ({ default: await notFound() }));
const NotFoundBelow = () => (
  <Suspense>
    <NotFoundPage />
  </Suspense>
);
const dashboard = async () => {
  const [{ Dashboard }] = await Promise.all([import('#console/index.ts'), loadTexts('console'), loadLayers()]);
  return { element: <Dashboard notFound={<NotFoundBelow />} /> };
};

/**
 * Top-level routes of the product (ROUTE-1). `console` is the route of the Dashboard; the pages below it are in the
 * table of screens (src/console/screens.ts).
 */
const pagesWith = (console: RouteObject): RouteObject[] => [
  { path: '/', lazy: page(async () => (await import('#public-site/home/HomePage.tsx')).HomePage) },
  { path: '/aboutUs', lazy: page(async () => (await import('#public-site/about/AboutPage.tsx')).AboutPage) },
  { path: '/login', lazy: login },
  { path: '/register', lazy: page(async () => (await import('#public-site/register/RegisterPage.tsx')).RegisterPage) },
  { path: '/Profile', lazy: profile },
  { path: '/Dashboard/*', ...console },
  { path: '*', lazy: page(notFound) },
];

/**
 * Routes of the product within the site's layout (LAY-1). `extras` are elements rendered after every page. `console` is
 * the Dashboard's route; prerendering passes one that shows only the frame.
 */
export const createRoutes = (extras?: ReactNode, console: RouteObject = { lazy: dashboard }): RouteObject[] => [
  {
    element: (
      <>
        <Outlet />
        {extras}
      </>
    ),
    errorElement: <PageFailed />,
    HydrateFallback: () => null,
    children: [{ element: <SiteLayout />, children: [{ errorElement: <PageFailed />, children: pagesWith(console) }] }],
  },
];
