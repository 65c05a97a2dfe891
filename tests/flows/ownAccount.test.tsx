import { screen, waitFor, within } from '#tests/support/rendering.ts';
import { expect, test } from 'vitest';
import { ownersExtras, usualExtras } from '#contract/extras.ts';
import { renderApp } from '#tests/support/renderApp.tsx';
import { catchDownloads } from './support/downloads.ts';
import { write } from './support/write.ts';

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
  const extras = usualExtras.filter((name) => name !== 'ownData' && name !== 'erasure');
  const { requests } = await renderApp('/Profile', { as: 'worker', extras });
  await screen.findByRole('region', { name: 'How you stand' });
  expect(screen.queryByRole('heading', { name: 'Your data' })).toBeNull();
  expect(requests.filter(({ path }) => path.startsWith('/ownData'))).toEqual([]);
});

const openEnd = async (as: 'admin' | 'worker') => {
  const app = await renderApp('/Profile', { as });
  const region = within(await screen.findByRole('region', { name: 'Delete my account' }));
  return { ...app, region };
};

test('an account is deleted after the address was typed, and the person is signed out', async () => {
  const { user, region, router, simulation, session } = await openEnd('admin');
  await user.click(await region.findByRole('button', { name: 'Delete my account' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete my account' }));
  const confirm = dialog.getByRole('button', { name: 'Delete my account' });
  await write(user, dialog.getByRole('textbox', { name: /^Type your email/ }), 'someone@example.test');
  await user.click(confirm);
  expect(await dialog.findByText('This is not your email address.')).toBeVisible();
  await user.clear(dialog.getByRole('textbox', { name: /^Type your email/ }));
  await write(user, dialog.getByRole('textbox', { name: /^Type your email/ }), ' Admin@Example.test');
  await user.click(confirm);
  expect(await screen.findByText('Your account is deleted.')).toBeVisible();
  expect(router.state.location.pathname).toBe('/');
  expect(session.state().user).toBeNull();
  expect(JSON.stringify(simulation.state().marketplace)).not.toContain('admin@example.test');
});

test('what is open is told instead of a button', async () => {
  const { region } = await openEnd('worker');
  expect(await region.findByText(/^Work of yours that waits for a review: \d+$/)).toBeVisible();
  expect(region.queryByRole('button')).toBeNull();
});

test('documents are offered by the server that writes them, and come in the page’s language', async () => {
  const { names } = catchDownloads();
  const asked: string[] = [];
  const { user, requests } = await renderApp('/Profile', {
    as: 'buyer',
    extras: ownersExtras.filter((name) => name !== 'paging'),
    writeDocument: (_, language) => {
      asked.push(language);
      return Promise.resolve(new TextEncoder().encode('%PDF-'));
    },
  });
  const documents = within(await screen.findByRole('region', { name: 'Documents' }));
  await user.click(await documents.findByRole('button', { name: 'Download Statement of 2026' }));
  await waitFor(() => expect(names).toEqual(['statement-2026.pdf']));
  expect(asked).toEqual(['en']);
  expect(requests.map(({ path }) => path)).toContain('/documentstatement-2026?language=en');
  expect(documents.getAllByRole('button', { name: /^Download Receipt of .* coins$/ }).length).toBeGreaterThan(0);
});

test('C-67 the demo writes no documents, and offers none', async () => {
  const { requests } = await renderApp('/Profile', { as: 'buyer' });
  await screen.findByRole('region', { name: 'Your data' });
  expect(screen.queryByRole('region', { name: 'Documents' })).toBeNull();
  expect(requests.filter(({ path }) => path.startsWith('/document'))).toEqual([]);
});
