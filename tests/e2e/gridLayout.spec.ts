import type { Locator } from '@playwright/test';
import type { Role } from '#domain/entities.ts';
import { enterDemo, setFailures, sidebarPaths } from './support/demo.ts';
import { comeTo } from './support/goOn.ts';
import { expect, test } from './support/test.ts';

/** Paths of the lists, by role, whose last column has buttons. */
const grids: Readonly<Record<Role, readonly string[]>> = {
  admin: ['/Dashboard/AdminHome', '/Dashboard/manageuser', '/Dashboard/managetask'],
  buyer: ['/Dashboard/buyerTask', '/Dashboard/buyerHome'],
  worker: [],
};

const phoneLists: Readonly<Record<Role, readonly string[]>> = {
  ...grids,
  buyer: [...grids.buyer, '/Dashboard/paymentHistory'],
  worker: ['/Dashboard/workerHome', '/Dashboard/workerSubmission'],
};

/** Checks that each heading of the grid is not cut off while its sort arrow is shown beside it. */
const expectHeadingsWhole = async (grid: Locator) => {
  for (const heading of await grid.locator('.MuiDataGrid-columnHeader--sortable').all()) {
    const words = heading.locator('.MuiDataGrid-columnHeaderTitle');
    await words.click();
    await expect(heading.locator('.MuiDataGrid-sortIcon')).toBeVisible();
    // Below the pointer stands the button of its menu as well.
    await grid.page().mouse.move(0, 0);
    await expect
      .poll(() => words.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth), await words.innerText())
      .toBe(true);
  }
};

for (const [role, withActions] of Object.entries(grids) as [Role, readonly string[]][])
  test(
    `at 1280 px the ${role} sees the last column of each list without scrolling sideways`,
    {
      tag: role === 'admin' ? [] : ['@thorough'],
    },
    async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await enterDemo(page, role);
      const seen: string[] = [];
      for (const path of await sidebarPaths(page)) {
        await comeTo(page, path);
        const grid = page.getByRole('grid');
        if (withActions.includes(path)) await expect(grid).toBeVisible();
        if ((await grid.count()) === 0) continue;
        // A column out of sight is not even drawn: it has to be asked for by its place.
        const last = `[aria-colindex="${String(await grid.getAttribute('aria-colcount'))}"]`;
        await expect.soft(grid.locator(`[role="columnheader"]${last}`), path).toBeInViewport({ ratio: 1 });
        const cells = grid.locator(`[role="gridcell"]${last}`);
        await expect(cells.first()).toBeVisible();
        const box = await grid.boundingBox();
        const ends = await cells.evaluateAll((all) =>
          all.flatMap((cell) =>
            [cell, ...cell.querySelectorAll('button')].map((part) => part.getBoundingClientRect().right),
          ),
        );
        expect.soft(Math.max(...ends), path).toBeLessThanOrEqual((box?.x ?? 0) + (box?.width ?? 0));
        if (withActions.includes(path)) await expect(cells.first().getByRole('button').first()).toBeVisible();
        seen.push(path);
      }
      expect(seen).toEqual(expect.arrayContaining([...withActions]));
    },
  );

for (const role of Object.keys(grids) as Role[])
  test(`at 1280 px the ${role} sees every heading of each list whole`, { tag: '@thorough' }, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await enterDemo(page, role);
    for (const path of await sidebarPaths(page)) {
      await comeTo(page, path);
      const grid = page.getByRole('grid');
      if ((await grid.count()) > 0) await expectHeadingsWhole(grid);
    }
  });

for (const role of Object.keys(grids) as Role[])
  test(
    `on a phone all figures of the ${role} are in sight, and the first row of each list is in the upper half of the window`,
    {
      tag: role === 'buyer' ? [] : ['@thorough'],
    },
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await enterDemo(page, role);
      const figures = page.getByRole('region', { name: 'Figures' });
      await expect(figures).toHaveAttribute('aria-busy', 'false');
      for (const part of await figures.locator('dt, dd').all()) await expect.soft(part).toBeInViewport({ ratio: 1 });
      for (const path of phoneLists[role]) {
        await comeTo(page, path);
        const first = page.locator('main li[data-id="0"], main article').first();
        await expect(first, path).toBeVisible();
        expect.soft((await first.boundingBox())?.y, path).toBeLessThan(420);
        const card = page.locator('main .MuiPaper-root').filter({ has: page.getByRole('searchbox') });
        await expect.soft(card.getByRole('toolbar'), path).toBeVisible();
      }
    },
  );

test('a Refresh that fails leaves the pager in the window', { tag: '@thorough' }, async ({ page, expectComplaint }) => {
  expectComplaint(/asked to fail/);
  await page.setViewportSize({ width: 1440, height: 900 });
  await enterDemo(page, 'admin');
  await comeTo(page, '/Dashboard/managetask');
  const pager = page.getByRole('navigation', { name: 'Pages', exact: true });
  await expect(pager).toBeInViewport({ ratio: 1 });
  await setFailures(page, 'all');
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await expect(pager).toBeInViewport({ ratio: 1 });
});

test(
  'WH-2 a worker’s approved submissions are no higher than their rows, however many a page may have',
  { tag: '@thorough' },
  async ({ page }) => {
    await enterDemo(page, 'worker', '/Dashboard/workerHome');
    for (const size of ['100', '10']) {
      await page.getByRole('combobox', { name: 'Rows per page' }).selectOption(size);
      const pager = page.getByRole('navigation', { name: 'Pages', exact: true });
      await expect(pager.getByRole('status')).toHaveText(size === '100' ? '1–12 of 12' : '1–10 of 12');
      const last = page.getByRole('grid').getByRole('row').last();
      const gap = async () => {
        const [row, below] = await Promise.all([last.boundingBox(), pager.boundingBox()]);
        return (below?.y ?? 0) - (row?.y ?? 0) - (row?.height ?? 0);
      };
      await expect.poll(gap, size).toBeLessThan(40);
      await expect.poll(gap, size).toBeGreaterThanOrEqual(0);
    }
  },
);

test('on a phone the list stays where it is when its first row is selected', { tag: '@thorough' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enterDemo(page, 'admin');
  await comeTo(page, '/Dashboard/manageuser');
  const first = page.locator('main li[data-id="0"]');
  const before = (await first.boundingBox())?.y;
  await first.getByRole('checkbox').check();
  await expect(page.getByRole('button', { name: 'Clear selection' })).toBeVisible();
  expect((await first.boundingBox())?.y).toBe(before);
});

test(
  'on a phone the page stays where it is when a menu of the bar above the selected cards closes',
  { tag: '@thorough' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await enterDemo(page, 'admin');
    await page.getByRole('main').getByRole('checkbox', { name: 'Select' }).first().check();
    const more = page.getByRole('toolbar').getByRole('button', { name: 'More commands' });
    await expect(more).toBeVisible();
    await page.evaluate(() => {
      scrollTo(0, 1500);
    });
    const scrolled = () => page.evaluate(() => scrollY);
    await more.click();
    await page.keyboard.press('Escape');
    await expect(more).toBeFocused();
    expect(await scrolled()).toBe(1500);
    await page.keyboard.press('ArrowLeft');
    expect(await scrolled()).toBe(1500);
  },
);

test.describe('under a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test(
    'the kept account number is not cut, and the words of a select stand in its middle',
    { tag: '@thorough' },
    async ({ page }) => {
      await enterDemo(page, 'worker');
      await comeTo(page, '/Dashboard/withdrawals');
      await page.getByLabel('Coins to withdraw').fill('200');
      const account = page.getByLabel('Account number');
      await account.fill('01700-123456');
      await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
      await expect(page.getByRole('button', { name: 'Forget' })).toBeVisible();
      expect(await account.evaluate((input) => input.scrollWidth - input.clientWidth)).toBe(0);
      const { line, room } = await page.getByLabel('Payment system').evaluate((select) => {
        const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(select);
        const room = select.clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom);
        return { line: parseFloat(lineHeight), room };
      });
      expect(line).toBe(room);
    },
  );
});
