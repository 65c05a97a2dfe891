import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { AppProviders } from './app/App.tsx';
import { parseConfig } from './runtime/config.ts';
import { createRoutes } from './app/createRoutes.tsx';
import { createRuntime } from './runtime/runtime.ts';
import { PrerenderedFrame } from './console/shell/ConsoleFrame.tsx';
import { i18nProvider } from './i18n/i18nProvider.ts';
import type { PlainKey } from './i18n/messages.ts';
import { product } from './product.ts';
import { prerenderedPages } from './public-site/prerenderedPages.ts';
import { titleOf } from './public-site/shell/titleOf.ts';
import { DASHBOARD } from './ui/page/consolePath.ts';
import { PrerenderedContext } from './ui/page/usePrerendered.ts';
import { tokensOf } from './ui/theme/tokens.ts';

const never = new Promise<never>(() => {});

const text = (key: PlainKey | undefined): string => (key ? i18nProvider.translate(key, { name: product.name }) : '');

const bodyOf = async (path: string): Promise<string> => {
  const runtime = createRuntime(parseConfig({}, __CONFIG__.config.prices).config, never);
  const site = createStaticHandler(createRoutes(undefined, { element: <PrerenderedFrame /> }));
  const context = await site.query(new Request(`http://localhost${path}`));
  if (context instanceof Response) throw new Error(`${path} leads elsewhere and cannot be drawn`);
  return renderToString(
    <PrerenderedContext value>
      <AppProviders runtime={runtime}>
        <StaticRouterProvider router={createStaticRouter(site.dataRoutes, context)} context={context} hydrate={false} />
      </AppProviders>
    </PrerenderedContext>,
  );
};

/**
 * Prerenders the public pages as a signed-out visitor first sees them in English. It runs in Node during the build.
 * Resolves to the HTML and titles of each page and of the Dashboard's loading state (`frame`), and to the product's
 * name and colours.
 */
export const prerenderSite = async () => ({
  name: product.name,
  description: text('home.lead'),
  color: tokensOf('light').brand,
  background: tokensOf('light').surface1,
  pages: await Promise.all(
    prerenderedPages.map(async ({ path, headline, description }) => ({
      path,
      /** Content of the element #root, with emotion's <style> elements inline. */
      html: await bodyOf(path),
      /** Document title (TITLE-1 to TITLE-4, C-20). */
      title: text(titleOf(path)),
      /** Message texts for the page's <meta> elements: search engines and previews of shared links show them. */
      headline: text(headline),
      description: text(description),
    })),
  ),
  /** Loading state of the Dashboard, the same for every path below /Dashboard. */
  frame: { path: DASHBOARD, html: await bodyOf(DASHBOARD), title: product.name },
});

export type PrerenderedSite = Awaited<ReturnType<typeof prerenderSite>>;
export type PrerenderedPage = PrerenderedSite['pages'][number];
