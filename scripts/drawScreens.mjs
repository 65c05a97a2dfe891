import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { demoEnv } from './demoEnv.mjs';
import { root } from './run.mjs';

// Draws the screens in docs/ and those of the front page, from the demo's initial state.

/** @typedef {import('@playwright/test').Page} Page */

/**
 * Selects three rows of the list.
 * @param {Page} page
 */
const selectThree = async (page) => {
  for (const nth of [1, 2, 4]) await page.getByRole('checkbox', { name: 'Select row' }).nth(nth).click();
  await page.mouse.move(0, 0);
};

/** Words after `screens` on the command line narrow the pictures, by their files' names. */
const words = process.argv.slice(2).filter((arg) => arg !== 'screens');
const isWanted = (/** @type {Screen} */ { file }) => words.length === 0 || words.some((word) => file.includes(word));

const withoutBar = 'aside { display: none !important; } html { --demo-bar-height: 0px !important; }';

const users = `/Dashboard/manageuser?${new URLSearchParams({
  sort: 'coin',
  order: 'DESC',
  filter: JSON.stringify({ role: ['buyer', 'worker'] }),
}).toString()}`;

/**
 * Picture to draw into a file: a page's path, the window's size in px, and who signs in. `scale` multiplies the pixels,
 * `then` changes the page before it is drawn.
 * @typedef {{ file: string, path: string, size: [number, number], theme: string, locale: string, role?: string,
 *   scale?: number, then?: (page: Page) => Promise<void> }} Screen
 */

/** @type {Screen[]} */
// prettier-ignore
const ofDocs = [
  { file: 'docs/home.jpg',         path: '/',                         size: [1440, 900], theme: 'light', locale: 'en' },
  { file: 'docs/console.png',      path: users,                       size: [1440, 900], theme: 'light', locale: 'en', role: 'admin',  then: selectThree },
  { file: 'docs/review.png',       path: '/Dashboard/buyerHome?review=', size: [1440, 900], theme: 'light', locale: 'en', role: 'buyer' },
  { file: 'docs/tasks-bangla.png', path: '/Dashboard/workerTaskList', size: [1280, 800], theme: 'dark',  locale: 'bn', role: 'worker' },
];

// Sizes as in src/public-site/home/ProductPictures.tsx.
/** @type {Pick<Screen, 'path' | 'size' | 'role'>[]} */
// prettier-ignore
const ofHome = [
  { path: '/Dashboard/workerTaskList',    size: [720, 580], role: 'worker' },
  { path: '/Dashboard/buyerHome?review=', size: [390, 720], role: 'buyer' },
];

/**
 * Screens of the front page in each language and theme, twice as sharp as they are shown.
 * @returns {Screen[]}
 */
const homeScreens = () =>
  ofHome.flatMap((screen) =>
    ['en', 'bn'].flatMap((locale) =>
      ['light', 'dark'].map((theme) => ({
        ...screen,
        file: `src/public-site/home/screens/${screen.role}-${locale}-${theme}.webp`,
        theme,
        locale,
        scale: 1.5,
      })),
    ),
  );

/**
 * Saves a picture of the page into a file, in the format of its name; Playwright itself draws no webp.
 * @param {Page} page
 * @param {string} file
 */
const draw = async (page, file) => {
  const path = join(root, file);
  if (!file.endsWith('.webp')) {
    const format = file.endsWith('.jpg') ? { quality: 84 } : {};
    await page.screenshot({ path, animations: 'disabled', ...format });
    return;
  }
  const browser = await page.context().newCDPSession(page);
  const { data } = await browser.send('Page.captureScreenshot', { format: 'webp', quality: 72 });
  await writeFile(path, Buffer.from(data, 'base64'));
};

/**
 * Draws all wanted screens of the demo into their files.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address where the demo runs
 */
const drawAll = async (browser, address) => {
  // The front page shows the others.
  for (const { file, path, size, theme, locale, role, scale = 1, then } of [...homeScreens(), ...ofDocs].filter(
    isWanted,
  )) {
    const [width, height] = size;
    const viewport = { width, height };
    const page = await browser.newPage({ viewport, deviceScaleFactor: scale, reducedMotion: 'reduce' });
    // The first page waits until Vite has made all modules.
    page.setDefaultTimeout(120_000);
    await page.goto(address);
    if (role) {
      await page.getByRole('button', { name: `Sign in as ${role}` }).click();
      await page.waitForURL('**/Dashboard/**');
    }
    await page.evaluate(
      (kept) => {
        for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
      },
      { theme, locale },
    );
    // Twice: a typeface that came late shows from the second visit on.
    for (let visit = 1; visit <= 2; visit++) {
      await page.goto(new URL(path, address).href);
      await page.locator('h1').waitFor();
      await page.waitForLoadState('networkidle');
      await page.waitForFunction(() => !document.querySelector('.MuiSkeleton-root'));
      await page.evaluate(() => document.fonts.ready);
    }
    // The demo's bar says that its people are invented; it is hidden on pages without people.
    // So it is on pictures in the front page.
    if (!role || file.startsWith('src')) await page.addStyleTag({ content: withoutBar });
    await then?.(page);
    await page.evaluate(() => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      scrollTo(0, 0);
    });
    // Browsers load the parts of the typeface as they are drawn, and the console names it late.
    await page.waitForFunction(() => [...document.fonts].some(({ status }) => status === 'loaded'));
    // A page in Bangla may have only that part of it.
    await page.evaluate(() => document.fonts.load("1em 'Segoe UI Fallback'", 'a'));
    await page.evaluate(() => document.fonts.ready);
    await draw(page, file);
    console.log(file);
    await page.close();
  }
};

/**
 * Starts the demo, and draws the pictures of the documentation and of the front page.
 * @param {import('@playwright/test').Browser} browser
 */
export const drawScreens = async (browser) => {
  Object.assign(process.env, demoEnv());
  const { createServer } = await import('vite');
  const server = await createServer({ root, logLevel: 'error', server: { port: 0 } });
  await server.listen();
  try {
    await drawAll(browser, server.resolvedUrls?.local[0] ?? '');
  } finally {
    await server.close();
  }
};
