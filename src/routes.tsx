import type { ReactNode } from 'react';
import { Outlet, type RouteObject } from 'react-router';
import type { Role } from './domain/entities.ts';
import { HomePage } from './public-site/home/HomePage.tsx';
import { NotFoundPage } from './public-site/not-found/NotFoundPage.tsx';
import { PageFailed } from './public-site/shell/PageFailed.tsx';
import { SiteLayout } from './public-site/shell/SiteLayout.tsx';

/** The console's screens decide which remembered address a role may open; they are asked only after a sign-in. */
const mayOpen = async (path: string, role: Role): Promise<boolean> =>
  (await import('./console/screens.ts')).mayOpen(path, role);

/** The outer routes (ROUTE-1); everything below /Dashboard is read from the console's screens. `extras` come last on every page. */
export const createRoutes = (extras?: ReactNode): RouteObject[] => [
  {
    element: (
      <>
        <Outlet />
        {extras}
      </>
    ),
    HydrateFallback: () => null,
    children: [
      {
        element: <SiteLayout />,
        children: [
          {
            errorElement: <PageFailed />,
            children: [
              { path: '/', element: <HomePage /> },
              {
                path: '/aboutUs',
                lazy: async () => ({ Component: (await import('./public-site/about/AboutPage.tsx')).AboutPage }),
              },
              {
                path: '/login',
                lazy: async () => {
                  const { LoginPage } = await import('./public-site/login/LoginPage.tsx');
                  return { element: <LoginPage mayOpen={mayOpen} /> };
                },
              },
              {
                path: '/register',
                lazy: async () => ({
                  Component: (await import('./public-site/register/RegisterPage.tsx')).RegisterPage,
                }),
              },
              {
                path: '/Profile',
                lazy: async () => ({ Component: (await import('./public-site/profile/ProfilePage.tsx')).ProfilePage }),
              },
              {
                path: '/Dashboard/*',
                lazy: async () => {
                  const { Dashboard } = await import('./console/Dashboard.tsx');
                  return { element: <Dashboard notFound={<NotFoundPage />} /> };
                },
              },
              { path: '*', element: <NotFoundPage /> },
            ],
          },
        ],
      },
    ],
  },
];
