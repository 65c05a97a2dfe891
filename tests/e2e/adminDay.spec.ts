import type { Page } from '@playwright/test';
import { demoPeople } from '#backend/seed.ts';
import { readBooks, type Books } from './support/books.ts';
import { type Day } from './support/day/day.ts';
import * as home from './support/day/home.ts';
import * as tasks from './support/day/tasks.ts';
import * as users from './support/day/users.ts';
import { type Hands } from './support/hands/hands.ts';
import { keyboard } from './support/hands/keyboard.ts';
import { mouse } from './support/hands/mouse.ts';
import { expect, test } from './support/test.ts';

const someone = ({ users }: Books, email: string) => {
  const user = users.find((one) => one.email === email);
  if (!user) throw new Error(`There is no ${email}`);
  return user;
};

/** Data that the server must hold in the evening: the morning's, changed only by what was done. */
const evening = ({ books }: Day, { paid, promoted, demoted, deleted, tasks: gone }: Deeds): Books => ({
  users: books.users
    .filter((user) => user !== deleted)
    .map((user) => ({
      ...user,
      role: user === promoted ? 'buyer' : demoted.includes(user) ? 'worker' : user.role,
      coin:
        user.coin -
        paid
          .filter(({ worker_email }) => worker_email === user.email)
          .reduce((sum, { withdrawal_coin }) => sum + withdrawal_coin, 0) +
        gone
          .filter((task) => task.user === user.email)
          .reduce((sum, task) => sum + task.requiredWorkers * task.payableAmount, 0),
    })),
  tasks: books.tasks.filter((task) => !gone.includes(task)),
  withdrawals: books.withdrawals.filter((request) => !paid.includes(request)),
  payments: books.payments,
});

type Deeds = {
  paid: Books['withdrawals'];
  promoted: Books['users'][number];
  demoted: Books['users'];
  deleted: Books['users'][number];
  tasks: Books['tasks'];
};

/** Texts of the notifications, newest first, whose toasts are gone by then. */
const notices = ['Deleted: 2', 'Deleted!', 'Deleted!', 'Role updated successfully!', 'Payment processed successfully!'];

type Given = { page: Page; expectComplaint: (pattern: RegExp) => void };

/**
 * Test of an admin's day, from the sign-in to LogOut, with the mouse alone or the keyboard alone, as `handsOf` says.
 */
const dayBy =
  (handsOf: (page: Page) => Hands) =>
  async ({ page, expectComplaint }: Given) => {
    expectComplaint(/BulkError: 1 of 3/);
    const hands = handsOf(page);
    const { step } = test;
    await hands.signIn('admin');
    await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
    const books = await readBooks(page);
    const day = { page, hands, books };

    await step('look at the figures', () => home.figures(day));
    await step('review the payouts', () => home.payoutPreview(day));
    const one = await step('pay one', () => home.payOne(day));
    const paid = await step('pay several', () => home.payMany(day, one));
    await step('download a pay sheet', () => home.paySheet(day, paid));

    const promoted = someone(books, demoPeople.worker);
    const deleted = someone(books, 'fatou.pereira@example.test');
    await hands.press(page.getByRole('link', { name: 'Manage User' }));
    await expect(page.getByRole('heading', { level: 1, name: 'Manage Users' })).toBeFocused();
    await step('search', () => users.searchFor(day, promoted));
    await step('filter, sort, turn the page, keep a view', () => users.arrange(day));
    await step('columns and density', () => users.look(day));
    await step('details', () => users.details(day));
    await step('change a role', () => users.changeRole(day, promoted, 'Buyer'));
    const demoted = await step('change roles', () => users.changeRoles(day));
    await step('delete a user', () => users.deleteUser(day, deleted));
    const now = await readBooks(page);
    await step('export', () => users.exportUsers(day, now.users));

    await step('go on by the palette', () => tasks.goByPalette(day, 'Manage Task'));
    await expect(page.getByRole('heading', { level: 1, name: 'Manage Tasks' })).toBeFocused();
    await step('a task’s details', () => tasks.details(day));
    const task = await step('delete a task', () => tasks.deleteOne(day));
    const gone = await step('delete two', () => tasks.deleteTwo(day, task));

    await hands.openShortcuts();
    const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(list.getByRole('term')).toContainText(['Refresh', 'Search this list', 'Keyboard shortcuts']);
    await hands.leave(list);
    await expect(list).toBeHidden();

    expect(await readBooks(page)).toEqual(evening(day, { paid, promoted, demoted, deleted, tasks: gone }));
    await hands.press(page.getByRole('button', { name: 'Notifications' }));
    await expect(page.getByRole('dialog', { name: 'Notifications' }).getByRole('listitem')).toContainText(notices);
    await hands.leave(page.getByRole('dialog', { name: 'Notifications' }));
    await hands.press(page.getByRole('button', { name: 'LogOut' }));
    await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
    await expect(page).toHaveURL('/');
  };

test('the admin’s day by keyboard alone', { tag: '@thorough' }, dayBy(keyboard));
test('the admin’s day by mouse alone', { tag: '@thorough' }, dayBy(mouse));
