import type { Page, Request } from '@playwright/test';
import type { Store } from '#backend/store/port.ts';
import { aTask, aUser, by } from '#tests/server/rows.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { call } from '../support/books.ts';
import { bulkRegion as region } from '../support/day/day.ts';
import { enterDemo } from '../support/demo.ts';
import { expect, test } from '../support/full.ts';
import { longestTask } from '../support/longestTask.ts';
import { selectPages } from '../support/selectPages.ts';

const PATH = '/Dashboard/manageuser?filter=%7B%22q%22%3A%22crowd%22%7D&perPage=100&page=1&sort=name&order=ASC';
const PAY = 10;
const crowd = Array.from({ length: 1000 }, (_, place) => `crowd${String(1000 + place)}`);
/** Buyers with an open task, whose role the server refuses to change. */
const busy = crowd.filter((_id) => _id.endsWith('5'));
const taskOf = (_id: string) => `task-of-${_id}`;

const fill = (store: Store) =>
  store.transaction(async (tx) => {
    for (const _id of crowd) await tx.insert('users', aUser({ _id, name: _id }));
    for (const user_id of busy) {
      const [_id, user] = [taskOf(user_id), `user:${user_id}`] as const;
      const own = { ...by, actor: user_id, amount: PAY };
      await tx.transfer({ ...own, key: `signup:${user_id}`, from: 'mint', to: user });
      await tx.insert('tasks', aTask({ _id, user_id, requiredWorkers: 1, payableAmount: PAY }));
      await tx.transfer({ ...own, key: `task:${_id}`, from: user, to: `escrow:${_id}` });
    }
  });

/** Number of rows by result, as the region shows them: { 'Role changed': 900, Failed: 100 }. */
const outcome = async (page: Page): Promise<Record<string, number>> => {
  const found = (await region(page).innerText()).matchAll(/(Role changed|Failed|Not started): ([\d,]+)/g);
  return Object.fromEntries([...found].map(([, name = '', count = '']) => [name, Number(count.replace(',', ''))]));
};

test(
  '1,000 rows of which the server refuses 100: stopped, resumed, and sent again alone, all of it exact',
  {
    tag: '@thorough',
  },
  async ({ page, context, store, expectComplaint }) => {
    expectComplaint(/BulkError: \d+ of \d+/);
    await fill(store);
    const changed = () =>
      store.read((reader) => reader.count('users', { _id: { in: crowd }, role: 'worker', deleted: false }));
    const sent: string[] = [];
    context.on('request', (request: Request) => {
      // The page's own request, and not the one that its service worker passes on.
      if (request.method() === 'PATCH' && !request.serviceWorker()) sent.push(new URL(request.url()).pathname);
    });
    await enterDemo(page, 'admin');
    await page.goto(PATH);
    const turning = await longestTask(page, () => selectPages(page, 10));

    await test.step('Stop leaves done and not done exact', async () => {
      await page.getByRole('button', { name: 'Change role' }).first().click();
      await page.getByRole('menuitem', { name: 'Worker' }).click();
      const dialog = page.getByRole('alertdialog');
      await expect(dialog).toContainText('crowd1000, crowd1001, crowd1002 and 997 more');
      await dialog.getByRole('button', { name: 'Change role' }).click();
      await expect(region(page)).toContainText(/Changing roles: [1-9]/);
      await region(page).getByRole('button', { name: 'Stop' }).click();
      await expect(region(page)).toContainText('Not started');
      const { 'Role changed': done = 0, Failed: failed = 0, 'Not started': left = 0 } = await outcome(page);
      expect(done).toBe(await changed());
      expect(done + failed).toBe(sent.length);
      expect(done + failed + left).toBe(1000);
      expect(left).toBeGreaterThan(0);
    });

    await test.step('Resume sends the rest; what was refused is listed with the reason', async () => {
      const sending = await longestTask(page, async () => {
        await region(page).getByRole('button', { name: 'Resume' }).click();
        await expect(region(page).getByRole('progressbar')).toBeVisible();
        await page.getByRole('button', { name: 'Go to previous page' }).click();
        await expect(page.getByRole('status').filter({ hasText: '801–900' })).toBeVisible();
        await expect(region(page)).toContainText('Role changed: 900, Failed: 100', { timeout: 300_000 });
      });
      // Each in the time of this machine.
      expect(sending).toBeLessThanOrEqual(turning);
      expect(await changed()).toBe(900);
      expect(new Set(sent).size).toBe(1000);
      expect(sent).toHaveLength(1000);
      await expect(region(page).getByRole('rowheader')).toHaveText(busy);
      await expect(region(page).getByRole('cell', { name: 'This buyer has 1 task with open places' })).toHaveCount(100);
      await expectAccessible(page);
    });

    await test.step('and can be sent again alone once the reason is gone', async () => {
      for (const _id of busy) await call(page, 'DELETE', `/DeleteTaskbyadmin/${taskOf(_id)}`);
      sent.length = 0;
      await region(page).getByRole('button', { name: 'Retry failed' }).click();
      // It says what was done until it is closed.
      await expect(region(page).getByText('Role changed: 1,000', { exact: true })).toBeVisible();
      await region(page).getByRole('button', { name: 'Close' }).click();
      await expect(region(page)).toHaveCount(0);
      expect(sent).toHaveLength(100);
      expect(await changed()).toBe(1000);
    });
  },
);
