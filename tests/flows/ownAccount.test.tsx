import { screen, waitFor } from '#tests/support/rendering.ts';
import { expect, test } from 'vitest';
import { usualExtras } from '#contract/extras.ts';
import { renderApp } from '#tests/support/renderApp.tsx';
import { catchDownloads } from './support/downloads.ts';

const button = (name: string) => screen.findByRole('button', { name });

test.each(['admin', 'buyer', 'worker'] as const)('the %s downloads the own rows as JSON', async (as) => {
  const { names, lines } = catchDownloads();
  const { user, simulation } = await renderApp('/Profile', { as });
  await user.click(await button('Download as JSON'));
  await waitFor(() => expect(names).toEqual([expect.stringMatching(/^taskcoin-\d{4}-\d\d-\d\d\.json$/)]));
  const tables = JSON.parse((await lines()).join('\n')) as Record<string, { _id: string }[]>;
  const own = simulation.state().marketplace.users.filter(({ email }) => email === `${as}@example.test`);
  expect(tables.users).toEqual(own);
});

test('the CSV has a line for each value, and none that a spreadsheet runs', async () => {
  const { names, lines } = catchDownloads();
  const evil = '=HYPERLINK("https://evil.test")';
  const { user } = await renderApp('/Profile', {
    as: 'buyer',
    marketplaceOf: (seed) => ({
      ...seed,
      users: seed.users.map((one) => (one.email === 'buyer@example.test' ? { ...one, displayName: evil } : one)),
    }),
  });
  await user.click(await button('Download as CSV'));
  await waitFor(() => expect(names).toEqual([expect.stringMatching(/\.csv$/)]));
  const [head, ...rows] = await lines();
  expect(head).toBe('Table,Row,Column,Value');
  expect(rows).toContain('users,1,email,buyer@example.test');
  expect(rows.find((row) => row.startsWith('users,1,displayName,'))).toContain(`"'=HYPERLINK(`);
});

test('C-67 a server that announces nothing of it is asked for nothing, and nothing is offered', async () => {
  const extras = usualExtras.filter((name) => name !== 'ownData');
  const { requests } = await renderApp('/Profile', { as: 'worker', extras });
  await screen.findByRole('region', { name: 'How you stand' });
  expect(screen.queryByRole('heading', { name: 'Your data' })).toBeNull();
  expect(requests.filter(({ path }) => path.startsWith('/ownData'))).toEqual([]);
});
