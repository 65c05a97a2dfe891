import { screen, within } from '#tests/support/rendering.ts';
import { expect, test } from 'vitest';
import { usualExtras } from '#contract/extras.ts';
import { openHome } from '../support/adminHome.ts';

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
