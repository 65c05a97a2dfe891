import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoEnv } from './demoEnv.mjs';
import { root } from './run.mjs';
import { states } from './sheetStates.mjs';

// `npm run pictures -- --all`: draws every screen and state of the demo at every width, light, dark and in Bangla, and
// one page with all of them, outside of the repository. `--widths=390,1440`, `--looks=dark` and words in the names of
// states narrow it; `--to=FOLDER` names the folder.

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('./sheetStates.mjs').State} State */

const WIDTHS = [1440, 390, 768, 1024, 1920];
/** Height in px of a usual window of this width. */
const heightOf = (/** @type {number} */ width) => ({ 390: 844, 768: 1024, 1024: 768, 1920: 1080 })[width] ?? 900;
const looks = {
  light: { theme: 'light', locale: 'en' },
  dark: { theme: 'dark', locale: 'en' },
  bangla: { theme: 'light', locale: 'bn' },
};
/** @typedef {keyof typeof looks} Look */

const chosen = (/** @type {string} */ option) =>
  process.argv.find((arg) => arg.startsWith(`--${option}=`))?.split('=')[1];

/**
 * Resolves to a function that returns a text of the language by its key, with `vars` filled in; it throws for an
 * unknown key.
 */
const textsOf = async (/** @type {string} */ locale) => {
  const { runnerImport } = await import('vite');
  /** @type {Record<string, unknown>} */
  const all = {};
  // Not its parts, of which one brings a typeface.
  const texts = join(root, 'src/i18n', locale);
  for (const file of readdirSync(texts).filter((name) => name.endsWith('.ts'))) {
    /** @type {{ module: object }} */
    const { module } = await runnerImport(join(texts, file), { root });
    Object.assign(all, module);
  }
  return (/** @type {string} */ key, /** @type {Record<string, string>} */ vars = {}) => {
    /** @type {unknown} */
    let text = all;
    for (const name of key.split('.')) text = /** @type {Record<string, unknown> | undefined} */ (text)?.[name];
    if (typeof text !== 'string') throw new Error(`There is no text ${key}.`);
    return text.replace(/%\{(\w+)\}/g, (_, /** @type {string} */ name) => vars[name] ?? '');
  };
};

/** Builds the demo and shows it; resolves to its address and to a function that ends it. */
const showDemo = async () => {
  Object.assign(process.env, demoEnv());
  const { build, preview } = await import('vite');
  const outDir = await mkdtemp(join(tmpdir(), 'taskcoin-demo-'));
  await build({ root, logLevel: 'error', build: { outDir, emptyOutDir: true } });
  const server = await preview({ root, logLevel: 'error', build: { outDir }, preview: { port: 0 } });
  const end = async () => {
    await server.close();
    await rm(outDir, { recursive: true });
  };
  return { address: server.resolvedUrls?.local[0] ?? '', end };
};

/**
 * Waits until the fonts have loaded, and then for parts that come late.
 * @param {Page} page
 * @param {number} [patience] milliseconds for these
 */
const settle = async (page, patience = 350) => {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(patience);
};

/**
 * Opens a page in a state, once its rows have loaded.
 * @param {Page} page
 * @param {string} address
 * @param {State} state
 * @param {Awaited<ReturnType<typeof textsOf>>} t texts by their keys
 * @param {Record<string, string>} kept what localStorage has to hold before
 */
const open = async (page, address, { path, then, whole }, t, kept) => {
  await page.evaluate((before) => {
    sessionStorage.clear();
    localStorage.clear();
    for (const [key, value] of Object.entries(before)) localStorage.setItem(key, value);
  }, kept);
  await page.goto(new URL(path, address).href);
  await page.locator('h1').first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => !document.querySelector('main .MuiSkeleton-root, main [aria-busy="true"]'));
  await page.waitForLoadState('networkidle');
  await then?.(page, t);
  if (whole) await page.addStyleTag({ content: withoutDemoBar });
  await settle(page, 1000);
};

/** Style for a page that is drawn whole, which would have the demo's bar, and the room kept for it, in its middle. */
const withoutDemoBar = `aside.MuiStack-root { display: none !important }
  html { --demo-bar-height: 0px !important; --demo-corner: 0px !important }`;

/** Resolves when pictures that wait to be scrolled to are loaded, for a page that is drawn whole. */
const loadPictures = (/** @type {Page} */ page) =>
  page.evaluate(async () => {
    for (const picture of document.images) picture.loading = 'eager';
    await Promise.allSettled([...document.images].map((picture) => picture.decode()));
  });

/** True if a page is wider than its window. */
const isTooWide = (/** @type {Page} */ page) =>
  page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);

/**
 * Draws the states of a role (`ofRole`), each in all widths (px), into files of the folder. `look` is a key of `looks`,
 * a theme with a language. Resolves to a row for each file; its `note` says what went wrong, '' if nothing did.
 * @param {import('@playwright/test').Browser} browser
 * @param {{ address: string, look: Look, role: State['role'], widths: number[], folder: string, ofRole: State[] }} of
 */
const drawRole = async (browser, { address, look, role, widths, folder, ofRole }) => {
  const { theme, locale } = looks[look];
  const t = await textsOf(locale);
  /** @type {{ name: string, look: string, width: number, file: string, note: string }[]} */
  const drawn = [];
  const page = await browser.newPage({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    bypassCSP: true,
  });
  page.setDefaultTimeout(60_000);
  await page.goto(address);
  if (role) {
    await page.getByRole('button', { name: `Sign in as ${role}` }).click();
    await page.waitForURL('**/Dashboard/**');
  }
  page.setDefaultTimeout(15_000);
  await page.evaluate((kept) => Object.entries(kept).forEach(([key, value]) => localStorage.setItem(key, value)), {
    theme,
    locale,
  });
  const kept = await page.evaluate(() => Object.fromEntries(Object.entries(localStorage)));
  for (const state of ofRole) {
    await page.setViewportSize({ width: 1440, height: 900 });
    let note = '';
    try {
      await open(page, address, state, t, kept);
    } catch (error) {
      note = String(error).split('\n')[0] ?? '';
    }
    for (const width of widths) {
      await page.setViewportSize({ width, height: heightOf(width) });
      await settle(page);
      if (state.whole) await loadPictures(page);
      const file = `${state.name.replace(/[^a-z]+/g, '-')}-${look}-${width}.jpg`;
      await page.screenshot({
        path: join(folder, file),
        quality: 80,
        type: 'jpeg',
        fullPage: state.whole === true,
        animations: 'disabled',
      });
      const wide = (await isTooWide(page)) ? 'scrolls sideways' : '';
      drawn.push({ name: state.name, look, width, file, note: [note, wide].filter(Boolean).join('; ') });
      console.log(file, note, wide);
    }
  }
  await page.context().close();
  return drawn;
};

/**
 * Draws the contact sheet: pictures of all states, and a page that shows them.
 * @param {import('@playwright/test').Browser} browser
 */
export const drawSheet = async (browser) => {
  const words = process.argv.slice(2).filter((arg) => !arg.startsWith('--'));
  const widths = (chosen('widths')?.split(',') ?? WIDTHS).map(Number);
  const wanted = /** @type {Look[]} */ (chosen('looks')?.split(',') ?? Object.keys(looks));
  const unknown = wanted.find((look) => !(look in looks));
  if (unknown !== undefined) throw new Error(`There is no look '${unknown}': ${Object.keys(looks).join(', ')}.`);
  const folder = chosen('to') ?? join(tmpdir(), 'taskcoin-pictures');
  mkdirSync(folder, { recursive: true });
  const some = states.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
  const { address, end } = await showDemo();
  const drawn = [];
  try {
    for (const look of wanted)
      for (const role of /** @type {const} */ ([undefined, 'admin', 'buyer', 'worker'])) {
        const ofRole = some.filter((state) => state.role === role);
        if (ofRole.length > 0)
          drawn.push(...(await drawRole(browser, { address, look, role, widths, folder, ofRole })));
      }
  } finally {
    await end();
  }
  const figures = drawn.map(
    ({ name, look, width, file, note }) =>
      `<figure><a href="${file}"><img src="${file}" loading="lazy" alt=""></a><figcaption>${name} · ${look} · ${width} ${note && `<b>${note}</b>`}</figcaption></figure>`,
  );
  const style =
    'body{font:14px sans-serif;display:flex;flex-wrap:wrap;gap:16px}figure{margin:0}img{height:320px;border:1px solid #888}b{color:#b00}';
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><meta charset="utf-8"><title>TaskCoin: all screens</title><style>${style}</style>${figures.join('')}`,
  );
  console.log(`${drawn.length} pictures: ${join(folder, 'index.html')}`);
};
