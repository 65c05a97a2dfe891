import type { Page } from '@playwright/test';
import type { Role } from '#domain/entities.ts';
import { enterDemo, enterUsers } from './support/demo.ts';
import { comeTo } from './support/goOn.ts';
import { shifted } from './support/shifted.ts';
import { expect, test } from './support/test.ts';

type List = { path: string; rows: Readonly<Record<number, number>>; actions: boolean };

const TWELVE = { 900: 12, 768: 9 } as const;
/** Least rows in sight, by the window's height, on the admin's home, where figures and books are above the list. */
const BELOW_FIGURES = { 900: 10, 768: 7 } as const;

/** The lists that end with the window, and the number of rows that each shows at least, by the window's height. */
const lists: Readonly<Record<Role, readonly List[]>> = {
  admin: [
    { path: '/Dashboard/AdminHome', rows: BELOW_FIGURES, actions: true },
    { path: '/Dashboard/manageuser', rows: TWELVE, actions: true },
    { path: '/Dashboard/managetask', rows: TWELVE, actions: true },
  ],
  buyer: [
    { path: '/Dashboard/buyerHome', rows: TWELVE, actions: true },
    { path: '/Dashboard/buyerTask', rows: TWELVE, actions: true },
    { path: '/Dashboard/paymentHistory', rows: TWELVE, actions: false },
  ],
  worker: [{ path: '/Dashboard/workerSubmission', rows: TWELVE, actions: false }],
};

const open = async (page: Page, { path }: List): Promise<void> => {
  await comeTo(page, path);
  if (path.endsWith('workerSubmission')) await page.getByRole('button', { name: 'List', exact: true }).click();
  await expect(page.getByRole('grid').getByRole('gridcell').first()).toBeVisible();
};

/**
 * Measures of a grid: the number of rows that would fit, of whole rows and of cut ones in sight. The rest is in pixels:
 * where its frame ends and the footer begins, and how much longer the page is than the window.
 */
const measure = (page: Page) =>
  page.getByRole('grid').evaluate((grid) => {
    const rows = [...grid.querySelectorAll('[role="row"][data-id]')].map((row) => row.getBoundingClientRect());
    const { bottom } = grid.getBoundingClientRect();
    const top = rows[0]?.top ?? 0;
    const height = rows[0]?.height ?? 1;
    const inSight = rows.filter((row) => row.top < bottom - 1);
    return {
      fit: (bottom - top) / height,
      whole: inSight.filter((row) => row.bottom <= bottom + 1 && row.bottom <= innerHeight).length,
      cut: inSight.filter((row) => row.bottom > bottom + 1).length,
      frame: document.querySelector('[data-fills]')?.getBoundingClientRect().bottom ?? 0,
      footer: document.querySelector('footer')?.getBoundingClientRect().top ?? 0,
      longer: document.documentElement.scrollHeight - innerHeight,
    };
  });

for (const role of Object.keys(lists) as Role[])
  test(`each list of the ${role} has its whole rows in sight at 1440 × 900 and 1366 × 768, and ends with the window`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await enterDemo(page, role);
    for (const list of lists[role]) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await open(page, list);
      for (const [width, height] of [
        [1440, 900],
        [1366, 768],
      ] as const) {
        await page.setViewportSize({ width, height });
        const at = `${list.path} in ${String(height)} px`;
        const least = list.rows[height] ?? 0;
        await expect.poll(async () => (await measure(page)).fit, at).toBeLessThan((height - 150) / 40);
        const { fit, whole, cut, frame, footer, longer } = await measure(page);
        expect.soft(Math.abs(fit - Math.round(fit)), at).toBeLessThan(0.05);
        expect.soft(Math.round(fit), at).toBeGreaterThanOrEqual(least);
        expect.soft(cut, at).toBe(0);
        // The demo's lists of buyers and workers are shorter.
        if (role === 'admin') expect.soft(whole, at).toBeGreaterThanOrEqual(least);
        expect.soft(footer - frame, at).toBeLessThanOrEqual(16);
        expect.soft(longer, at).toBeLessThanOrEqual(0);
        const pager = await page.getByRole('navigation', { name: 'Pages', exact: true }).boundingBox();
        expect.soft(pager?.height, at).toBeLessThan(52);
      }
    }
  });

/** Names of the rows' buttons that are outside of the window, or below another column. */
const outOfSight = (page: Page): Promise<string[]> =>
  page.getByRole('grid').evaluate((grid) => {
    const frame = grid.getBoundingClientRect();
    const buttons = [...grid.querySelectorAll<HTMLElement>('[data-field="actions"] button')];
    const inRows = buttons.filter((button) => {
      const { top, bottom } = button.getBoundingClientRect();
      return top >= frame.top + 40 && bottom <= Math.min(frame.bottom, innerHeight);
    });
    if (inRows.length === 0) return ['no button'];
    return inRows
      .filter((button) => {
        const { left, right, top, height, width } = button.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        return left < 0 || right > innerWidth || !hit || !button.contains(hit);
      })
      .map((button) => button.ariaLabel ?? button.innerText);
  });

/** Second lines of cells that are cut, such as how long a withdrawal has waited. */
const cutLines = (page: Page): Promise<string[]> =>
  page
    .getByRole('grid')
    .locator('small')
    .evaluateAll((all) =>
      all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).map(({ textContent }) => textContent),
    );

for (const role of ['admin', 'buyer', 'worker'] as const)
  test(`from 600 to 1280 px the buttons of each row of the ${role} are in sight, and no page scrolls sideways`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await enterDemo(page, role);
    for (const list of lists[role]) {
      await page.setViewportSize({ width: 1280, height: 900 });
      await open(page, list);
      for (let width = 600; width <= 1280; width += 40) {
        await page.setViewportSize({ width, height: 900 });
        const at = `${list.path} in ${String(width)} px`;
        const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        await expect.poll(sideways, at).toBeLessThanOrEqual(0);
        if (list.actions) await expect.poll(() => outOfSight(page), at).toEqual([]);
        await expect.poll(() => cutLines(page), at).toEqual([]);
      }
    }
  });

test('a list that comes moves next to nothing', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await enterDemo(page, 'admin');
  for (const path of ['/Dashboard/managetask', '/Dashboard/AdminHome']) {
    await page.goto(path);
    await expect(page.getByRole('grid').getByRole('gridcell').first()).toBeVisible();
    expect.soft(await shifted(page), path).toBeLessThanOrEqual(0.02);
  }
});

/** Lists whose search, filters and commands share a line from a tablet's window on. */
const inOneLine: Readonly<Record<Role, readonly string[]>> = {
  admin: ['AdminHome', 'manageuser', 'managetask', 'actions'],
  buyer: ['buyerHome', 'buyerTask'],
  worker: ['workerTaskList', 'workerSubmission'],
};

for (const role of Object.keys(inOneLine) as Role[])
  test(
    `from 680 px the search, filters and commands of the ${role}’s lists stand in one line, in Bangla too`,
    { tag: '@thorough' },
    async ({ page }) => {
      await enterDemo(page, role);
      for (const locale of ['en', 'bn']) {
        await page.evaluate((kept) => {
          localStorage.setItem('locale', kept);
        }, locale);
        for (const path of inOneLine[role]) {
          await page.goto(`/Dashboard/${path}`);
          const bar = page.locator('main [data-unprinted]').filter({ has: page.getByRole('searchbox') });
          for (const width of [680, 768, 1024, 1200, 1280, 1366]) {
            await page.setViewportSize({ width, height: 900 });
            await expect(bar).toBeVisible();
            await expect
              .poll(async () => (await bar.boundingBox())?.height, `${path} in ${String(width)} px, ${locale}`)
              .toBeLessThan(60);
          }
        }
      }
    },
  );

test('a suspended user’s badge is whole in the list, from 600 to 1440 px and in each density', async ({ page }) => {
  await enterUsers(page);
  const grid = page.getByRole('grid');
  await grid.getByRole('row').nth(1).getByRole('gridcell').getByRole('button').first().click();
  await page.getByRole('button', { name: 'Suspend' }).click();
  await page.getByLabel('Reason').fill('Sends the same work for every task.');
  await page.getByRole('dialog').getByRole('button', { name: 'Suspend' }).click();
  await expect(page.getByText('This account is suspended')).toBeVisible();
  await page.goto('/Dashboard/manageuser');
  const badge = grid.getByText('Suspended');
  for (const density of ['Standard', 'Compact'] as const) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('button', { name: 'Density' }).click();
    await page.getByRole('menuitemradio', { name: density }).click();
    for (const width of [600, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(badge).toBeVisible();
      const isWhole = () =>
        badge.evaluate((element) => {
          const { left, right, top, bottom } = element.getBoundingClientRect();
          const cell = element.closest('[role="gridcell"]')?.getBoundingClientRect();
          return cell && left >= cell.left && right <= cell.right && top >= cell.top && bottom <= cell.bottom;
        });
      await expect.poll(isWhole, `${density} in ${String(width)} px`).toBe(true);
    }
  }
});
