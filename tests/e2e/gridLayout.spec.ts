import type { Role } from '#domain/entities.ts';
import { enterDemo, sidebarPaths } from './support/demo.ts';
import { here } from './support/language.ts';
import { expect, test } from './support/test.ts';

/** Among the grids of each role there have to be these, which end with a column 'Actions'. */
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

for (const [role, withActions] of Object.entries(grids) as [Role, readonly string[]][])
  test(`at 1280 px the ${role} sees the last column of each list without scrolling sideways`, async ({ page }) => {
    await enterDemo(page, role);
    const paths = await sidebarPaths(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    const seen: string[] = [];
    for (const path of paths) {
      // Its code and its rows come one after the other.
      await page.goto(path, { waitUntil: 'networkidle' });
      await here(page);
      const grid = page.getByRole('grid');
      if (withActions.includes(path)) await expect(grid).toBeVisible();
      if ((await grid.count()) === 0) continue;
      // A column out of sight is not even drawn: it has to be asked for by its place.
      const last = `[aria-colindex="${String(await grid.getAttribute('aria-colcount'))}"]`;
      await expect(grid.locator(`[role="columnheader"]${last}`), path).toBeInViewport({ ratio: 1 });
      const cells = grid.locator(`[role="gridcell"]${last}`);
      await expect(cells.first()).toBeVisible();
      const box = await grid.boundingBox();
      const ends = await cells.evaluateAll((all) =>
        all.flatMap((cell) =>
          [cell, ...cell.querySelectorAll('button')].map((part) => part.getBoundingClientRect().right),
        ),
      );
      expect(Math.max(...ends), path).toBeLessThanOrEqual((box?.x ?? 0) + (box?.width ?? 0));
      if (withActions.includes(path)) await expect(cells.first().getByRole('button').first()).toBeVisible();
      seen.push(path);
    }
    expect(seen).toEqual(expect.arrayContaining([...withActions]));
  });

for (const role of Object.keys(grids) as Role[])
  test(`on a phone the first row of each list of the ${role} begins in the upper half of the window`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await enterDemo(page, role);
    for (const path of phoneLists[role]) {
      await page.goto(path, { waitUntil: 'networkidle' });
      await here(page);
      const first = page.locator('main li[data-id="0"], main article').first();
      await expect(first, path).toBeVisible();
      expect((await first.boundingBox())?.y, path).toBeLessThan(420);
    }
  });
