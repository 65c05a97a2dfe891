import { expect, test } from '../support/realServer.ts';

const AN_HOUR = 60 * 60_000;

test('a newer version is offered once to who looks at the page again, and comes when they want it', async ({
  page,
  server,
}) => {
  expect(server.users).toHaveLength(2);
  await page.goto('/aboutUs');
  await page.getByRole('button', { name: 'Switch to dark theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  let hours = 0;
  const offer = page.locator('#toasts').getByText('There is a newer version of this page.');
  /** Replaces the host's response to spa.html from now on; returns a counter of the requests for it since. */
  const publish = async (status: number, name: (html: string) => string) => {
    let asked = 0;
    await page.unroute('**/spa.html');
    await page.route('**/spa.html', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ status, contentType: 'text/html', body: name(await answer.text()) });
      asked += 1;
    });
    return () => asked;
  };
  const newer = (html: string) => html.replaceAll(/\/assets\/index-/g, '/assets/index-newer-');
  const lookAgain = async () => {
    hours += 1;
    await page.clock.setFixedTime(Date.now() + hours * AN_HOUR);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  };

  for (const [status, name] of [
    [503, newer],
    [200, (html: string) => html],
    [200, () => '<title>Sign in to this network</title>'],
  ] as const) {
    const asked = await publish(status, name);
    await lookAgain();
    await expect.poll(asked).toBeGreaterThan(0);
    await expect(offer).toHaveCount(0);
  }

  await publish(200, newer);
  await lookAgain();
  await expect(offer).toBeVisible();
  await page.locator('#toasts').getByRole('button', { name: 'Close' }).click();
  await expect(offer).toHaveCount(0);
  const asked = await publish(200, newer);
  await lookAgain();
  await expect.poll(asked).toBeGreaterThan(0);
  await expect(offer).toHaveCount(0);

  await publish(200, (html) => newer(newer(html)));
  await lookAgain();
  await expect(offer).toBeVisible();
  const loaded = page.waitForEvent('load');
  await page.locator('#toasts').getByRole('button', { name: 'Reload' }).click();
  await loaded;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
