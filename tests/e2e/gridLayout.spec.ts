import type { Role } from '#domain/entities.ts';
import { enterDemo } from './support/demo.ts';
import { expect, test } from './support/test.ts';

/** Grids with a column 'Actions', but for Admin Home, whose seven columns are wider than that. */
const grids: Readonly<Partial<Record<Role, readonly string[]>>> = {
  admin: ['manageuser', 'managetask'],
  buyer: ['buyerTask', 'buyerHome'],
};

for (const [role, paths] of Object.entries(grids) as [Role, readonly string[]][])
  test(`at 1280 px the ${role} sees each row's Actions without scrolling sideways`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await enterDemo(page, role);
    for (const path of paths) {
      await page.goto(`/Dashboard/${path}`);
      const buttons = page.getByRole('grid').locator('[role="gridcell"][data-field="actions"] button');
      await expect(buttons.first()).toBeVisible();
      const grid = await page.getByRole('grid').boundingBox();
      const ends = await buttons.evaluateAll((all) => all.map((button) => button.getBoundingClientRect().right));
      expect(Math.max(...ends), path).toBeLessThanOrEqual((grid?.x ?? 0) + (grid?.width ?? 0));
      await expect(page.getByRole('columnheader', { name: 'Actions' }), path).toBeInViewport({ ratio: 1 });
    }
  });
