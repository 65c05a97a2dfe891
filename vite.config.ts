import react from '@vitejs/plugin-react';
import { Features } from 'lightningcss';
import { defineConfig, loadEnv } from 'vite';
import { readFileSync } from 'node:fs';
import { readSettings } from '#contract/settings.ts';
import { isSimulated, parseConfig } from '#runtime/config.ts';
import { compileAhead } from './vite/compileAhead.ts';
import { leaveMocksOut } from './vite/leaveMocksOut.ts';
import { licenses, LICENSES_FILE } from './vite/licenses.ts';
import { previewSite } from './vite/site/previewSite.ts';
import { sitePages } from './vite/site/sitePages.ts';
import { warnOfExamples } from './vite/warnOfExamples.ts';

/** Chunk that finds the user, loaded beside the code that renders. */
const SESSION = /src\/startup\/pageRuntime\.ts$/;

/** Chunk of React, separate so that its evaluation is a task of its own. */
const REACT = /node_modules\/(react|react-dom|react-router|scheduler)\//;

/** Chunk of small modules shared by public pages, which would be ten files otherwise. */
const PAGES =
  /src\/(public-site\/(Section|cardStyle|headlineStyle|useWayIn)|ui\/(art\/CoinStack|badges\/StatusBadge|forms\/(Form|NeedsCode)|loading\/\w+|messages\/EmptyState|text\/cut)|i18n\/(useCoinText|useSystemName|lazyWithTexts)|loading\/preloadable|authProvider\/RequireUser)\.tsx?$|\/react-icons\/.*\/(chevron-(left|right)|coin-multiple|person|task-list-add)\.js$/;

/**
 * Chunk of react-admin, and small modules of ours that depend on nothing else. It is whole: split by screen, its parts
 * would import each other. Modules for servers that page their lists are in `serverPages`.
 */
const REACT_ADMIN =
  /node_modules\/(ra-core\/(?!dist\/dataProvider\/(fetch|HttpError))|(ra-ui-materialui|@tanstack|query-string|filter-obj|split-on-first|strict-uri-encode|decode-uri-component|lodash|jsonexport|inflection)\/)|src\/(dataProvider\/online|ui\/shortcuts\/useSingleKeys)\.ts$|\/react-icons\/.*\/(history|search)\.js$/;

/** Chunk of form fields and overlays such as menus, which every list and form uses. */
const CONTROLS =
  /@mui\/(material\/(Card\w*|Menu\w*|List\w*|Popover|Popper|Grow|Fade|Modal|Backdrop|Portal|Paper|Divider|Dialog\w*|Unstable_TrapFocus|Form\w*|Input\w*|Outlined\w*|Filled\w*|Textarea\w*|\w*Select|TextField|internal|utils)|utils\/\w+)\/|react-transition-group|src\/(ui\/(forms\/(TextInput|FieldLabel|fieldStyle\w*)|overlay\/(closedByBack|openOverlays|Dialog|Menu|Popover))|domain\/wholeNumber)/;

/** Chunk of what controls share with the Dashboard: within the Dashboard's chunk, the login page would load that whole. */
const THEME_PROPS = /@mui\/system\/useThemeProps\//;

/** Chunk of every list, without the grid, which phones do not need, files' code, and the eye icon of the sign-in. */
const LIST =
  /src\/(ui\/(filters\/(?!RangeFields)|commands|rights|views|export\/(?!csv|readCsv)|forms\/BareSelect|page\/(ScreenHeading|useToday)|text\/Truncated|grid\/(?!LoadedGrid|gridFocus|NativeCheckbox|gridModels|gridRows))|domain\/(counted|typedDay)|changes\/use(Settle|FailureNotice)|ui\/shortcuts\/usePaletteCommands|resources\/submissions\/verdict\.)|\/react-icons\/(?!.*\/eye)/;

/** Prices of the owner's settings file, which public pages show before anybody has signed in. */
const pricesIn = (file: string | undefined) => {
  if (!file) return undefined;
  const { settings, problems } = readSettings(readFileSync(file, 'utf8'));
  if (problems.length > 0) throw new Error(problems.map((one) => `${file}: ${one}`).join('\n'));
  const { cardFees: _, acceptLosses: __, ...prices } = settings;
  return prices;
};

export default defineConfig(({ mode }) => {
  const env = loadEnv(mode, import.meta.dirname, ['VITE_', 'SETTINGS_FILE']);
  // Wrong values do not stop a build: the app shows them on a page.
  const { config, problems } = parseConfig(env, pricesIn(env.SETTINGS_FILE));
  const simulated = isSimulated(config);
  const define = { __SIMULATED__: JSON.stringify(simulated), __CONFIG__: JSON.stringify({ config, problems }) };
  return {
    plugins: [
      react(),
      leaveMocksOut(simulated),
      sitePages(config, problems.length === 0, define),
      previewSite(),
      licenses(),
      compileAhead(),
      warnOfExamples(config.demo),
    ],
    define,
    // Peers of bench/ have pages and packages of their own.
    optimizeDeps: { entries: ['index.html'] },
    css: { lightningcss: { exclude: Features.LightDark } },
    build: {
      target: 'es2023',
      modulePreload: { polyfill: false },
      license: { fileName: LICENSES_FILE },
      chunkSizeWarningLimit: 700,
      // The entry is three files (docs/decisions/0036-who-is-here-before-what-draws.md): split wherever later chunks
      // share code, it would be forty, and a tenth larger.
      rolldownOptions: {
        // Importing one thing from a resource's index.ts must not load the rest.
        treeshake: { moduleSideEffects: [{ test: /src\/resources\/\w+\/index\.ts$/, sideEffects: false }] },
        output: {
          codeSplitting: {
            groups: [
              { name: 'session', test: SESSION, priority: 4 },
              { name: 'react', test: REACT, priority: 3 },
              { name: 'app', tags: ['$initial'], priority: 2 },
              { name: 'pages', test: PAGES, priority: 2 },
              { name: 'react-admin', test: REACT_ADMIN, includeDependenciesRecursively: false },
              { name: 'theme-props', test: THEME_PROPS, includeDependenciesRecursively: false },
              { name: 'controls', test: CONTROLS, includeDependenciesRecursively: false, minShareCount: 2 },
              { name: 'list', test: LIST, includeDependenciesRecursively: false, minShareCount: 5 },
            ],
          },
        },
      },
    },
  };
});
