import { expect, test } from './support/test.ts';

const sourcesOf = (policy: string) =>
  new Map(policy.split('; ').map((line) => [line.split(' ')[0] ?? '', line.split(' ').slice(1)] as const));

test('every response says what a meta cannot, and allows what any page has inline; the page allows its own alone', async ({
  page,
}) => {
  const response = await page.goto('/');
  const headers = response?.headers() ?? {};
  const meta = page.locator('head > :first-child[http-equiv="Content-Security-Policy"]');
  const own = sourcesOf((await meta.getAttribute('content')) ?? '');
  const everywhere = sourcesOf(headers['content-security-policy'] ?? '');
  expect([...everywhere.keys()]).toEqual([...own.keys(), 'frame-ancestors']);
  const beyond = [...everywhere].flatMap(([directive, sources]) =>
    sources.filter((source) => !own.get(directive)?.includes(source)),
  );
  expect(beyond.filter((source) => !source.startsWith("'sha256-"))).toEqual(["'none'"]);
  const missing = [...own].flatMap(([name, sources]) => sources.filter((one) => !everywhere.get(name)?.includes(one)));
  expect(missing).toEqual([]);
  expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
  expect(headers['x-content-type-options']).toBe('nosniff');
});

test('the policy stops injected code and styles', async ({ page, mishaps }) => {
  await page.goto('/');
  const ran = await page.evaluate(() => {
    const script = document.createElement('script');
    try {
      script.text = 'window.injected = true';
      document.head.append(script);
      document.body.innerHTML = '<img src="x" onerror="window.injected = true">';
    } catch {
      // Trusted Types refuse both before anything can run.
    }
    const style = document.createElement('style');
    style.textContent = 'html { outline: 3px solid }';
    document.head.append(style);
    return { script: 'injected' in window, style: getComputedStyle(document.documentElement).outlineStyle };
  });
  expect(ran).toEqual({ script: false, style: 'none' });
  const unsaid = () =>
    ['require-trusted-types-for', 'style-src'].filter(
      (directive) => !mishaps.some((text) => text.startsWith(`policy: ${directive}`)),
    );
  await expect.poll(unsaid).toEqual([]);
  // What is said of both on the console has been heard once the page is left.
  await page.goto('about:blank');
  mishaps.length = 0;
});

test('a stored dark theme is there before the first paint', async ({ page, expectComplaint }) => {
  expectComplaint(/ERR_FAILED/);
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'dark');
  });
  await page.route('**/assets/**', (route) => route.abort());
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(20, 20, 20)');
});
