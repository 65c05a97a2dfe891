import { screen, waitFor, within } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { resources, screens, type Screen } from '#console/screens.ts';
import { bindings } from '#dataProvider/bindings.ts';
import { changeLanguage } from '#i18n/i18nProvider.ts';
import { announcements } from '#tests/examples/announcements/resource.ts';
import { expectConsoleError } from '#tests/support/consoleErrors.ts';
import { renderApp } from '#tests/support/renderApp.tsx';
import '#tests/examples/announcements/pages.tsx';

const LIST = '/Dashboard/announcements';

/** What CONTRIBUTING adds to the three tables, for one test; the cells keep their records here, where others make a call. */
let books: { id: string; title: string }[];
const updates: string[] = [];
beforeEach(() => {
  books = ['We are closed on Friday', 'New packages'].map((title, place) => ({ id: `a${place}`, title }));
  updates.length = 0;
  const admin = { role: 'admin', title: 'title.dashboard', resource: announcements } as const;
  const rows: Screen[] = [
    { ...admin, path: 'announcements', page: 'list', Component: announcements.list },
    { ...admin, path: 'announcements/:id', page: 'edit', from: 'announcements', Component: announcements.edit },
  ];
  (screens as Screen[]).push(...rows);
  (resources as (typeof announcements)[]).push(announcements);
  Object.assign(bindings, {
    announcements: {
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
  (resources as (typeof announcements)[]).pop();
  Reflect.deleteProperty(bindings, 'announcements');
  await changeLanguage('en');
});

test('CONTRIBUTING shows the very files of the example', () => {
  const root = join(import.meta.dirname, '../../..');
  const contributing = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8');
  for (const file of ['resource.ts', 'pages.tsx'])
    expect(contributing).toContain(readFileSync(join(root, 'tests/examples/announcements', file), 'utf8'));
});

type App = Awaited<ReturnType<typeof renderApp>>;
const openFirst = async ({ user }: App) => {
  await user.click(await screen.findByText('New packages'));
  const title = await screen.findByRole('textbox', { name: /^Title/ });
  await waitFor(() => expect(title).toHaveValue('New packages'));
  expect(location.pathname).toBe(`${LIST}/a1`);
  return title;
};

test('a stock List leads to a stock Edit, whose notices are ours: Undo takes a change back, else it is done', async () => {
  // ra-ui-materialui still gives its text fields a property that MUI 9 no longer knows. React says so once.
  expectConsoleError(/InputProps/);
  const app = await renderApp(LIST, { as: 'admin' });
  const { user } = app;
  const notices = within(document.getElementById('toasts') ?? document.body);
  const gone = () => waitFor(() => expect(notices.queryByText('Element updated')).not.toBeInTheDocument(), STAY);

  await user.type(await openFirst(app), ' for you');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await notices.findByText('Element updated');
  await screen.findByText('New packages for you');
  await user.click(notices.getByRole('button', { name: 'Undo' }));
  await gone();
  expect(updates).toEqual([]);

  await user.type(await openFirst(app), '!');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await notices.findByText('Element updated');
  expect(location.pathname).toBe(LIST);
  expect(updates).toEqual([]);
  await gone();
  await waitFor(() => expect(updates).toEqual(['New packages!']));

  await user.click(await screen.findByText('New packages!'));
  await user.clear(await screen.findByRole('textbox', { name: /^Title/ }));
  await changeLanguage('bn');
  await user.click(await screen.findByRole('button', { name: 'সংরক্ষণ করুন' }));
  expect(await screen.findByText('পূরণ করতে হবে')).toBeVisible();
  const failure = await notices.findByRole('alert');
  expect(failure).toHaveTextContent('ফর্মটি ঠিকভাবে পূরণ হয়নি। ভুলগুলো দেখে নিন।');
});

test('GUARD-8 a role without the cell for a change is led to no form', async () => {
  Reflect.deleteProperty(bindings, 'announcements');
  Object.assign(bindings, { announcements: { getList: { admin: () => Promise.resolve(books) } } });
  const { user, router } = await renderApp(LIST, { as: 'admin' });
  await user.click(await screen.findByText('New packages'));
  expect(location.pathname).toBe(LIST);
  await router.navigate(`${LIST}/a1`);
  await waitFor(() => expect(location.pathname).toBe('/login'));
});

/** Longer than react-admin lets a notice stay. */
const STAY = { timeout: 15_000 };
