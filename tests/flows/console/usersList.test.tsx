import { act, screen, waitFor, within } from '#tests/support/rendering.ts';
import { expect, test } from 'vitest';
import { demoPeople } from '#backend/seed.ts';
import { listGone, optionsShown } from '#tests/support/chooseOption.ts';
import { renderApp } from '#tests/support/renderApp.tsx';
import { userHeadings } from '#tests/support/userColumns.ts';
import {
  asked,
  columnHeader,
  emailsShown,
  headings,
  MANAGE_USERS,
  manageUsersWith,
  openUsers,
  pageShown,
  rowOf,
  userOf,
} from '../support/manageUsers.ts';

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const query = () => Object.fromEntries(new URLSearchParams(location.search));

test('AU-1 TITLE-6 one GET /allUser fills a table of image, name, email, role and coins', async () => {
  const { requests, simulation } = await openUsers('mateo silva');
  const row = await rowOf(demoPeople.buyer);
  expect(headings()).toEqual(userHeadings);
  const cells = row.getAllByRole('gridcell');
  const [, , name, , role, coins] = cells.map(({ textContent }) => textContent);
  expect(cells[1]?.querySelector('img')).toHaveAttribute(
    'src',
    expect.stringContaining(userOf(simulation, demoPeople.buyer)?.imgurl ?? 'none'),
  );
  expect([name, role, coins]).toEqual([
    'Mateo Silva',
    'Buyer',
    userOf(simulation, demoPeople.buyer)?.coin.toLocaleString('en'),
  ]);
  expect(document.title).toBe('AdminManageUser');
  expect(asked(requests)).toEqual(['GET /allUser']);
});

test(
  'AU-2 AU-5 each row has its selector of exactly three roles and its button, described by the name',
  { tags: 'thorough' },
  async () => {
    const { user } = await openUsers('@example.test');
    await screen.findByText(/^1–25 of 200$/);
    const selects = screen.getAllByRole('combobox', { name: 'Role' });
    const buttons = screen.getAllByRole('button', { name: 'Delete' });
    expect([selects.length, buttons.length]).toEqual([25, 25]);
    const names = [...document.querySelectorAll('[data-field="name"][role="gridcell"]')];
    for (const control of [selects[7], buttons[7]])
      expect(control).toHaveAccessibleDescription(names[7]?.textContent ?? '');
    const shown = [...document.querySelectorAll('[data-field="role"][role="gridcell"]')];
    expect(selects.map(({ textContent }) => textContent)).toEqual(shown.map(({ textContent }) => textContent));
    for (const select of selects.slice(0, 3)) {
      await user.click(select);
      expect(await optionsShown()).toEqual(['Admin', 'Buyer', 'Worker']);
      await user.keyboard('{Escape}');
      await listGone();
    }
  },
);

test(
  'AU-1 page and sort cost no request, the page stays where it was turned to, and the address carries both',
  { tags: 'thorough' },
  async () => {
    const { user, requests } = await renderApp(`${MANAGE_USERS}?perPage=10&page=1&sort=name&order=ASC`, {
      as: 'admin',
    });
    await pageShown('1–10 of 200');
    const first = emailsShown();
    await user.click(screen.getByRole('button', { name: 'Go to next page' }));
    await pageShown('11–20 of 200');
    await pause(1000);
    expect(screen.getByText('11–20 of 200')).toBeVisible();
    expect(emailsShown()).toHaveLength(10);
    expect(emailsShown().filter((email) => first.includes(email))).toEqual([]);
    expect(query()).toMatchObject({ page: '2', perPage: '10' });

    await user.click(within(columnHeader('Coins')).getByText('Coins'));
    await pageShown('1–10 of 200');
    await waitFor(() => expect(columnHeader('Coins')).toHaveAttribute('aria-sort', 'ascending'));
    expect(query()).toMatchObject({ sort: 'coin', order: 'ASC', page: '1' });
    await user.click(within(columnHeader('Coins')).getByText('Coins'));
    await waitFor(() => expect(query()).toMatchObject({ sort: 'coin', order: 'DESC' }));
    expect(asked(requests)).toEqual(['GET /allUser']);
  },
);

test('AU-1 AU-9 Refresh asks the server again and shows what has changed since', { tags: 'thorough' }, async () => {
  const { user, requests, simulation } = await openUsers('mateo silva');
  await rowOf(demoPeople.buyer);
  await simulation.store.transaction(async (tx) => {
    const buyer = await tx.userByEmail(demoPeople.buyer);
    await tx.change('users', buyer?._id ?? '', {}, { role: 'worker' });
  });
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  const row = await rowOf(demoPeople.buyer);
  await waitFor(() => expect(row.getByRole('combobox', { name: 'Role' })).toHaveTextContent('Worker'));
  expect(asked(requests)).toEqual(['GET /allUser', 'GET /allUser']);
});

test('AU-1 a deep link opens page, sort and search', { tags: 'thorough' }, async () => {
  await renderApp(
    manageUsersWith({ page: '2', perPage: '10', sort: 'email', order: 'DESC', filter: { q: 'example' } }),
    { as: 'admin' },
  );
  await pageShown('11–20 of 200');
  expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('example');
  expect(columnHeader('Email')).toHaveAttribute('aria-sort', 'descending');
  const emails = emailsShown();
  expect(emails).toHaveLength(10);
  expect(emails).toEqual(emails.toSorted(new Intl.Collator('en', { numeric: true }).compare).reverse());
});

test(
  'AU-1 a search narrows the list without a request, says when nothing matches, and Clear search brings everyone back',
  { tags: 'thorough' },
  async () => {
    const { user, requests } = await openUsers('priya nair');
    await rowOf(demoPeople.worker);
    const box = screen.getByRole('searchbox', { name: 'Search' });
    await user.clear(box);
    await user.type(box, 'MATEO SIL');
    await rowOf(demoPeople.buyer);
    await waitFor(() => expect(emailsShown()).toEqual([demoPeople.buyer]));
    expect(JSON.parse(query().filter ?? '')).toEqual({ q: 'MATEO SIL' });

    await user.type(box, 'zzz');
    expect(await screen.findByText('Nothing matches your search.')).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    await pageShown('1–25 of 200');
    expect(box).toHaveValue('');
    expect(asked(requests)).toEqual(['GET /allUser']);
  },
);

test('AU-1 a column that is hidden by its own menu leaves the keyboard to the first heading; the panel of columns has a name', async () => {
  const { user } = await openUsers('priya nair');
  await act(() => columnHeader('Email').focus());
  await user.keyboard('{Control>}{Enter}{/Control}');
  await user.click(await screen.findByRole('menuitem', { name: 'Hide column' }));
  await waitFor(() => expect(headings()).not.toContain('Email'));
  await waitFor(() => expect(document.activeElement?.closest('[role="columnheader"]')).toBeInTheDocument());
  await act(() => columnHeader('Coins').focus());
  await user.keyboard('{Control>}{Enter}{/Control}');
  await user.click(await screen.findByRole('menuitem', { name: 'Manage columns' }));
  expect(await screen.findByRole('dialog', { name: 'Manage columns' })).toBeVisible();
  await user.keyboard('{Escape}');
});
