import type { Role } from '#domain/entities.ts';
import { holdCalls } from './support/demo.ts';
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

/** Screens whose tests are not tagged `thorough`: a dashboard and a form. The others have similar shapes. */
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
      expect(await shifted(page)).toBeLessThanOrEqual(0.01);
    },
  );

for (const width of [1024, 768, 390])
  test(
    `Add New Tasks in ${String(width)} px: nothing moves when the form comes, nor when a picture is there`,
    { tag: width === 390 ? [] : ['@thorough'] },
    async ({ page }) => {
      await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
      await enterAt(page, 'buyer', 'buyerAddTask');
      await page.reload();
      await expect(page.getByRole('button', { name: 'Add Task' })).toBeVisible();
      expect(await shifted(page)).toBeLessThanOrEqual(0.01);
      const below = page.getByLabel('Required workers');
      const before = (await below.boundingBox())?.y ?? 0;
      await page.getByLabel('Task image').setInputFiles('docs/console.png');
      await expect(page.getByText('Image uploaded successfully!')).toBeVisible();
      expect(Math.abs(((await below.boundingBox())?.y ?? 0) - before)).toBeLessThanOrEqual(4);
    },
  );

for (const [path, link] of [
  ['managetask', 'Manage Task'],
  ['purchases', 'Purchases'],
] as const)
  test(`on a phone ${path} has a skeleton of cards as high as its own`, { tag: '@thorough' }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await enterAt(page, 'admin', 'AdminHome');
    await expect(page.getByRole('button', { name: 'Payment Success' }).first()).toBeVisible();
    await holdCalls(page);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('link', { name: link }).click();
    const shapes = page.getByRole('status', { name: 'Loading the list' });
    await expect(shapes).toBeVisible();
    const step = await shapes.locator('div').evaluate((element) => element.clientHeight / 8);
    const top = (await shapes.boundingBox())?.y ?? 0;
    await page.goto(`/Dashboard/${path}`);
    const cards = page.locator('main li[data-id]');
    await expect(cards.first()).toBeVisible();
    const heights = await cards.evaluateAll((all) => all.map(({ clientHeight }) => clientHeight).sort((a, b) => a - b));
    expect(Math.abs(step - (heights[Math.floor(heights.length / 2)] ?? 0))).toBeLessThan(24);
    expect(Math.abs(top - ((await cards.first().boundingBox())?.y ?? 0))).toBeLessThan(2);
  });

for (const [width, path, link] of [
  [768, 'managetask', 'Manage Task'],
  [1920, 'manageuser', 'Manage User'],
] as const)
  test(
    `in ${String(width)} px the headings of ${path} stand where those of its skeleton stood`,
    { tag: '@thorough' },
    async ({ page }) => {
      await enterAt(page, 'admin', 'purchases');
      await holdCalls(page);
      await page.getByRole('navigation', { name: 'Dashboard pages' }).getByRole('link', { name: link }).click();
      await page.setViewportSize({ width, height: 1000 });
      const heads = page.locator('main [aria-busy="true"] strong');
      await expect(heads.first()).toBeVisible();
      expect(await heads.evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length)).toBe(0);
      const placesOf = (all: Element[]) =>
        all
          .map((head) => ({ words: head.textContent, left: Math.round(head.getBoundingClientRect().left) }))
          .filter(({ words }) => words !== '');
      const before = await heads.evaluateAll(placesOf);
      await page.goto(`/Dashboard/${path}`);
      await expect(page.getByRole('gridcell').first()).toBeVisible();
      await expect.poll(() => page.getByRole('columnheader').evaluateAll(placesOf)).toEqual(before);
    },
  );
