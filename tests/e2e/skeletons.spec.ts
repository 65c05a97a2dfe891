import type { Role } from '#domain/entities.ts';
import { shifted } from './support/shifted.ts';
import { enterAt } from './support/signedIn.ts';
import { expect, test } from './support/test.ts';

const pages = [
  ['admin', 'AdminHome', 'Bilal Rahman'],
  ['admin', 'manageuser', 'Change role'],
  ['buyer', 'buyerHome', 'Pending Submissions'],
  ['buyer', 'buyerAddTask', 'What it costs'],
  ['buyer', 'paymentHistory', 'Total cost'],
  ['worker', 'workerTaskList', 'View Details'],
  ['worker', 'withdrawals', 'New request'],
] as const satisfies readonly (readonly [Role, string, string])[];

/** A dashboard and a form; the others are of one of these shapes, or as still. */
const first = ['AdminHome', 'buyerAddTask'];
for (const [role, path, words] of pages)
  test(
    `C-66 ${path}: nothing moves when the screen takes its skeleton's place`,
    { tag: first.includes(path) ? [] : ['@thorough'] },
    async ({ page }) => {
      await enterAt(page, role, path);
      await page.reload();
      await expect(page.getByText(words, { exact: true }).first()).toBeVisible();
      await expect(page.locator('main .MuiSkeleton-root:visible, main [aria-busy="true"]')).toHaveCount(0);
      expect(await shifted(page)).toBeLessThanOrEqual(0.02);
    },
  );
