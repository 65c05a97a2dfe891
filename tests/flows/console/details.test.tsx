import { act, screen, waitFor, within } from '#tests/support/rendering.ts';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { demoPeople } from '#backend/seed.ts';
import { changeLanguage } from '#i18n/i18nProvider.ts';
import { aWithdrawal } from '#tests/support/aWithdrawal.ts';
import { expectConsoleError } from '#tests/support/consoleErrors.ts';
import { renderApp } from '#tests/support/renderApp.tsx';
import { windowWidth } from '#tests/support/windowWidth.ts';
import { accountOf, factsIn, openInAddress, panel, panelGone } from '../support/details.ts';
import { asked, MANAGE_USERS, manageUsersWith, openUsers, pageShown, userOf } from '../support/manageUsers.ts';

const stored = () => JSON.stringify(Object.entries(localStorage));

const idOf = ({ simulation }: Awaited<ReturnType<typeof renderApp>>, email: string) =>
  userOf(simulation, email)?._id ?? '';

/** Opens Manage Users with a search, in a phone's width: on cards, whose headings open the details. */
const openCards = (q: string) => {
  windowWidth(390);
  return renderApp(manageUsersWith({ filter: { q } }), { as: 'admin' });
};

test('AU-1 details take the focus and give it back to what opened them, ten times of ten, however they are closed', async () => {
  const { user, router } = await openCards('priya nair');
  const opener = await screen.findByRole('button', { name: 'Priya Nair' });
  const dialog = () => document.querySelector('[role="dialog"]');
  const ways = [
    () => user.keyboard('{Escape}'),
    () => user.click(screen.getByLabelText('Close')),
    () => user.click(screen.getByText('Close')),
    async () => router.navigate(-1),
  ];
  for (let round = 0; round < 10; round++) {
    opener.focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(dialog()?.contains(document.activeElement)).toBe(true));
    await screen.findByText('Coin balance');
    await ways[round % ways.length]?.();
    await waitFor(() => expect(dialog()).toBeNull());
    expect(opener).toHaveFocus();
  }
  expect(openInAddress()).toEqual([null, null]);
});

test(
  'AU-1 opening is a step in the history: Back closes, Forward opens, and closing leaves no step behind',
  { tags: 'thorough' },
  async () => {
    const app = await openCards('priya nair');
    const { user, router } = app;
    const steps = () => (history.state as { idx: number }).idx;
    const before = steps();
    await user.click(await screen.findByRole('button', { name: 'Priya Nair' }));
    await accountOf('Priya Nair');
    expect(openInAddress()).toEqual([idOf(app, demoPeople.worker), null]);
    expect(steps()).toBe(before + 1);
    await router.navigate(-1);
    await panelGone();
    await router.navigate(1);
    const dialog = await accountOf('Priya Nair');
    // A second press while the first is on its way must not lead out of the page.
    await user.dblClick(within(dialog).getByLabelText('Close'));
    await panelGone();
    expect(steps()).toBe(before);
    expect(location.pathname).toBe(MANAGE_USERS);
  },
);

test('AU-1 a shared link opens its tab over the list as it was left, and the list never remembers it', async () => {
  const app = await renderApp(manageUsersWith({ page: '2', perPage: '10', sort: 'email', order: 'DESC', filter: {} }), {
    as: 'admin',
  });
  const { user, router } = app;
  await pageShown('11–20 of 200');
  await router.navigate('/');
  await router.navigate(`${MANAGE_USERS}?details=${idOf(app, demoPeople.worker)}&tab=tasks`);
  const dialog = await panel('Priya Nair');
  expect(within(dialog).getByRole('tab', { selected: true })).toHaveAccessibleName('Tasks');
  await pageShown('11–20 of 200');
  await waitFor(() => expect(location.search).toContain('page=2'));
  expect(openInAddress()).toEqual([idOf(app, demoPeople.worker), 'tasks']);
  expect(stored()).toContain('users.listParams');
  expect(stored()).not.toContain('details');
  await user.keyboard('{Escape}');
  await panelGone();
  await pageShown('11–20 of 200');
  expect(openInAddress()).toEqual([null, null]);
  await router.navigate('/');
  await router.navigate(MANAGE_USERS);
  await pageShown('11–20 of 200');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test(
  'AU-1 Enter in a row opens its details; closed, the keyboard is back in the row',
  { tags: 'thorough' },
  async () => {
    const { user } = await openUsers('priya nair');
    const cell = await screen.findByText(demoPeople.worker, { selector: '[role="gridcell"]' });
    await user.click(cell);
    await user.keyboard('{Enter}');
    await accountOf('Priya Nair');
    await user.keyboard('{Escape}');
    await panelGone();
    await waitFor(() => expect(cell).toHaveFocus());
  },
);

test(
  'AU-1 closed after a shared link on a phone, the keyboard stands on the record’s card',
  { tags: 'thorough' },
  async () => {
    const app = await openCards('nair');
    const { user, router } = app;
    const card = await screen.findByRole('button', { name: 'Priya Nair' });
    await router.navigate(`${location.pathname}${location.search}&details=${idOf(app, demoPeople.worker)}`);
    await accountOf('Priya Nair');
    await user.keyboard('{Escape}');
    await panelGone();
    await waitFor(() => expect(card).toHaveFocus());
  },
);

test(
  'AU-1 closed after a shared link, the keyboard stands in the row of the record',
  { tags: 'thorough' },
  async () => {
    const app = await openUsers('nair');
    const { user, router } = app;
    await router.navigate(`${location.pathname}${location.search}&details=${idOf(app, demoPeople.worker)}`);
    await accountOf('Priya Nair');
    await user.keyboard('{Escape}');
    await panelGone();
    await waitFor(() => expect(document.activeElement?.closest('[role="row"]')).toHaveTextContent(demoPeople.worker));
  },
);

test('AU-1 the row whose details are open is marked, and no other', { tags: 'thorough' }, async () => {
  const { user, router } = await openUsers('mateo silva');
  await user.click(await screen.findByRole('button', { name: 'Mateo Silva' }));
  await panel('Mateo Silva');
  const marked = () => [...document.querySelectorAll('main [aria-current="true"]')];
  await waitFor(() => expect(marked()).toHaveLength(1));
  expect(marked()[0]).toHaveTextContent(demoPeople.buyer);
  await router.navigate(-1);
  await waitFor(() => expect(marked()).toEqual([]));
});

test('AU-1 arrows go from tab to tab, the address follows in place, and a tab asks for nothing before it is opened', async () => {
  const app = await openUsers('mateo silva');
  const { user, router, requests, simulation } = app;
  await router.navigate(`${location.pathname}${location.search}&details=${idOf(app, demoPeople.buyer)}`);
  const dialog = within(await panel('Mateo Silva'));
  const steps = () => (history.state as { idx: number }).idx;
  const before = steps();
  await dialog.findByText('None');
  expect(factsIn(await panel('Mateo Silva'))).toMatchObject({ 'Pending payouts': 'None' });
  expect(dialog.getByText(demoPeople.buyer)).toBeVisible();
  expect(dialog.getByRole('combobox', { name: 'Role' })).toHaveTextContent('Buyer');
  expect(asked(requests).toSorted()).toEqual([
    'GET /allUser',
    `GET /userSignals${idOf(app, demoPeople.buyer)}`,
    'GET /withdrawRequests?status=pending',
  ]);
  await user.click(dialog.getByRole('tab', { name: 'Account' }));
  await user.keyboard('{ArrowRight}');
  expect(dialog.getByRole('tab', { name: 'Tasks' })).toHaveFocus();
  const own = simulation.state().marketplace.tasks.filter(({ user, closed }) => user === demoPeople.buyer && !closed);
  const cards = within(await dialog.findByRole('list')).getAllByRole('listitem');
  // In which order is said in defaultOrder.test.tsx.
  expect(new Set(cards.map((card) => within(card).getByRole('heading').textContent))).toEqual(
    new Set(own.map(({ taskTitle }) => taskTitle)),
  );
  expect(asked(requests).slice(3)).toEqual(['GET /allTaskForAdmin']);
  expect(openInAddress()[1]).toBe('tasks');
  expect(steps()).toBe(before);
  await act(() => changeLanguage('bn'));
  await waitFor(() => expect(dialog.getByRole('list')).toHaveTextContent('প্রয়োজনীয় কর্মী'));
  expect(dialog.getByRole('list')).not.toHaveTextContent(/[0-9]/);
  await act(() => changeLanguage('en'));
});

test('AU-1 a worker’s panel counts and sums what waits to be paid, and lists it', { tags: 'thorough' }, async () => {
  const { router, simulation } = await openUsers('example');
  const { withdrawals } = simulation.state().marketplace;
  const [first] = withdrawals.filter(({ status }) => status === 'pending');
  if (!first) throw new Error('Nobody waits for money.');
  const own = withdrawals.filter((each) => each.status === 'pending' && each.worker_email === first.worker_email);
  const sum = (own.reduce((all, { withdrawal_amount: cents }) => all + cents, 0) / 100).toFixed(2);
  const id = userOf(simulation, first.worker_email)?._id ?? '';
  await router.navigate(`${MANAGE_USERS}?details=${id}`);
  const dialog = await panel(first.worker_name);
  const requests = `${String(own.length)} request${own.length === 1 ? '' : 's'}, $${sum}`;
  await waitFor(() => expect(factsIn(dialog)['Pending payouts']).toBe(requests));
  const list = await within(dialog).findByRole('list');
  expect(within(list).getAllByRole('listitem')).toHaveLength(own.length);
  expect(list).toHaveTextContent(first.account_number);
  await pageShown('1–25 of 200');
});

test(
  'AU-1 a request in a worker’s panel has the dollars that were asked for, whatever its coins are worth (C-08)',
  { tags: 'thorough' },
  async () => {
    const request = aWithdrawal(1, { worker_email: demoPeople.worker, withdrawal_coin: 200, withdrawal_amount: 12.5 });
    const answers = [http.get('*/api/withdrawRequests', () => HttpResponse.json([request]))];
    const app = await openUsers('example', { answers });
    await app.router.navigate(`${MANAGE_USERS}?details=${idOf(app, demoPeople.worker)}`);
    const list = await within(await panel('Priya Nair')).findByRole('list');
    expect(within(list).getByRole('heading')).toHaveTextContent('200 coins ($12.50)');
  },
);

test('AU-1 an unknown record is said to be gone, with a way back', async () => {
  expectConsoleError(/There is no such record in users/);
  const { user } = await renderApp(`${MANAGE_USERS}?details=nobody`, { as: 'admin' });
  const dialog = await panel('Details');
  expect(await within(dialog).findByText('There is no such record any more.')).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Back to the list' }));
  await panelGone();
  await pageShown('1–25 of 200');
  expect(openInAddress()).toEqual([null, null]);
});
