import { join } from 'node:path';
import { demoEnv } from './demoEnv.mjs';
import { root } from './run.mjs';

// Draws the screens in docs/, from the demo's initial state.

/** @typedef {import('@playwright/test').Page} Page */

/**
 * Selects three rows of the list.
 * @param {Page} page
 */
const selectThree = async (page) => {
  for (const nth of [1, 2, 4]) await page.getByRole('checkbox', { name: 'Select row' }).nth(nth).click();
  await page.mouse.move(0, 0);
};

const users = `/Dashboard/manageuser?${new URLSearchParams({
  sort: 'coin',
  order: 'DESC',
  filter: JSON.stringify({ role: ['buyer', 'worker'] }),
}).toString()}`;

// prettier-ignore
const screens = [
  { file: 'home.jpg',         path: '/',                         size: [1440, 900], theme: 'light', locale: 'en' },
  { file: 'console.png',      path: users,                       size: [1440, 900], theme: 'light', locale: 'en', role: 'admin',  then: selectThree },
  { file: 'review.png',       path: '/Dashboard/buyerHome?review=', size: [1440, 900], theme: 'light', locale: 'en', role: 'buyer' },
  { file: 'tasks-bangla.png', path: '/Dashboard/workerTaskList', size: [1280, 800], theme: 'dark',  locale: 'bn', role: 'worker' },
];

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address where the demo runs
 */
const drawAll = async (browser, address) => {
  for (const { file, path, size, theme, locale, role, then } of screens) {
    const [width = 0, height = 0] = size;
    const page = await browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce' });
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
    await page.goto(new URL(path, address).href);
    await page.locator('h1').waitFor();
    await page.waitForLoadState('networkidle');
    await page.waitForFunction(() => !document.querySelector('.MuiSkeleton-root'));
    // The demo's bar says that its people are invented; it is hidden on pages without people.
    if (!role) await page.addStyleTag({ content: 'aside { display: none !important; }' });
    await then?.(page);
    await page.evaluate(() => scrollTo(0, 0));
    // Browsers load the parts of the typeface as they are drawn.
    await page.evaluate(() => document.fonts.ready);
    const format = file.endsWith('.jpg') ? { quality: 84 } : {};
    await page.screenshot({ path: join(root, 'docs', file), animations: 'disabled', ...format });
    console.log(`docs/${file}`);
    await page.close();
  }
};

/** @param {import('@playwright/test').Browser} browser */
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
