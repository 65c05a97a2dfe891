import { screen, waitFor, within } from '#tests/support/rendering.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { resources, screens, type Screen } from '#console/screens.ts';
import { bindings } from '#dataProvider/bindings.ts';
import { changeLanguage } from '#i18n/i18nProvider.ts';
import { lighthouses } from '#tests/examples/lighthouses/resource.ts';
import { renderApp } from '#tests/support/renderApp.tsx';
import '#tests/examples/lighthouses/pages.tsx';

const LIST = '/Dashboard/lighthouses';

/**
 * Records of the example in docs/adding-a-resource.md, whose rows are added to the three tables for one test. Its cells
 * read them here, where others call the server.
 */
let books: { id: string; title: string }[];
const updates: string[] = [];
beforeEach(() => {
  books = ['Low Head', 'North Point'].map((title, place) => ({ id: `a${place}`, title }));
  updates.length = 0;
  const admin = { role: 'admin', title: 'title.dashboard', resource: lighthouses } as const;
  const rows: Screen[] = [
    { ...admin, shape: 'list', path: 'lighthouses', page: 'list', Component: lighthouses.list },
    {
      ...admin,
      shape: 'form',
      path: 'lighthouses/:id',
      page: 'edit',
      from: 'lighthouses',
      Component: lighthouses.edit,
    },
  ];
  (screens as Screen[]).push(...rows);
  (resources as (typeof lighthouses)[]).push(lighthouses);
  Object.assign(bindings, {
    lighthouses: {
      getList: { admin: () => Promise.resolve(books) },
      update: {
        admin: (_: unknown, { id, data }: { id: string; data: { title: string } }) => {
          updates.push(data.title);
          books = books.map((one) => (one.id === id ? { ...one, ...data } : one));
          return Promise.resolve({});
        },
      },
    },
  });
});
afterEach(async () => {
  (screens as Screen[]).splice(-2);
  (resources as (typeof lighthouses)[]).pop();
  Reflect.deleteProperty(bindings, 'lighthouses');
  await changeLanguage('en');
});

test('docs/adding-a-resource.md shows the very files of the example', { tags: 'thorough' }, () => {
  const root = join(import.meta.dirname, '../../..');
  const page = readFileSync(join(root, 'docs/adding-a-resource.md'), 'utf8');
  for (const file of ['resource.ts', 'pages.tsx'])
    expect(page).toContain(readFileSync(join(root, 'tests/examples/lighthouses', file), 'utf8'));
});

type App = Awaited<ReturnType<typeof renderApp>>;
const openFirst = async ({ user }: App) => {
  await user.click(await screen.findByText('North Point'));
  const title = await screen.findByRole('textbox', { name: /^Title/ });
  await waitFor(() => expect(title).toHaveValue('North Point'));
  expect(location.pathname).toBe(`${LIST}/a1`);
  return title;
};

test('a stock List leads to a stock Edit, whose notices are ours: Undo takes a change back, else it is done', async () => {
  const app = await renderApp(LIST, { as: 'admin' });
  const { user } = app;
  const notices = within(document.getElementById('toasts') ?? document.body);
  const gone = () => waitFor(() => expect(notices.queryByText('Element updated')).not.toBeInTheDocument(), STAY);

  await user.type(await openFirst(app), ' and south');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await notices.findByText('Element updated');
  await screen.findByText('North Point and south');
  await user.click(notices.getByRole('button', { name: 'Undo' }));
  await gone();
  expect(updates).toEqual([]);

  await user.type(await openFirst(app), '!');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await notices.findByText('Element updated');
  expect(location.pathname).toBe(LIST);
  expect(updates).toEqual([]);
  await gone();
  await waitFor(() => expect(updates).toEqual(['North Point!']));

  await user.click(await screen.findByText('North Point!'));
  await user.clear(await screen.findByRole('textbox', { name: /^Title/ }));
  await changeLanguage('bn');
  await user.click(await screen.findByRole('button', { name: 'সংরক্ষণ করুন' }));
  expect(await screen.findByText('পূরণ করতে হবে')).toBeVisible();
  const failure = await notices.findByRole('alert');
  expect(failure).toHaveTextContent('ফর্মটি ঠিকভাবে পূরণ হয়নি। ভুলগুলো দেখে নিন।');
});

test('GUARD-8 a role without the cell for a change is led to no form', { tags: 'thorough' }, async () => {
  Reflect.deleteProperty(bindings, 'lighthouses');
  Object.assign(bindings, { lighthouses: { getList: { admin: () => Promise.resolve(books) } } });
  const { user, router } = await renderApp(LIST, { as: 'admin' });
  await user.click(await screen.findByText('North Point'));
  expect(location.pathname).toBe(LIST);
  await router.navigate(`${LIST}/a1`);
  await waitFor(() => expect(location.pathname).toBe('/login'));
});

/** Time limit in milliseconds, longer than react-admin shows a notice. */
const STAY = { timeout: 15_000 };
