import { demoPeople } from '#backend/seed.ts';
import type { Role, User } from '#domain/entities.ts';
import { underHeadings, userCsvHead } from '#tests/support/userColumns.ts';
import { delayCalls } from '../delayCalls.ts';
import { range } from '../demo.ts';
import { downloaded } from '../download.ts';
import { expect } from '../test.ts';
import { bulkRegion, cellOf, command, question, rowAt, type Day } from './day.ts';

const heading = ({ page }: Day, name: string) =>
  page
    .getByRole('grid')
    .getByRole('columnheader')
    .filter({ hasText: new RegExp(`^${name}$`) });
const emails = ({ page }: Day) => page.locator('[role="gridcell"][data-field="email"]');
const having = ({ books: { users } }: Day, role: Role) => users.filter((user) => user.role === role);

/** Searches for a user, and resets the search. */
export const searchFor = async (day: Day, { email }: User) => {
  const { page, hands, books } = day;
  await hands.search(email);
  await expect(range(page)).toHaveText('1–1 of 1');
  await expect(emails(day)).toHaveText([email]);
  await hands.press(page.getByRole('button', { name: 'Reset' }));
  await expect(range(page)).toHaveText(`1–25 of ${String(books.users.length)}`);
  await hands.standsOn(page.getByRole('searchbox'));
};

/** Filters buyers, sorts them by e-mail backwards, pages, and saves all that as a view that is opened again. */
export const arrange = async (day: Day) => {
  const { page, hands } = day;
  const pill = page.getByRole('button', { name: /^Role: / });
  const sorted = having(day, 'buyer')
    .map(({ email }) => email)
    .toSorted((a, b) => b.localeCompare(a, 'en'));
  const first = `1–25 of ${String(sorted.length)}`;
  await hands.choose(pill, page.getByRole('menuitemcheckbox', { name: 'Buyer' }));
  await hands.leave(page.getByRole('menu'));
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(pill).toHaveText('Role: Buyer');
  await hands.standsOn(pill);
  await expect(range(page)).toHaveText(first);
  await hands.sortBy(heading(day, 'Email'));
  await expect(emails(day).first()).toHaveText(sorted.at(-1) ?? '');
  await hands.sortBy(heading(day, 'Email'));
  await expect(emails(day).first()).toHaveText(sorted[0] ?? '');
  await hands.standsOn(heading(day, 'Email'));
  await hands.press(page.getByRole('button', { name: 'Go to next page' }));
  await expect(range(page)).toHaveText(`26–50 of ${String(sorted.length)}`);
  await expect(emails(day).first()).toHaveText(sorted[25] ?? '');
  await hands.standsOn(page.getByRole('button', { name: 'Go to next page' }));

  const views = page.getByRole('button', { name: /^View:/ });
  await hands.choose(views, page.getByRole('menuitem', { name: 'Save view as…' }));
  await hands.write(page.getByLabel('View name'), 'Buyers backwards');
  await hands.press(page.getByRole('dialog').getByRole('button', { name: 'Save' }));
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(views).toHaveAccessibleName('View: Buyers backwards');
  await hands.standsOn(views);
  await hands.choose(views, page.getByRole('menuitemradio', { name: 'All users' }));
  await expect(range(page)).toHaveText(`1–25 of ${String(day.books.users.length)}`);
  await hands.choose(views, page.getByRole('menuitemradio', { name: 'Buyers backwards' }));
  await expect(range(page)).toHaveText(first);
  await expect(emails(day).first()).toHaveText(sorted[0] ?? '');
  await hands.choose(views, page.getByRole('menuitemradio', { name: 'All users' }));
  // At once: what was chosen last must not undo it.
  await hands.sortBy(heading(day, 'Name'));
  await expect(heading(day, 'Name')).toHaveAttribute('aria-sort', 'ascending');
  await expect(range(page)).toHaveText(`1–25 of ${String(day.books.users.length)}`);
};

/** Hides a column and makes rows lower, and resets both. */
export const look = async (day: Day) => {
  const { page, hands } = day;
  const columns = command(page, 'Edit columns');
  const coins = page.getByRole('menuitemcheckbox', { name: 'Coins' });
  const height = () => rowAt(page, 0).evaluate((row) => row.getBoundingClientRect().height);
  /** True for a density's height, with what is left below ten rows or more shared out among them (filling.ts). */
  const isRow = (least: number) => async () => Math.floor((await height()) / 1.1) <= least && (await height()) >= least;
  await hands.choose(columns, coins);
  await expect(coins).toHaveAttribute('aria-checked', 'false');
  await hands.leave(page.getByRole('menu'));
  await expect(page.getByRole('menu')).toBeHidden();
  await hands.standsOn(columns);
  await expect(heading(day, 'Coins')).toBeHidden();
  await hands.choose(command(page, 'Density'), page.getByRole('menuitemradio', { name: 'Compact' }));
  await expect.poll(isRow(34)).toBe(true);
  await hands.standsOn(command(page, 'Density'));
  await hands.choose(command(page, 'Density'), page.getByRole('menuitemradio', { name: 'Comfortable' }));
  await expect.poll(isRow(52)).toBe(true);
  await hands.choose(columns, page.getByRole('menuitem', { name: 'Reset' }));
  await hands.leave(page.getByRole('menu'));
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(heading(day, 'Coins')).toBeVisible();
};

/** Opens the details of a row, and closes them; the focus must return to the row. */
export const details = async (day: Day) => {
  const { page, hands } = day;
  const row = rowAt(page, 1);
  const [name, email] = [await cellOf(row, 'name').innerText(), await cellOf(row, 'email').innerText()];
  await hands.openDetails(row);
  const panel = page.getByRole('dialog', { name });
  await expect(panel.getByRole('tab', { name: 'Account' })).toBeVisible();
  await expect(panel).toContainText(email);
  await hands.leave(panel);
  await expect(panel).toBeHidden();
  await hands.standsOn(cellOf(row, 'email'));
};

export const changeRole = async ({ page, hands }: Day, { email }: User, role: string) => {
  await hands.search(email);
  await expect(range(page)).toHaveText('1–1 of 1');
  await hands.chooseIn(cellOf(rowAt(page, 0), 'changeRole'), role);
  await expect(page.getByText('Role updated successfully!')).toBeVisible();
  await expect(cellOf(rowAt(page, 0), 'role')).toHaveText(role);
  await hands.standsOn(cellOf(rowAt(page, 0), 'changeRole').getByRole('combobox'));
};

/**
 * Changes the role of all three admins at once, of whom the signed-in one must be skipped. The question, the progress
 * and the outcome are checked. Resolves to the two others.
 */
export const changeRoles = async (day: Day): Promise<User[]> => {
  const { page, hands } = day;
  const admins = having(day, 'admin').toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
  const others = admins.filter(({ email }) => email !== demoPeople.admin);
  // The keyboard stands on the select, where '/' is a letter.
  await hands.press(page.getByRole('button', { name: 'Reset' }));
  const views = page.getByRole('button', { name: /^View:/ });
  await hands.choose(views, page.getByRole('menuitemradio', { name: 'Admins' }));
  await expect(range(page)).toHaveText('1–3 of 3');
  for (const place of admins.keys()) await hands.select(rowAt(page, place));
  await expect(page.getByRole('status').filter({ hasText: '3 selected' })).toBeVisible();
  await hands.choose(command(page, 'Change role'), page.getByRole('menuitem', { name: 'Worker' }));
  await expect(question(page)).toContainText(others.map(({ name }) => name).join(', '));
  await expect(question(page)).toContainText('Their new role: Worker.');
  await expect(question(page).getByRole('listitem')).toHaveText(['Nusrat Karim: This is your own account.']);
  await hands.standsOn(question(page).getByRole('button', { name: 'Cancel' }));
  const letGo = await delayCalls(page);
  await hands.press(question(page).getByRole('button', { name: 'Change role' }));
  await expect(bulkRegion(page).getByRole('progressbar')).toBeVisible();
  await letGo();
  await expect(bulkRegion(page)).toContainText('Role changed: 2, Skipped: 1');
  await expect(bulkRegion(page).getByRole('rowheader')).toHaveText(['Nusrat Karim']);
  await hands.press(bulkRegion(page).getByRole('button', { name: 'Close' }));
  await expect(bulkRegion(page)).toBeHidden();
  await expect(range(page)).toHaveText('1–1 of 1');
  await hands.press(command(page, 'Clear selection'));
  await hands.standsOn(command(page, 'Refresh'));
  await hands.press(page.getByRole('button', { name: 'Reset' }));
  return others;
};

/** Deletes a user, after having canceled the question once. */
export const deleteUser = async ({ page, hands }: Day, { name, email }: User) => {
  const button = cellOf(rowAt(page, 0), 'actions').getByRole('button');
  await hands.search(email);
  await expect(range(page)).toHaveText('1–1 of 1');
  await hands.pressIn(cellOf(rowAt(page, 0), 'actions'));
  await expect(question(page)).toContainText(name);
  await hands.press(question(page).getByRole('button', { name: 'Cancel' }));
  await expect(question(page)).toBeHidden();
  await hands.standsOn(button);
  await hands.pressIn(cellOf(rowAt(page, 0), 'actions'));
  await hands.press(question(page).getByRole('button', { name: 'Delete' }));
  await expect(page.getByText('Deleted!')).toBeVisible();
  await expect(page.getByText('Nothing matches your search.')).toBeVisible();
  await hands.press(page.getByRole('button', { name: 'Clear search' }));
  await hands.standsOn(page.getByRole('searchbox'));
};

/** Exports all users of the filter as CSV, though the list shows only a page of them. */
export const exportUsers = async ({ page, hands }: Day, users: readonly User[]) => {
  await expect(range(page)).toHaveText(`1–25 of ${String(users.length)}`);
  const file = await downloaded(page, () => hands.press(command(page, 'Export')));
  expect(file.name).toMatch(/^users-\d{4}-\d\d-\d\d\.csv$/);
  expect(file.headings).toEqual(userCsvHead);
  const rows = users.map(({ name, email, role, coin }) => [name, email, role, String(coin)]);
  const written = file.rows.map((row) => underHeadings(row, ['Name', 'Email', 'Role', 'Coins']));
  const byEmail = (a: (string | undefined)[], b: (string | undefined)[]) =>
    (a[1] ?? '').localeCompare(b[1] ?? '', 'en');
  expect(written.toSorted(byEmail)).toEqual(rows.toSorted(byEmail));
};
