import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { readJson } from './readJson.mjs';
import { root } from './run.mjs';

/** @typedef {{ file: string, imports?: string[], css?: string[] }} Chunk */
/**
 * @typedef {{ name: string, path: string, files: string[], bytes: number, after: number, budget?: number }} RouteSize
 */

/** Style of the typeface, which every page loads after its first paint. */
const typeface = 'src/ui/theme/fonts.css';
/**
 * Code of the identity provider: loaded with the first touch of a public page, with a stored token, and on every other
 * page.
 */
const identity = 'src/services/firebaseFacade.ts';
const dashboard = [
  identity,
  'src/console/index.ts',
  'src/i18n/en/parts/console.ts',
  'src/ui/layers.ts',
  'src/ui/overlay/Back.tsx',
  'src/console/shell/PrintStyles.tsx',
];
/** Grid for the rows in wide windows. */
const grid = 'src/ui/grid/LoadedGrid.tsx';

/**
 * Lazily loaded modules of each route, and its budget in bytes of gzipped JavaScript and styles, including the entry.
 * The home page counts what a signed-out visitor loads without touching it. Rows whose modules do not exist are
 * skipped. `after` are modules that load by themselves once the screen stands, which waits for none of them: they are
 * counted apart and have no budget.
 * @type {{ name: string, path: string, late: string[], after?: string[], budget?: number }[]}
 */
// prettier-ignore
const routes = [
  { name: 'Home',                path: '/',                     late: ['src/public-site/home/HomePage.tsx'], budget: 212_000 },
  { name: 'Login',               path: '/login',                late: [identity, 'src/public-site/login/LoginPage.tsx'] },
  { name: 'About Us',            path: '/aboutUs',              late: ['src/public-site/about/AboutPage.tsx'] },
  { name: 'Dashboard, frame',    path: '/Dashboard',            late: dashboard },
  { name: 'Manage Users, grid',  path: '/Dashboard/manageuser', late: [...dashboard, 'src/resources/users/UserList.tsx', grid], budget: 557_000 },
  { name: 'Manage Task',         path: '/Dashboard/managetask', late: [...dashboard, 'src/resources/tasks/TaskList.tsx', grid], budget: 557_000 },
  { name: 'Admin Home',          path: '/Dashboard/AdminHome',  late: [...dashboard, 'src/dashboards/AdminHome.tsx', grid], after: ['src/resources/withdrawals/PaidToday.tsx', 'src/ui/text/Explain.tsx'], budget: 557_000 },
  { name: 'Buyer Home',          path: '/Dashboard/buyerHome',  late: [...dashboard, 'src/dashboards/BuyerHome.tsx', grid], budget: 557_000 },
  { name: 'Worker Home',         path: '/Dashboard/workerHome', late: [...dashboard, 'src/dashboards/WorkerHome.tsx', grid], budget: 557_000 },
  { name: 'Task Details',        path: '/Dashboard/taskDetails/', late: [...dashboard, 'src/dashboards/WorkerTask.tsx'] },
  { name: 'Purchase Coin, card form', path: '/Dashboard/buyerPurchaseCoin', late: [...dashboard, 'src/purchases/PurchaseKeeper.tsx', 'src/resources/payments/CardPayment.tsx', 'src/services/stripeFacade.ts'] },
  { name: 'Manage Users, with the palette open', path: '/Dashboard/manageuser', late: [...dashboard, 'src/resources/users/UserList.tsx', grid, 'src/console/palette/PaletteSearch.tsx'] },
];

/**
 * Sizes of the routes in a build's folder, by its manifest (`vite build --manifest`). `bytes` count the gzipped code and
 * styles that a screen waits for, `after` what loads behind it; `files` are all of them.
 * @param {string} outDir
 * @returns {RouteSize[]}
 */
export const routeSizes = (outDir) => {
  const folder = join(root, outDir);
  const manifest = /** @type {Record<string, Chunk> | undefined} */ (readJson(join(folder, '.vite/manifest.json')));
  if (!manifest) throw new Error(`${outDir} has no manifest: build it first.`);

  // The page's head lists the entry files; the last one imports the others.
  const code = [...readFileSync(join(folder, 'spa.html'), 'utf8').matchAll(/<meta name="code" content="\/([^"]+)"/g)];
  const entry = code.at(-1)?.[1];
  const start = Object.keys(manifest).find((key) => manifest[key]?.file === entry) ?? '';
  if (start === '') throw new Error(`${outDir} does not say what it starts with.`);

  /** @type {(key: string, seen: Set<string>) => Set<string>} */
  const withImports = (key, seen) => {
    if (seen.has(key)) return seen;
    seen.add(key);
    for (const imported of manifest[key]?.imports ?? []) withImports(imported, seen);
    return seen;
  };
  /** @param {readonly string[]} modules */
  const filesOf = (modules) => {
    const keys = modules.reduce((seen, module) => withImports(module, seen), /** @type {Set<string>} */ (new Set()));
    const files = [...keys].flatMap((key) => {
      const chunk = manifest[key];
      return chunk ? [chunk.file, ...(chunk.css ?? [])] : [];
    });
    return [...new Set(files)].sort();
  };
  /** @param {string[]} files */
  const sizeOf = (files) =>
    files.reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file)), { level: 9 }).length, 0);

  return routes
    .filter(({ late }) => late.every((module) => module in manifest))
    .map(({ name, path, late, after = [], budget }) => {
      const awaited = filesOf([start, typeface, ...late]);
      const files = filesOf([start, typeface, ...late, ...after]);
      return {
        name,
        path,
        files,
        bytes: sizeOf(awaited),
        after: sizeOf(files.filter((file) => !awaited.includes(file))),
        ...(budget !== undefined && { budget }),
      };
    });
};

/**
 * True for a route that has a budget and exceeds it.
 * @param {RouteSize} route
 */
export const isOverBudget = ({ bytes, budget }) => budget !== undefined && bytes > budget;
