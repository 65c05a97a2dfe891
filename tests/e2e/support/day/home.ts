import type { Withdrawal } from '#domain/entities.ts';
import { call, coinsOf, type Books } from '../books.ts';
import { delayCalls } from '../delayCalls.ts';
import { range } from '../demo.ts';
import { downloaded } from '../download.ts';
import { expect } from '../test.ts';
import { bulkRegion, cellOf, command, question, rowAt, type Day } from './day.ts';

/** Pending withdrawals in the order in which the list opens. */
const newestFirst = ({ withdrawals }: Books) =>
  withdrawals.toSorted((a, b) => Date.parse(b.withdraw_date) - Date.parse(a.withdraw_date));

const sum = (requests: readonly Withdrawal[]) =>
  requests.reduce((total, { withdrawal_coin }) => total + withdrawal_coin, 0);

const whole = (count: number) => count.toLocaleString('en-US');

/** Checks that the four figures agree with the books, less the coins of the withdrawals that were `paid` since. */
export const figures = async ({ page, books: { users, payments } }: Day, paid: readonly Withdrawal[] = []) => {
  const having = (role: string) => users.filter((user) => user.role === role).length;
  const region = page.getByRole('region', { name: 'Figures' });
  await expect(region.getByRole('term')).toHaveText([
    'Total Worker',
    'Total Buyer',
    'Total Available Coin',
    'Total Payments',
  ]);
  const values = region.getByRole('definition');
  await expect(values.nth(2)).toHaveText(whole(coinsOf(users) - sum(paid)));
  await expect(values.nth(0)).toHaveText(whole(having('worker')));
  await expect(values.nth(1)).toHaveText(whole(having('buyer')));
  await expect(values.nth(3)).toHaveText(whole(payments));
};

export const payoutPreview = async ({ page, hands, books: { withdrawals } }: Day) => {
  await hands.press(command(page, 'Review payouts'));
  const preview = page.getByRole('dialog', { name: 'Review payouts' });
  await hands.press(preview.getByRole('button', { name: 'Show as table' }));
  await expect(preview.getByRole('row', { name: /^Total/ }).getByRole('cell')).toContainText([
    whole(withdrawals.length),
    whole(sum(withdrawals)),
  ]);
  await hands.leave(preview);
  await expect(preview).toBeHidden();
  await hands.standsOn(command(page, 'Review payouts'));
};

/**
 * Pays the first withdrawal by 'Payment Success', which asks no question; the focus must go to the next row. Resolves
 * to what was paid.
 */
export const payOne = async (day: Day): Promise<Withdrawal[]> => {
  const { page, hands, books } = day;
  const [first, second] = newestFirst(books);
  if (!first || !second) throw new Error('The demo has no withdrawals');
  await expect(cellOf(rowAt(page, 0), 'worker_name')).toContainText(first.worker_email);
  await hands.pressIn(cellOf(rowAt(page, 0), 'actions'));
  await expect(page.getByText('Payment processed successfully!')).toBeVisible();
  await expect(range(page)).toHaveText(
    `1–${String(books.withdrawals.length - 1)} of ${String(books.withdrawals.length - 1)}`,
  );
  await expect(cellOf(rowAt(page, 0), 'worker_name')).toContainText(second.worker_email);
  await hands.standsOn(cellOf(rowAt(page, 0), 'actions').getByRole('button'));
  await figures(day, [first]);
  return [first];
};

/**
 * Pays three withdrawals at once, one of which a colleague pays while the question is open; the outcome must list that
 * one alone. `before` was paid earlier; resolves to all that was paid.
 */
export const payMany = async (day: Day, before: readonly Withdrawal[]): Promise<Withdrawal[]> => {
  const { page, hands, books } = day;
  const chosen = newestFirst(books).slice(before.length, before.length + 3);
  const [, theirs] = chosen;
  if (!theirs) throw new Error('The demo has too few withdrawals');
  for (const place of [0, 1, 2]) await hands.select(rowAt(page, place));
  await expect(page.getByRole('status').filter({ hasText: '3 selected' })).toBeVisible();
  await hands.press(command(page, 'Payment Success'));
  const nameOf = ({ worker_name, withdrawal_coin }: Withdrawal) => `${worker_name}: ${whole(withdrawal_coin)} coins`;
  await expect(question(page)).toContainText(chosen.toReversed().map(nameOf).join(', '));
  await expect(question(page)).toContainText(`${whole(sum(chosen))} coins`);
  await hands.standsOn(question(page).getByRole('button', { name: 'Cancel' }));
  await call(page, 'PATCH', `/withdrawRequests${theirs._id}`, {
    withdrawalAmount: theirs.withdrawal_coin,
    workerEmail: theirs.worker_email,
  });
  const letGo = await delayCalls(page);
  await hands.press(question(page).getByRole('button', { name: 'Payment Success' }));
  await expect(bulkRegion(page).getByRole('progressbar')).toBeVisible();
  await letGo();
  await expect(bulkRegion(page)).toContainText('Paid: 2, Failed: 1');
  await expect(bulkRegion(page).getByRole('rowheader')).toHaveText([nameOf(theirs)]);
  await expect(bulkRegion(page).getByRole('cell')).toHaveText(['Failed', 'This withdrawal has already been paid.']);
  const left = books.withdrawals.length - before.length - chosen.length;
  await expect(range(page)).toHaveText(`1–${String(left)} of ${String(left)}`);
  await hands.press(bulkRegion(page).getByRole('button', { name: 'Close' }));
  await expect(bulkRegion(page)).toBeHidden();
  // What somebody else has done is not selected any more.
  await expect(command(page, 'Clear selection')).toBeHidden();
  await expect(command(page, 'Review payouts')).toBeVisible();
  await figures(day, [...before, ...chosen]);
  return [...before, ...chosen];
};

/**
 * Downloads a pay sheet, which must list one payment system's requests, oldest first, without those that were `paid`.
 */
export const paySheet = async ({ page, hands, books }: Day, paid: readonly Withdrawal[]) => {
  const system = 'Nagad';
  const rows = newestFirst(books)
    .filter((request) => request.payment_system === system && !paid.includes(request))
    .toReversed();
  const item = page.getByRole('menuitem', { name: `${system} (${String(rows.length)}) for a payout portal` });
  const more = command(page, 'More commands');
  const sheets = page.getByRole('menuitem', { name: 'Pay sheet' });
  const sheet = await downloaded(page, () => hands.choose(more, sheets, item));
  expect(sheet.name).toMatch(/^pay-sheet-Nagad-portal-\d{4}-\d\d-\d\d\.csv$/);
  expect(sheet.headings).toEqual(['Worker', 'Email', 'Account number', 'Amount ($)', 'Coins', 'Date', 'Request id']);
  expect(sheet.rows.map((row) => row.at(-1))).toEqual(rows.map(({ _id }) => _id));
  await expect(page.getByRole('menu')).toBeHidden();
  await hands.standsOn(more);
};
