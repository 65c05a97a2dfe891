import { screen, within } from '#tests/support/rendering.ts';
import { expect, test } from 'vitest';
import { usualExtras } from '#contract/extras.ts';
import { demoPeople } from '#backend/seed.ts';
import { ADMIN_HOME, openHome } from '../support/adminHome.ts';

const sorters = async () => {
  await screen.findByRole('columnheader', { name: 'Worker' });
  const headers = ['Worker', 'Account number'].map((name) => screen.getByRole('columnheader', { name }));
  return headers.map((header) => within(header).queryAllByLabelText('Sort').length > 0);
};

test('C-67 where account numbers are encrypted, nothing offers to sort by them', async () => {
  await openHome({ extras: [...usualExtras.filter((name) => name !== 'paging'), 'sealedAccounts'] });
  expect(await sorters()).toEqual([true, false]);
});

test('C-67 where no server says so, they are sorted like everything else', async () => {
  await openHome();
  expect(await sorters()).toEqual([true, true]);
});

/** An order of before, as the browser kept it: a list's params, and its address. */
const ORDER = { sort: 'account_number', order: 'ASC', page: 1, perPage: 10, filter: {} };
const ADDRESS = `${ADMIN_HOME}?sort=account_number&order=ASC&page=1&perPage=10&filter=%7B%7D`;

test.each([
  ['the browser kept', ADMIN_HOME],
  ['an address has', ADDRESS],
])('C-67 an order by them that %s gives way to the list’s own', async (_, path) => {
  if (path === ADMIN_HOME)
    localStorage.setItem(`RaStore:${demoPeople.admin}.withdrawals.listParams`, JSON.stringify(ORDER));
  await openHome({ extras: [...usualExtras, 'sealedAccounts'] }, path);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('columnheader', { name: /^Date/ })).toHaveAttribute('aria-sort', 'descending');
  // What else was kept stays.
  expect(screen.getAllByRole('row')).toHaveLength(11);
});
