import '#security/trustedTypes.ts';
import { lazy, Suspense, type ReactNode } from 'react';
import { matchRoutes, type RouteObject } from 'react-router';
import { App, createAppRouter, Standalone } from './app/App.tsx';
import { reloadOnStaleChunk } from './app/reloadOnStaleChunk.ts';
import { createRoutes } from './app/createRoutes.tsx';
import type { Runtime } from './runtime/runtime.ts';
import { restoreLanguage } from './i18n/keptLanguage.ts';
import { createPage, OnceHydrated } from './startup/createPage.tsx';
import { onFirstTouch } from './loading/onFirstTouch.ts';
import { config, isAccountChooser, pageRuntime, problems } from './startup/pageRuntime.ts';
import { keepDroppedFiles } from './ui/forms/droppedFiles.ts';
import { isConsolePath } from './ui/page/consolePath.ts';

const page = createPage(document.getElementById('root') ?? document.body);

/** Bar of the demo; `__SIMULATED__` is a build-time constant, so other builds do not contain the import. */
const DemoBar = __SIMULATED__
  ? lazy(() => import('./mocks/DemoBar.tsx').then((module) => ({ default: module.DemoBar })))
  : null;

/** Renders a page instead of the product, with theme and language but without router and session. */
const showAlone = (children: ReactNode) => page.show(<Standalone>{children}</Standalone>);

const showUnavailable = async (error: unknown) => {
  console.error(error);
  if (!__SIMULATED__) return;
  const { NoServiceWorker } = await import('./mocks/NoServiceWorker.tsx');
  showAlone(<NoServiceWorker />);
};

const showAccountChooser = async () => {
  const [{ AccountChooser }] = await Promise.all([import('./mocks/identity/AccountChooser.tsx'), restoreLanguage()]);
  showAlone(<AccountChooser inBrowser={config.demo} />);
  loadTypeface();
};

const showMisconfigured = async () => {
  const { Misconfigured } = await import('./app/Misconfigured.tsx');
  showAlone(<Misconfigured problems={problems} />);
};

const start = async ({ runtime, failure, expected }: NonNullable<typeof pageRuntime>) => {
  if (expected)
    void openConsole(runtime).catch(() => {
      // The route loads the same code and the screen the same list, and they show the error.
    });
  const routes = createRoutes(
    DemoBar && (
      <OnceHydrated>
        <Suspense fallback={null}>
          <DemoBar inBrowser={config.simulatedBy === 'browser'} realServer={!config.demo} />
        </Suspense>
      </OnceHydrated>
    ),
  );
  // A prerendered page hydrates in English and then changes to the stored language (I18nProvider). The lazy routes
  // request their texts before that change, so both languages are loaded.
  const taking = page.isPrerendered() && loadLazyRoutes(routes).catch(page.startOver);
  await Promise.all([taking, restoreLanguage()]);
  const router = createAppRouter(runtime, routes);
  page.show(<App runtime={runtime} router={router} />);
  // After `show`: the page of the failure must not hydrate the prerendered page, which it replaces.
  void failure.then((failed) => failed && showUnavailable(failed.error));
  // After the first paint, which uses fallback fonts; in the console, its rows load first (Dashboard.tsx).
  const showTypeface = () => {
    if (!isConsole()) loadTypeface();
  };
  showTypeface();
  router.subscribe(showTypeface);
  linkManifest();
  keepDroppedFiles();
  if (!expected) startSession(runtime.session.start);
};

/**
 * Loads the lazy routes of the current path before the router is created; otherwise its first render would be empty.
 */
const loadLazyRoutes = async (routes: RouteObject[]): Promise<void> => {
  const lazy = (matchRoutes(routes, location.pathname) ?? []).map(({ route }) => route).filter((route) => route.lazy);
  await Promise.all(
    lazy.map(async (route) => {
      const loaded = typeof route.lazy === 'function' ? await route.lazy() : {};
      Object.assign(route, loaded, { lazy: undefined });
    }),
  );
};

/** Adds the link to the web manifest. Prerendered pages leave it out for speed (vite/site/composePage.ts). */
const linkManifest = (): void => {
  if (document.querySelector('link[rel="manifest"]')) return;
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'manifest', href: '/manifest.webmanifest' }),
  );
};

const loadTypeface = () => void import('./ui/theme/fonts.css');

const isConsole = () => isConsolePath(location.pathname);

const openConsole = async (runtime: Runtime): Promise<void> => {
  if (!isConsole()) return;
  const { preloadScreen, readAhead } = await import('./console/index.ts');
  await Promise.all([preloadScreen(location.pathname), readAhead(runtime, location)]);
};

/**
 * Calls `ask`, which asks the identity provider who is signed in. On a prerendered public page the call waits for the
 * first pointer, key or input event, because reading needs no identity provider.
 */
const startSession = (ask: () => void) => {
  if (page.isPrerendered() && !isConsole()) onFirstTouch(ask);
  else ask();
};

reloadOnStaleChunk();
if (pageRuntime) {
  // In its own task after the modules' evaluation, so that the browser can handle input in between.
  const opened = pageRuntime;
  setTimeout(() => void start(opened));
} else if (__SIMULATED__ && isAccountChooser) {
  void showAccountChooser();
} else {
  console.error(`Configuration: missing or not usable: ${problems.map(({ variable }) => variable).join(', ')}`);
  void showMisconfigured();
}
