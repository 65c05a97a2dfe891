import type { Locator, Page } from '@playwright/test';
import type { Role } from '#domain/entities.ts';
import { enterAt } from './support/signedIn.ts';
import { expect, test } from './support/test.ts';

/** Left edges in px of elements, each edge once, from left to right. */
const edges = async (all: Locator): Promise<number[]> => {
  const lefts = await all.evaluateAll((found) => found.map((one) => Math.round(one.getBoundingClientRect().left)));
  return [...new Set(lefts)].sort((a, b) => a - b);
};

const figures = (page: Page, region = 'Figures') => page.getByRole('region', { name: region }).locator('dl > *');
const cardOf = (page: Page, heading: string) =>
  page.locator('main .MuiCard-root').filter({ has: page.getByRole('heading', { name: heading, exact: true }) });
const coins = (page: Page) => page.locator('dl dt').filter({ hasText: /^Coins$/ });

/** Elements of a page, and those above them on whose edges they stand, in a window 1440 px wide. */
const grids: readonly (readonly [Role, string, string, (page: Page) => Locator, (page: Page) => Locator])[] = [
  ['worker', 'workerHome', 'earnings', (page) => figures(page, 'Balance, pending work and approval rate'), figures],
  ['worker', 'withdrawals', 'form', (page) => cardOf(page, 'New request'), (page) => figures(page).first()],
  ['worker', 'withdrawals', 'states', (page) => cardOf(page, 'State of your requests'), (page) => figures(page).nth(2)],
  ['admin', '../Profile', 'data', (page) => page.getByRole('heading', { name: 'Delete my account' }), coins],
];

for (const [role, path, part, below, above] of grids)
  test(`${path}: ${part} on the edges of what is above, in 1440 px`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await enterAt(page, role, path);
    if (part === 'earnings') await page.getByRole('link', { name: 'See earnings' }).click();
    await expect(below(page).first()).toBeVisible();
    expect(await edges(below(page))).toEqual(await edges(above(page)));
  });

test('AdminHome: the money begins where the heading, the second and the fourth figure do', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await enterAt(page, 'admin', 'AdminHome');
  const money = page.getByRole('region', { name: 'Coins and cash' }).locator('dt');
  await expect(money.first()).toBeVisible();
  const [, second, , fourth] = await edges(figures(page));
  const [heading = 0] = await edges(page.getByRole('heading', { level: 1 }));
  expect(await edges(money)).toEqual([heading + 12, (second ?? 0) + 12, (fourth ?? 0) + 12]);
});

test('the bank’s answer is no higher than what it asks for on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enterAt(page, 'admin', 'payouts');
  await page.getByRole('button', { name: 'Bank’s answer' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Choose files')).toBeVisible();
  expect((await dialog.boundingBox())?.height).toBeLessThan(480);
});
