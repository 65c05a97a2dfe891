import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { withOtherBodies } from './withOtherBodies.ts';

/** What the modules of a package get instead of something they import. */
type Part = { of: RegExp; module: RegExp; instead: StandIn | ((file: string) => StandIn) };
/** Code, or a file of ours. */
type StandIn = { code: string } | { file: string };

/** Components and hooks that answer null. */
const never = (...names: string[]) => ({
  code: `const never = () => null; export { ${names.map((name) => `never as ${name}`).join()} };`,
});
/** The same for a file that is named for what it exports. The grid's cells also export a function that renders them. */
const neverThis = (file: string) => never(...new Set([file, file.replace(/^Grid/, 'render')]));
const ours = (name: string) => ({ file: fileURLToPath(new URL(`./standIns/${name}.ts`, import.meta.url)) });
const unchanged = (...names: string[]) => ({
  code: `const same = (text) => text; export { ${names.map((name) => `same as ${name}`).join()} };`,
});

/**
 * Parts of packages that bring much along and that nothing here ever draws or calls: the grid's own filter panel, toolbar,
 * pages, overlays, printing and editing of cells (lists have their own, or none); ripples, menus and script of MUI that the
 * theme turns off or that are the browser's own here; what Emotion does for styles on plain tags and for components in its HOCs;
 * react-admin's exporter and English plurals; stand-ins for what every browser has; the themes that MUI makes for components
 * outside of any. A Button that loads brings its own indicator. A build fails where a name is missing; a part that is needed
 * after all is not drawn: take its row out.
 */
// prettier-ignore
const parts: readonly Part[] = [
  { of: /x-data-grid\/material\//, module: /^@mui\/material\/(Autocomplete|Badge|Checkbox|Chip|LinearProgress|Tabs?|TextareaAutosize|ToggleButton)$/, instead: never('default') },
  { of: /x-data-grid\/material\//, module: /^@mui\/material\/TablePagination$/, instead: { code: 'export default () => null; export const tablePaginationClasses = {};' } },
  { of: /x-data-grid\//, module: /\/(GridFilterPanel|GridFilterForm|GridFilterInput(Value|Date|SingleSelect|Multiple\w+))\.mjs$/, instead: neverThis },
  { of: /x-data-grid\//, module: /\/(GridEdit\w+Cell|GridLongTextCell|GridActionsCell|GridColumnGroupHeader|GridLoadingOverlay)\.mjs$/, instead: neverThis },
  { of: /x-data-grid\//, module: /\/(useGridPrintExport|useGridRowEditing|useGridDataSource)\.mjs$/, instead: neverThis },
  { of: /x-data-grid\//, module: /\/useGridCellEditing\.mjs$/,    instead: ours('useGridCellEditing') },
  { of: /x-data-grid\//, module: /\/toolbarV8\/GridToolbar\.mjs$/, instead: never('GridToolbar', 'GridToolbarDivider', 'GridToolbarLabel') },
  { of: /@mui\/material\/(TextField|Select)\//, module: /\/FilledInput\/index\.mjs$/, instead: never('default') },
  { of: /@mui\/material\/Select\//,             module: /\/SelectInput\.mjs$/,        instead: never('default') },
  { of: /@mui\/material\/InputBase\//,         module: /\/TextareaAutosize\/index\.mjs$/, instead: never('default') },
  { of: /@mui\/material\/ButtonBase\//,         module: /\/TouchRipple\.mjs$/,        instead: never('default') },
  { of: /@mui\/material\/ButtonBase\//,         module: /\/useLazyRipple\/index\.mjs$/, instead: ours('useLazyRipple') },
  { of: /@mui\/material\/styles\//,             module: /\/stringifyTheme\.mjs$/,     instead: never('stringifyTheme') },
  { of: /@mui\/utils\/deepmerge\//,             module: /^react-is$/,                instead: { code: "export const isValidElementType = (type) => typeof type === 'function' || Boolean(type?.$$typeof);" } },
  { of: /@mui\/material\/(Icon)?Button\//,       module: /\/CircularProgress\/index\.mjs$/, instead: never('default') },
  { of: /@mui\/material\/(styles|GlobalStyles)\//, module: /\/defaultTheme\.mjs$/, instead: { code: 'export default {};' } },
  { of: /@mui\/material\/Box\/Box\.mjs$/,    module: /\/styles\/index\.mjs$/,      instead: { code: 'export const createTheme = () => ({});' } },
  { of: /@mui\//, module: /^prop-types$/,                instead: never('default') },
  { of: /@mui\/system\//, module: /\/InitColorSchemeScript\.mjs$/, instead: ours('initColorSchemeScript') },
  { of: /@mui\/system\//, module: /\/cssContainerQueries\/index\.mjs$/, instead: ours('cssContainerQueries') },
  { of: /@mui\/system\/cssVars\//, module: /\/localStorageManager\.mjs$/, instead: never('default') },
  { of: /@emotion\/react\//,  module: /^hoist-non-react-statics$/, instead: unchanged('default') },
  { of: /@emotion\/styled\//, module: /^@emotion\/is-prop-valid$/, instead: unchanged('default') },
  { of: /hasown\//,        module: /^function-bind$/,      instead: { code: 'module.exports = Function.prototype.bind;' } },
  { of: /ra-core\//,       module: /^jsonexport\//,         instead: never('default') },
  { of: /ra-core\//,       module: /^inflection$/,          instead: unchanged('humanize', 'inflect', 'pluralize', 'transform') },
  { of: /ra-core\//,       module: /^lodash\/isEqual\.js$/, instead: ours('isEqual') },
  { of: /\/ra-(core|data-simple-rest)\//, module: /^query-string$/, instead: ours('queryString') },
  { of: /node-polyglot\//, module: /^object\.entries$/,     instead: { code: 'module.exports = Object.entries;' } },
];

/** Functions of a file, wherever it declares them, that get other statements; and a constant of another value. */
type Functions = {
  of: RegExp;
  /** What tells the file from others of that name. */
  holds?: string;
  bodies: Readonly<Record<string, string>>;
  constant?: readonly [string, string];
};

const nothing = (...names: string[]) => Object.fromEntries(names.map((name) => [name, '']));

/**
 * The same within a file. The router brings forms, actions and fetchers, routes that are discovered late, what React Router's
 * own framework draws, transitions of views (whose memory it reads at the start), and warnings for developers; here are links
 * and loaders. Emotion writes prefixes for browsers of long ago; of those that a build is for, one wants one.
 */
// prettier-ignore
const functions: readonly Functions[] = [
  { of: /react-router\/dist\/\w+\/chunk-\w+\.mjs$/, holds: 'function createRouter(',
    constant: ['ENABLE_DEV_WARNINGS = true', 'ENABLE_DEV_WARNINGS = false'],
    bodies: {
      ...nothing(
        'handleAction', 'fetch2', 'handleFetcherAction', 'handleFetcherLoader', 'updateFetcherState', 'setFetcherError',
        'discoverRoutes', 'instrumentClientSideRouter', 'getRouteInstrumentationUpdates', 'useSubmit', 'useFormAction',
        'useViewTransitionState', 'createHashRouter', 'HistoryRouter', 'PrefetchPageLinks', 'RSCErrorHandler',
        'RemixRootDefaultErrorBoundary', 'startRedirectNavigation', 'runClientMiddlewarePipeline', 'callRouteMiddleware',
        'parseHydrationData', 'restoreAppliedTransitions', 'persistAppliedTransitions', 'createRoutesFromChildren',
        'useBlocker', 'updateBlocker', 'shouldBlockNavigation', 'patchRoutesImpl', 'DefaultErrorComponent',
        'markFetchRedirectsDone', 'abortStaleFetchLoads', 'markFetchersDone', 'deleteFetcher', 'queueFetcherForDeletion',
        'abortFetcher', 'getLoadingFetcher', 'getUpdatedRevalidatingFetchers', 'getUpdatedActionData',
        'decodeRouteErrorResponseDigest',
      ),
      normalizeNavigateOptions: 'return { path };',
      checkFogOfWar: 'return { active: false, matches: null };',
      usePrefetchBehavior: 'return [false, null, {}];',
    } },
  { of: /@emotion\/cache\/dist\/emotion-cache\.browser\.esm\.js$/,
    bodies: { prefix: "return value.startsWith('user-select') ? '-webkit-' + value + value : value;" } },
];

const CODE = '\0instead:';

/** Puts next to nothing in the place of parts of packages that are never used. For builds alone. */
export const leavePartsOut = (): Plugin => ({
  name: 'leave-parts-out',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: functions.map(({ of }) => of) },
    handler(code, id) {
      const row = functions.find(({ of, holds = '' }) => of.test(id) && code.includes(holds));
      if (!row) return null;
      const changed = withOtherBodies(this.parse(code), code, row.bodies);
      return { code: row.constant ? changed.replace(...row.constant) : changed, map: null };
    },
  },
  resolveId: (source, importer = '') => {
    const part = parts.find(({ of, module }) => of.test(importer) && module.test(source));
    if (!part) return null;
    const instead =
      typeof part.instead === 'function' ? part.instead(source.replace(/^.*\/|\.mjs$/g, '')) : part.instead;
    return 'file' in instead ? instead.file : CODE + instead.code;
  },
  load: (id) => (id.startsWith(CODE) ? id.slice(CODE.length) : null),
});
