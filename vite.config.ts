import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { parseConfig } from './src/config.ts';
import { leaveMocksOut } from './vite/leaveMocksOut.ts';
import { leavePartsOut } from './vite/leavePartsOut.ts';
import { previewSite } from './vite/site/previewSite.ts';
import { sitePages } from './vite/site/sitePages.ts';

const FRONT_PAGE =
  /src\/public-site\/(home|carousel|reveal)\/|src\/i18n\/en\/(parts\/home|home|testimonials)\.ts$|node_modules\/embla-/;

export default defineConfig(({ mode }) => {
  // Wrong values do not stop a build: the app itself shows them on a readable page.
  const { config, problems } = parseConfig(loadEnv(mode, import.meta.dirname, 'VITE_'));
  const simulated = config.demo || config.simulate.size > 0;
  const define = { __SIMULATED__: JSON.stringify(simulated) };
  return {
    plugins: [
      react(),
      leaveMocksOut(simulated),
      leavePartsOut(),
      sitePages(config, problems.length === 0, define),
      previewSite(),
    ],
    // MSW brings the public suffix list (110 kB gzipped) to sort cookies by site; the demo has one site.
    resolve: { alias: { tldts: `${import.meta.dirname}/src/mocks/publicSuffixes.ts` } },
    define,
    build: {
      target: 'es2023',
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: 700,
      // What every page starts with is one file: cut where later parts share it, it would be forty, and a tenth larger. What the
      // front page adds is another.
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              { name: 'site', test: /src\/main\.tsx$/ },
              { name: 'home', test: FRONT_PAGE, includeDependenciesRecursively: false },
            ],
          },
        },
      },
    },
  };
});
