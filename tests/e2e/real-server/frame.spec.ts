import type { Page } from '@playwright/test';
import { findingsOn } from '../support/accessibility.ts';
import { userRow } from '../support/demo.ts';
import { holdCode } from '../support/holdCode.ts';
import { comeInAsAda, expect, rosa, test } from '../support/realServer.ts';
import { shifted } from '../support/shifted.ts';

const PATH = '/Dashboard/manageuser';

/** Signs in, and waits until the list is complete. */
const haveSession = async (page: Page) => {
  await comeInAsAda(page, PATH);
  await expect(userRow(page, rosa.email)).toBeVisible();
};

/** Names of our scripts that the next page requests, in order; the list grows. */
const scriptsAsked = async (page: Page) => {
  // The page before would go on to load code in idle time.
  await page.goto('about:blank');
  const asked: string[] = [];
  page.on('request', (request) => {
    const name = /\/assets\/([^/]+\.js)$/.exec(request.url())?.[1];
    if (name) asked.push(name);
  });
  return asked;
};
const frame = (page: Page) => page.getByRole('status').filter({ hasText: 'Loading your account' });
const html = (page: Page) => page.locator('html');

for (const theme of ['light', 'dark'])
  test(
    `C-66 GUARD-3 with a session the ${theme} frame is there before any code, and gives way without a shift`,
    {
      tag: theme === 'light' ? [] : ['@thorough'],
    },
    async ({ page, server }) => {
      expect(server.users).toHaveLength(2);
      await haveSession(page);
      await page.evaluate((chosen) => {
        localStorage.setItem('theme', chosen);
      }, theme);
      const release = await holdCode(page);
      await page.goto(PATH, { waitUntil: 'commit' });
      await expect(frame(page)).toBeAttached();
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
      await expect(html(page)).toHaveAttribute('data-theme', theme);
      await expect(page.getByText(/ada@|ADMIN|Manage/)).toHaveCount(0);
      expect(await findingsOn(page)).toEqual([]);
      release();
      await expect(userRow(page, rosa.email)).toBeVisible();
      expect(await shifted(page)).toBeLessThanOrEqual(0.01);
    },
  );

test('C-61 C-66 on a phone there is one header, no wider than the window, and above that a press is done when the code is there', async ({
  page,
  server,
}) => {
  expect(server.users).toHaveLength(2);
  await haveSession(page);
  await page.setViewportSize({ width: 320, height: 640 });
  const release = await holdCode(page);
  await page.goto(PATH, { waitUntil: 'commit' });
  await expect(frame(page)).toBeAttached();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await expect(page.getByRole('banner')).toBeVisible();
  await page.setViewportSize({ width: 900, height: 640 });
  await page.getByRole('button', { name: 'Switch to dark theme' }).click();
  release();
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByText(rosa.email)).toBeVisible();
});

test(
  'C-38 C-66 an address of the console with a slash at its end is replaced by its one spelling, without an error',
  { tag: '@thorough' },
  async ({ page, server }) => {
    expect(server.users).toHaveLength(2);
    await haveSession(page);
    await page.goto(`${PATH}/`);
    await expect(userRow(page, rosa.email)).toBeVisible();
    await expect(page).toHaveURL(PATH);
  },
);

test(
  'DASH-9 in the bar a long name gives way to the coins, the role and the search',
  { tag: '@thorough' },
  async ({ page, server }) => {
    Object.assign(server.users[0] ?? {}, {
      name: 'Maximilian-Alexander von Hohenlohe-Waldenburg-Schillingsfürst '.repeat(2),
    });
    await page.setViewportSize({ width: 1280, height: 800 });
    await haveSession(page);
    const bar = page.getByRole('region', { name: 'Your account' });
    const search = await bar.getByRole('button', { name: 'Search or run a command' }).boundingBox();
    const coins = await bar.getByText('Coins', { exact: true }).boundingBox();
    expect(search?.width).toBeGreaterThan(180);
    expect(coins?.x).toBeGreaterThan((search?.x ?? 0) + (search?.width ?? 0));
    const role = bar.getByText('Admin', { exact: true });
    const brand = bar.getByRole('link', { name: 'TaskCoin' });
    for (const width of [1280, 1024, 900]) {
      await page.setViewportSize({ width, height: 800 });
      for (const whole of [role, brand])
        expect(await whole.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(
          0,
        );
    }
  },
);

test(
  'a press on the bar that is held while the Dashboard’s takes its place is done',
  { tag: '@thorough' },
  async ({ page, server }) => {
    expect(server.users).toHaveLength(2);
    await haveSession(page);
    // Who is there is known, but not yet in which role.
    const release = await holdCode(page, '**/oneUser*');
    await page.goto(PATH, { waitUntil: 'commit' });
    const dark = page.getByRole('button', { name: 'Switch to dark theme' });
    await expect(page.getByRole('banner').getByRole('button', { name: 'LogOut' })).toBeVisible();
    await dark.hover();
    await page.mouse.down();
    release();
    await expect(userRow(page, rosa.email)).toBeVisible();
    await page.mouse.up();
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    await expect(page.getByRole('region', { name: 'Your account' })).toBeVisible();
  },
);

const namesOf = (files: readonly string[]) => files.map((file) => file.replace(/-.{8}\.js$/, ''));
/** Scripts that every page starts with, each after those that it imports. */
const start = ['rolldown-runtime', 'session', 'react', 'index'];

test('with a session all that a list needs is asked for ahead, in the order in which it is needed, and nothing twice', async ({
  page,
  server,
}) => {
  await haveSession(page);
  const first = await scriptsAsked(page);
  const releaseFirst = await holdCode(page, '**/assets/index-*.js');
  await page.goto(PATH, { waitUntil: 'commit' });
  await expect.poll(() => namesOf(first).sort()).toEqual([...start, 'firebaseFacade'].sort());
  releaseFirst();
  await expect(userRow(page, rosa.email)).toBeVisible();
  await page.context().unrouteAll();

  // Nothing of the console has come, and yet everything is asked for.
  server.requests.length = 0;
  const asked = await scriptsAsked(page);
  const release = await holdCode(page, '**/assets/console-*.js');
  await page.goto(PATH, { waitUntil: 'commit' });
  await expect.poll(() => namesOf(asked)).toEqual(expect.arrayContaining(['LoadedGrid', 'layers', 'list']));
  release();
  await expect(userRow(page, rosa.email)).toBeVisible();
  expect(asked.filter((file, place) => asked.indexOf(file) !== place)).toEqual([]);
  const calls = server.requests.filter(({ method }) => method !== 'OPTIONS').map(({ path }) => path);
  expect(calls.filter((path, place) => calls.indexOf(path) !== place)).toEqual([]);
});

test(
  'on a phone, whose rows are cards, the code of the grid is not asked for; a wider window asks for it',
  { tag: '@thorough' },
  async ({ page, server }) => {
    expect(server.users).toHaveLength(2);
    await haveSession(page);
    await page.setViewportSize({ width: 390, height: 844 });
    const asked = await scriptsAsked(page);
    const gridCode = () => asked.filter((name) => name.startsWith('LoadedGrid'));
    await page.goto(PATH);
    await expect(page.getByRole('listitem').filter({ hasText: rosa.email })).toBeVisible();
    expect(gridCode()).toEqual([]);
    expect(await shifted(page)).toBeLessThanOrEqual(0.01);
    await page.setViewportSize({ width: 900, height: 844 });
    await expect(userRow(page, rosa.email)).toBeVisible();
    expect(gridCode()).toHaveLength(1);
  },
);

test('signed out nothing of the console is asked for ahead, its frame is not seen, and the way leads to /login (GUARD-1)', async ({
  page,
  server,
}) => {
  expect(server.requests).toEqual([]);
  const asked = await scriptsAsked(page);
  const release = await holdCode(page, '**/assets/index-*.js');
  await page.goto(PATH, { waitUntil: 'domcontentloaded' });
  await expect.poll(() => namesOf(asked)).toEqual(start);
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(page.getByText('Loading your account')).toBeHidden();
  release();
  await expect(page).toHaveURL(/\/login$/);
  expect(server.requests).toEqual([]);
  // The typeface, which the console's rows come before, is for whoever has left the console as well.
  const files = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  await expect.poll(files).toContainEqual(expect.stringMatching(/open-sans[^/]*\.woff2$/));
});
