import type { Page } from '@playwright/test';
import { demoPeople } from '#backend/seed.ts';
import type { Role, Task } from '#domain/entities.ts';
import { enterDemo } from './support/demo.ts';
import { keepLanguage, openIn } from './support/language.ts';
import { illegibleOn } from './support/legible.ts';
import { enterNewcomer } from './support/newcomer.ts';
import { expect, test } from './support/test.ts';

/** Paths of the lists, by role, whose commands and rows have the longest texts. */
const lists: Readonly<Record<Role, readonly string[]>> = {
  admin: ['/Dashboard/AdminHome', '/Dashboard/manageuser'],
  buyer: ['/Dashboard/buyerHome', '/Dashboard/buyerTask'],
  worker: ['/Dashboard/workerHome'],
};

/** Texts of buttons that reach over the right edge of their card. */
const outsideOfCards = (page: Page) =>
  page.locator('.RowCard-controls').evaluateAll((all) =>
    all.flatMap((controls) => {
      const { right } = controls.getBoundingClientRect();
      return [...controls.querySelectorAll('button')]
        .filter((button) => button.getBoundingClientRect().right > right + 0.5)
        .map(({ textContent }) => textContent);
    }),
  );

test.use({ viewport: { width: 360, height: 844 }, hasTouch: true, isMobile: true });

/** Roles and language that are checked first: the one with the longest words. The others are tagged `thorough`. */
const first = ['admin bn', 'worker bn'];
for (const [role, paths] of Object.entries(lists) as [Role, readonly string[]][])
  for (const locale of ['en', 'bn'])
    test(
      `on a phone the texts of the ${role}’s lists can be read in ${locale}`,
      {
        tag: first.includes(`${role} ${locale}`) ? [] : ['@thorough'],
      },
      async ({ page }) => {
        await enterDemo(page, role);
        await keepLanguage(page, locale);
        for (const path of paths) {
          await openIn(page, locale, path);
          await expect(page.locator('main li[data-id="0"]')).toBeVisible();
          for (const width of [360, 320]) {
            await page.setViewportSize({ width, height: 844 });
            await expect.poll(() => illegibleOn(page), `${path} at ${String(width)}`).toEqual([]);
            expect(await outsideOfCards(page), `${path} at ${String(width)}`).toEqual([]);
          }
        }
      },
    );

for (const locale of ['en', 'bn'])
  test(`on a phone no day at the chart of earnings is cut in ${locale}`, { tag: '@thorough' }, async ({ page }) => {
    await enterDemo(page, 'worker');
    await keepLanguage(page, locale);
    await openIn(page, locale, '/Dashboard/workerHome');
    await page.locator('#earnings').scrollIntoViewIfNeeded();
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      await expect(page.locator('figure svg text').last()).toBeVisible();
      await expect(page.locator('figure svg text').filter({ hasText: '…' })).toHaveCount(0);
    }
  });

test('WH-1 the chart of who has earned nothing yet stands on its zero', { tag: '@thorough' }, async ({ page }) => {
  await enterNewcomer(page, 'worker');
  await page.locator('#earnings').scrollIntoViewIfNeeded();
  const words = page.locator('figure svg text');
  await expect(words.last()).toBeVisible();
  const [zero, week] = await Promise.all([
    words.filter({ hasText: /^0$/ }).first().boundingBox(),
    words.filter({ hasText: /[a-z]/ }).last().boundingBox(),
  ]);
  expect((week?.y ?? 0) - (zero?.y ?? 0)).toBeLessThan(40);
  expect((week?.y ?? 0) - (zero?.y ?? 0)).toBeGreaterThan(0);
});

test('on a phone that lies on its side the headings of a grid are whole', { tag: '@thorough' }, async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await enterDemo(page, 'admin');
  for (const path of ['/Dashboard/AdminHome', '/Dashboard/managetask']) {
    await openIn(page, 'en', path);
    const titles = page.locator('.MuiDataGrid-columnHeaderTitle');
    await expect(titles.first()).toBeVisible();
    const cut = () =>
      titles.evaluateAll((all) =>
        all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).map(({ textContent }) => textContent),
      );
    await expect.poll(cut, path).toEqual([]);
  }
});

/**
 * Registers a worker of this name and address, both too long for a line of a phone, and submits work to the demo's
 * buyer.
 */
const handInAs = async (page: Page, name: string, email: string): Promise<void> => {
  await enterNewcomer(page, 'worker', { name, email });
  await page.evaluate(
    async ({ buyer, name, email }) => {
      const headers = {
        authorization: `Bearer ${localStorage.getItem('access-token') ?? ''}`,
        'content-type': 'application/json',
      };
      const tasks = (await (await fetch('/api/Alltask', { headers })).json()) as Task[];
      const task = tasks.find(({ user, requiredWorkers }) => user === buyer && requiredWorkers > 0);
      if (!task) throw new Error('The demo’s buyer has no open task.');
      const body = {
        task_id: task._id,
        task_title: task.taskTitle,
        payable_amount: task.payableAmount,
        required_worker: task.requiredWorkers,
        worker_email: email,
        worker_name: name,
        buyer_name: task.name,
        buyer_email: buyer,
        submission_details: 'Done.',
        current_date: '2026-06-15',
        status: 'pending',
      };
      const { ok } = await fetch('/api/submissions', { method: 'POST', headers, body: JSON.stringify(body) });
      if (!ok) throw new Error('The work was not taken.');
    },
    { buyer: demoPeople.buyer, name, email },
  );
};

test('on a phone a name and an address of one long word stay on their card', async ({ page }) => {
  const email = `${'christopher.montgomery'.repeat(3)}@example.test`;
  await handInAs(page, 'Unbreakable'.repeat(10), email);
  await enterDemo(page, 'buyer', '/nowhere');
  await openIn(page, 'en', '/Dashboard/buyerHome');
  await page.setViewportSize({ width: 320, height: 844 });
  await page.getByRole('searchbox').fill('christopher');
  await expect(page.locator('main li[data-id]')).toHaveCount(1);
  await expect(page.locator('main li[data-id]')).toContainText(email);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
