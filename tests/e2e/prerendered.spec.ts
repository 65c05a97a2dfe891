import type { Page } from '@playwright/test';
import { brotliCompressSync } from 'node:zlib';
import { enterDemo, landings, logIn } from './support/demo.ts';
import { goOn } from './support/goOn.ts';
import { holdCode } from './support/holdCode.ts';
import { hurryThroughLogin } from './support/hurryThroughLogin.ts';
import { here } from './support/language.ts';
import { looks } from './support/looks.ts';
import { movedWhileRead } from './support/movedWhileRead.ts';
import { openHydrated } from './support/openHydrated.ts';
import { shifted } from './support/shifted.ts';
import { expect, test } from './support/test.ts';

const html = (page: Page) => page.locator('html');

const pages = [
  ['/', 'Home', 'Post small tasks, or earn by doing them'],
  ['/aboutUs', 'Default Title', 'About TaskCoin'],
  ['/login', 'Login Page', 'Welcome back'],
  ['/register', 'Registration', 'Create your account'],
] as const;

for (const [path, title, heading] of pages) {
  test.describe(`${path} without JavaScript`, () => {
    test.use({ javaScriptEnabled: false });
    test('reads, links, and sends no form', async ({ page }) => {
      await page.goto(path);
      await expect(page).toHaveTitle(title);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /\w{3}/);
      for (const button of await page.locator('form [type="submit"]').all()) await expect(button).toBeDisabled();
      // Playwright's own texts leave out what stands in <noscript>.
      const whys = await page
        .locator('form noscript')
        .evaluateAll((all) => all.map((why) => `${String((why as HTMLElement).offsetHeight > 0)} ${why.textContent}`));
      expect(whys).toHaveLength(await page.locator('form').count());
      for (const why of whys) expect(why).toMatch(/^true This form needs JavaScript/);
      await expect(page.getByText('Parts of this page could not be loaded')).toBeHidden();
      await page.getByRole('link', { name: 'About Us' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'About TaskCoin' })).toBeVisible();
    });
  });
}

for (const path of ['/aboutUs', '/login', '/register'])
  for (const width of [390, 1440])
    test.describe(`${path} at ${String(width)}, half read`, { tag: width === 390 ? [] : ['@thorough'] }, () => {
      test.use({ javaScriptEnabled: false, viewport: { width, height: 844 } });
      test('is where it will be when all of it is there', async ({ page }) => {
        await page.goto(path);
        expect(await movedWhileRead(page)).toEqual([]);
      });
    });

/** Path and width of the tests that are not tagged `thorough`: the longest page, and one with a form. */
const first = ['/ 390', '/login 1440'];
for (const [path] of pages)
  for (const width of [390, 1440])
    test(
      `${path} at ${String(width)} does not move when its code and its typeface come`,
      {
        tag: first.includes(`${path} ${String(width)}`) ? [] : ['@thorough'],
      },
      async ({ page }) => {
        await page.setViewportSize({ width, height: 844 });
        const letGo = await holdCode(page, '**/assets/*.{js,woff2}');
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        // A slow machine shows a page half read, too.
        const before = await shifted(page);
        letGo();
        await expect(html(page)).not.toHaveAttribute('data-prerendered');
        await expect(page.locator('.MuiSkeleton-root:visible')).toHaveCount(0);
        await page.waitForFunction(() =>
          [...document.fonts].some(({ family }) => family.includes('Segoe UI Fallback')),
        );
        await page.evaluate(() => document.fonts.ready);
        expect((await shifted(page)) - before).toBeLessThan(0.005);
      },
    );

test('what is typed, pressed and sent before the code is there is done when it is', async ({ page }) => {
  const letGo = await holdCode(page);
  await hurryThroughLogin(page);
  letGo();
  await expect(page.getByRole('alert')).toHaveText('No user found with this email.');
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('nobody@example.test');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('Wrong1234');
  await expect(page.getByLabel('Role')).toHaveValue('worker');
  expect(new URL(page.url()).search).toBe('');
});

test('Enter in a field before the code is there sends the form once, and the address never holds a field', async ({
  page,
}) => {
  const letGo = await holdCode(page);
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'Email' }).fill('nobody@example.test');
  await page.getByLabel('Password', { exact: true }).fill('Wrong1234');
  await page.keyboard.press('Enter');
  letGo();
  await expect(page.getByRole('alert')).toHaveText('No user found with this email.');
  expect(asked.filter((url) => url.includes('accounts:signInWithPassword'))).toHaveLength(1);
  expect(addresses.filter((url) => /[?=]/.test(url))).toEqual([]);
});

test('a form sent before the code is there is sent although the stored session is decided first', async ({ page }) => {
  await enterDemo(page, 'worker');
  const letGo = await holdCode(page, '**/assets/LoginPage-*.js');
  const known = page.waitForRequest(/\/jwt$/);
  await page.goto('/login');
  await logIn(page);
  await known;
  await expect(html(page)).toHaveAttribute('data-prerendered', '/login');
  letGo();
  await expect(page).toHaveURL(landings.admin);
});

test('a press before the code is there reaches nobody but the one replay', async ({ page }) => {
  const letGo = await holdCode(page);
  await page.addInitScript(() => {
    document.addEventListener('click', () => {
      const { dataset } = document.documentElement;
      dataset.clicks = String(Number(dataset.clicks ?? 0) + 1);
    });
  });
  await page.goto('/login');
  await page.getByRole('button', { name: 'Switch to dark theme' }).click();
  await expect(html(page)).not.toHaveAttribute('data-clicks');
  letGo();
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  await expect(html(page)).toHaveAttribute('data-clicks', '1');
});

test('a press meets the choice that was made before it, and its pop-up is not blocked (LOGIN-10)', async ({ page }) => {
  const letGo = await holdCode(page);
  await page.goto('/login');
  await page.getByLabel('Role').selectOption('Buyer');
  const popup = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Signup with Google' }).click();
  letGo();
  await expect((await popup).getByRole('heading', { name: 'Choose a Google account' })).toBeVisible();
});

test('links work before the code is there', async ({ page }) => {
  await holdCode(page);
  await page.goto('/');
  await page.getByRole('link', { name: 'Find A Job' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
});

/**
 * Ways to come to a page: loaded as the build has prerendered it, and drawn by the code when coming from another page.
 */
const ways = [
  (page: Page, path: string) => openHydrated(page, path),
  async (page: Page, path: string) => {
    await openHydrated(page, '/nowhere');
    await goOn(page, path);
  },
] as const;
for (const [path, title, heading] of pages)
  test(
    `${path} looks the same, drawn by the build or by its code`,
    {
      tag: path === '/login' ? [] : ['@thorough'],
    },
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const seen: string[][] = [];
      for (const open of ways) {
        await open(page, path);
        await expect(page.getByRole('complementary').last()).toBeVisible();
        await expect(page).toHaveTitle(title);
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
        await here(page);
        // Fields that have to be filled in are drawn anew, and look so.
        for (const submit of await page.locator('main form [type="submit"]').all()) {
          await submit.click();
          // The first of them has the focus, a moment after the press.
          await expect(page.locator('main form :focus')).toHaveAttribute('aria-invalid', 'true');
        }
        seen.push(await looks(page));
      }
      const [built = [], drawn = []] = seen;
      expect(built.length).toBeGreaterThan(0);
      const differs = (one: string, nth: number) => one !== built[nth] || one !== drawn[nth];
      expect(built.filter(differs)).toEqual(drawn.filter(differs));
    },
  );

test('with a stored session the bar has its signed-in places from the first paint, and a buffered click on a link leads to the Dashboard', async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('access-token', 'kept');
  });
  const letGo = await holdCode(page);
  await page.goto('/');
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('link', { name: 'Profile' })).toBeVisible();
  await expect(bar.getByRole('link', { name: 'Login' })).toBeHidden();
  letGo();
  await expect(html(page)).not.toHaveAttribute('data-prerendered');
});

test('no code before the first paint, and none of the identity provider before the first touch', async ({ page }) => {
  const providers: string[] = [];
  page.on('request', (request) => {
    if (/firebase/i.test(request.url())) providers.push(request.url());
  });
  await openHydrated(page, '/');
  const { painted, loaded, firstCode } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-paint')[0]?.startTime ?? Infinity,
    loaded: (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).loadEventEnd,
    firstCode: Math.min(
      ...performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ startTime }) => startTime),
    ),
  }));
  expect(firstCode).toBeGreaterThan(painted);
  expect(firstCode).toBeGreaterThan(loaded);
  await here(page);
  await expect(page.getByRole('complementary').last()).toBeVisible();
  expect(providers).toEqual([]);
  await page.keyboard.press('Tab');
  await expect.poll(() => providers.length).toBeGreaterThan(0);
});

test('a page names no file but its icons and its code', async ({ request }) => {
  for (const [path] of pages) {
    const text = await (await request.get(path)).text();
    const links = [...text.matchAll(/<link rel="([^"]+)" href="([^"]{0,5})/g)].map(([, rel, to]) => `${rel} ${to}`);
    expect(links.filter((link) => !link.startsWith('canonical'))).toEqual(['icon data:', 'apple-touch-icon /appl']);
  }
});

test('the one script in the head, two on the console’s frame, is at most 1 kB, and nothing else is there to run', async ({
  request,
}) => {
  for (const path of ['/', '/aboutUs', '/login', '/register', '/Dashboard', '/nowhere']) {
    const text = await (await request.get(path)).text();
    const scripts = [...text.matchAll(/<script(?![^>]*ld\+json)[^>]*>([\s\S]*?)<\/script>/g)].map(([, code]) => code);
    expect(scripts).toHaveLength(path === '/Dashboard' ? 2 : 1);
    for (const script of scripts) expect(script?.length).toBeLessThanOrEqual(1000);
    expect(text).not.toMatch(/ style="/);
    expect(text.match(/<style data-emotion/g) ?? []).toHaveLength(path === '/nowhere' ? 0 : 1);
  }
});

test('what a page sends is no more than a server sends at once: ten packets', async ({ request }) => {
  for (const [path] of pages) {
    const response = await request.get(path);
    const headers = response.headersArray().map(({ name, value }) => `${name}: ${value}\r\n`);
    expect(brotliCompressSync(await response.text()).length + headers.join('').length).toBeLessThan(10 * 1460);
  }
});

test('who comes back to a place far down finds it', { tag: '@thorough' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openHydrated(page, '/');
  const newsletter = page.getByRole('region', { name: 'Newsletter' });
  await newsletter.scrollIntoViewIfNeeded();
  const place = async () => Math.round((await newsletter.boundingBox())?.y ?? 0);
  await expect.poll(place).toBeLessThan(844);
  const before = await place();
  // A click of the mouse would bring the bar into view first.
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).dispatchEvent('click');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back');
  await page.goBack();
  await expect.poll(place).toBe(before);
});

test('code that cannot be loaded is said, and the next press tries again', async ({ page, expectComplaint }) => {
  expectComplaint(/ERR_FAILED/);
  let broken = true;
  await page.route('**/assets/*.js', (route) => (broken ? route.abort() : route.continue()));
  await page.goto('/');
  await expect(page.getByRole('alert')).toHaveText(/^Parts of this page could not be loaded\./);
  broken = false;
  await page.getByRole('button', { name: 'Switch to dark theme' }).click();
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByText('Parts of this page could not be loaded')).toBeHidden();
});

test('an address that is no page is the shell, which no search engine keeps', async ({ request }) => {
  for (const path of ['/nowhere', '/Dashboard/manageuser', '/Profile', '/LOGIN'])
    expect(await (await request.get(path)).text()).toContain('<meta name="robots" content="noindex" />');
});
