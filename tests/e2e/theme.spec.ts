import { openHydrated } from './support/openHydrated.ts';
import { expect, test } from './support/test.ts';

test(
  'the toggle is kept and applied on the next load (THEME-2, THEME-3, THEME-4)',
  { tag: '@thorough' },
  async ({ page }) => {
    await page.goto('/');
    const html = page.locator('html');
    await expect(html).toHaveAttribute('data-theme', 'light');
    await page.getByRole('button', { name: 'Switch to dark theme' }).click();
    await expect(html).toHaveAttribute('data-theme', 'dark');
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
    await page.reload();
    await expect(html).toHaveAttribute('data-theme', 'dark');
    await page.getByRole('button', { name: 'Switch to light theme' }).click();
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light');
  },
);

test('a stored dark theme never flashes light, from the first frame to the last (THEME-5)', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'dark');
    const seen = new Set<string>();
    const look = () => {
      const { documentElement: html, body } = document;
      const colours = [html, body as HTMLElement | null].map(
        (element) => element && getComputedStyle(element).backgroundColor,
      );
      seen.add(`${String(html.dataset.theme)} ${colours.filter((one) => one && one !== 'rgba(0, 0, 0, 0)').join(' ')}`);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    Object.assign(window, { seenThemes: seen });
  });
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const readSeen = () => page.evaluate(() => [...(window as unknown as { seenThemes: Set<string> }).seenThemes]);
  // On a busy machine the heading can be laid out before the first frame is drawn.
  await expect.poll(async () => (await readSeen()).length).toBeGreaterThan(0);
  const seen = await readSeen();
  for (const one of seen) expect(one).toMatch(/^dark( rgb\(20, 20, 20\))*$/);
});

test('the theme of one tab is the theme of all', { tag: '@thorough' }, async ({ page, context }) => {
  await openHydrated(page, '/');
  // MSW reloads a page that was opened while another tab was installing the worker, and what was pressed there is lost.
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  const other = await context.newPage();
  await other.goto('/aboutUs');
  await other.getByRole('button', { name: 'Switch to dark theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
