import { screen, waitFor } from '#tests/support/rendering.ts';
import { expect, test } from 'vitest';
import { renderApp } from '#tests/support/renderApp.tsx';
import { underHeadings, userCsvHead } from '#tests/support/userColumns.ts';
import { asked, manageUsersWith, openUsers, pageShown } from '../support/manageUsers.ts';
import { catchDownloads } from '../support/downloads.ts';

test(
  'AU-1 Export writes all pages of the filtered list, in its order, without a request',
  { tags: 'thorough' },
  async () => {
    const { names, lines } = catchDownloads();
    const address = manageUsersWith({
      perPage: '10',
      page: '2',
      sort: 'coin',
      order: 'DESC',
      filter: { role: ['buyer'] },
    });
    const { user, requests, simulation } = await renderApp(address, { as: 'admin' });
    await pageShown(/^11–20 of \d+$/);
    await user.click(screen.getByRole('button', { name: 'Export' }));
    await waitFor(() => expect(names).toEqual([expect.stringMatching(/^users-\d{4}-\d\d-\d\d\.csv$/)]));
    const [head, ...rows] = await lines();
    expect(head?.split(',')).toEqual(userCsvHead);
    const buyers = simulation.state().marketplace.users.filter(({ role, deleted }) => role === 'buyer' && !deleted);
    expect(rows).toHaveLength(buyers.length);
    const written = rows.map((row) => underHeadings(row.split(','), ['Role', 'Coins']));
    const coins = buyers.map(({ coin }) => coin).sort((a, b) => b - a);
    expect(written).toEqual(coins.map((coin) => ['buyer', String(coin)]));

    const boxes = screen.getAllByRole('checkbox', { name: /^Select row/ });
    for (const box of boxes.slice(0, 2)) await user.click(box);
    await user.click(screen.getByRole('button', { name: 'Export selected' }));
    await waitFor(() => expect(names).toHaveLength(2));
    expect((await lines()).slice(1)).toEqual(rows.slice(10, 12));
    expect(asked(requests)).toEqual(['GET /allUser']);
  },
);

test('AU-1 a list with nothing in it cannot be exported, until it has rows again', async () => {
  const { user } = await openUsers('priya nair');
  expect(screen.getByRole('button', { name: 'Export' })).toBeEnabled();
  await user.type(screen.getByRole('searchbox'), 'zzz');
  await screen.findByText('Nothing matches your search.');
  expect(screen.getByRole('button', { name: 'Export' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Clear search' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Export' })).toBeEnabled());
});
