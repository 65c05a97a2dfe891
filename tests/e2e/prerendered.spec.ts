import type { Page } from '@playwright/test';
import { openTaken } from './support/openTaken.ts';
import { expect, test } from './support/test.ts';

/** Keeps the code of the page back until it is let go. */
const holdCode = async (page: Page) => {
  let letGo = () => {};
  const gone = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await gone;
    await route.continue();
  });
  return () => {
    letGo();
  };
};

const html = (page: Page) => page.locator('html');

for (const [path, title, heading] of [
  ['/', 'Home', 'Small tasks, paid the moment they are approved'],
  ['/aboutUs', 'Default Title', 'About TaskCoin'],
  ['/login', 'Login Page', 'Welcome back'],
  ['/register', 'Registration', 'Create your account'],
] as const) {
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

test('what is typed, pressed and sent before the code is there is done when it is', async ({ page }) => {
  const letGo = await holdCode(page);
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'Email' }).pressSequentially('nobody@example.test');
  await page.getByLabel('Password').fill('Wrong1234');
  await page.getByLabel('Role').selectOption('Worker');
  await page.getByRole('button', { name: 'Switch to dark theme' }).click();
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(html(page)).toHaveAttribute('data-prerendered', '/login');
  letGo();
  await expect(page.getByRole('alert')).toHaveText('No user found with this email.');
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('nobody@example.test');
  await expect(page.getByLabel('Password')).toHaveValue('Wrong1234');
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
  await page.getByLabel('Password').fill('Wrong1234');
  await page.keyboard.press('Enter');
  letGo();
  await expect(page.getByRole('alert')).toHaveText('No user found with this email.');
  expect(asked.filter((url) => url.includes('accounts:signInWithPassword'))).toHaveLength(1);
  expect(addresses.filter((url) => /[?=]/.test(url))).toEqual([]);
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

test('with a stored session the bar has its signed-in places from the first paint, and a held link leads to the Dashboard', async ({
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
  await openTaken(page, '/');
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
  await page.waitForLoadState('networkidle');
  expect(providers).toEqual([]);
  await page.keyboard.press('Tab');
  await expect.poll(() => providers.length).toBeGreaterThan(0);
});

test('the one script in the head is at most 1 kB, and nothing else is there to run', async ({ request }) => {
  for (const path of ['/', '/aboutUs', '/login', '/register', '/Dashboard']) {
    const text = await (await request.get(path)).text();
    const scripts = [...text.matchAll(/<script(?![^>]*ld\+json)[^>]*>([\s\S]*?)<\/script>/g)].map(([, code]) => code);
    expect(scripts).toHaveLength(1);
    expect(scripts[0]?.length).toBeLessThanOrEqual(1000);
    expect(text).not.toMatch(/ style="/);
    expect(text.match(/<style data-emotion/g) ?? []).toHaveLength(path === '/Dashboard' ? 0 : 1);
  }
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
