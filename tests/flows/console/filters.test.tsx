import { act, fireEvent, screen, waitFor, within } from '#tests/support/rendering.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { demoPeople } from '#backend/seed.ts';
import { renderApp } from '#tests/support/renderApp.tsx';
import { windowWidth } from '#tests/support/windowWidth.ts';
import { asked, emailsShown, MANAGE_USERS, manageUsersWith, openUsers, pageShown } from '../support/manageUsers.ts';

afterEach(() => {
  vi.useRealTimers();
});

const filterInAddress = (): unknown => JSON.parse(new URLSearchParams(location.search).get('filter') ?? '{}');
const pill = (name: string | RegExp) => screen.findByRole('button', { name });
const menuGone = () => waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());

test('AU-1 the last role that is unchosen takes the filter away', { tags: 'thorough' }, async () => {
  const { user } = await renderApp(manageUsersWith({ filter: { q: 'mateo silva', role: ['buyer'] } }), { as: 'admin' });
  await pageShown('1–1 of 1');
  await user.click(await pill('Role: Buyer'));
  await user.click(screen.getByRole('menuitemcheckbox', { name: 'Buyer' }));
  await waitFor(() => expect(filterInAddress()).toEqual({ q: 'mateo silva' }));
});

test(
  'AU-1 roles are chosen in a menu that stays open; with the search they narrow the list, in the address, without a request',
  { tags: 'thorough' },
  async () => {
    const { user, requests, simulation } = await openUsers('mar');
    const everybody = emailsShown();
    const people = simulation.state().marketplace.users;
    const emailsOf = (...roles: string[]) =>
      everybody.filter((email) => people.some((one) => one.email === email && roles.includes(one.role)));
    await user.click(await pill('Role: All'));
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'Buyer' }));
    await waitFor(() => expect(emailsShown()).toEqual(emailsOf('buyer')));
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'Worker' }));
    await waitFor(() => expect(filterInAddress()).toEqual({ q: 'mar', role: ['buyer', 'worker'] }));
    expect(screen.getByRole('menuitemcheckbox', { name: 'Worker' })).toBeChecked();
    await user.keyboard('{Escape}');
    await menuGone();
    expect(await pill('Role: Buyer, Worker')).toHaveFocus();
    await waitFor(() => expect(emailsShown()).toEqual(emailsOf('buyer', 'worker')));
    expect(asked(requests)).toEqual(['GET /allUser']);
  },
);

test('AU-1 a range is applied as it is typed, the wrong way round it is said and not applied', async () => {
  const { user } = await openUsers('mateo silva');
  await user.click(await pill('Coins: Any'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Coins: Any' }));
  const [from, to] = [
    await dialog.findByRole('textbox', { name: 'From' }),
    dialog.getByRole('textbox', { name: 'To' }),
  ];
  await waitFor(() => expect(from).toHaveFocus());
  await user.type(from, '100');
  await waitFor(() => expect(filterInAddress()).toEqual({ q: 'mateo silva', coin_gte: 100 }));
  await user.type(from, 'x');
  expect(from).toHaveAccessibleDescription('This is not a number.');
  await user.clear(from);
  await user.type(from, '১০০');
  await user.type(to, '50');
  expect(dialog.getByRole('alert')).toHaveTextContent('From and To are the wrong way round.');
  expect(dialog.getByRole('button', { name: 'Done' })).toBeDisabled();
  await user.type(to, '0');
  await user.click(dialog.getByRole('button', { name: 'Done' }));
  expect(await pill('Coins: 100 – 500')).toHaveFocus();
  expect(filterInAddress()).toEqual({ q: 'mateo silva', coin_gte: 100, coin_lte: 500 });
});

test('BT-1 a mistyped date is said, and the last one goes on filtering', async () => {
  const { user } = await renderApp(
    `/Dashboard/managetask?filter=${JSON.stringify({ completionDate_gte: '2026-12-01' })}`,
    {
      as: 'admin',
    },
  );
  await user.click(await pill('Completion date: from Dec 1, 2026'));
  const from = await within(await screen.findByRole('dialog')).findByRole('textbox', { name: 'From' });
  fireEvent.change(from, { target: { value: '20266-12-01' } });
  expect(from).toHaveAccessibleDescription('This is not a day.');
  await user.keyboard('{Escape}');
  expect(await pill('Completion date: from Dec 1, 2026')).toBeVisible();
  expect(filterInAddress()).toEqual({ completionDate_gte: '2026-12-01' });
});

test('AT-1 days are narrowed by the calendar, or to a span by one press, after which the pill has the focus', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 5, 18, 12) });
  const { user } = await renderApp('/Dashboard/managetask', { as: 'admin' });
  await user.click(await pill('Completion date: Any'));
  await user.click(await screen.findByRole('button', { name: 'This week' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await pill('Completion date: Jun 15, 2026 – Jun 21, 2026')).toHaveFocus();
  expect(filterInAddress()).toEqual({ completionDate_gte: '2026-06-15', completionDate_lte: '2026-06-21' });
  await user.click(await pill(/^Completion date/));
  const dialog = within(await screen.findByRole('dialog', { name: /^Completion date/ }));
  await user.click(dialog.getAllByRole('button', { name: 'Choose a day' })[1] ?? document.body);
  const calendar = within(await screen.findByRole('dialog', { name: 'Choose a day' }));
  await user.click(await calendar.findByRole('gridcell', { name: '30' }));
  expect(await dialog.findByRole('textbox', { name: 'To' })).toHaveValue('2026-06-30');
  await waitFor(() =>
    expect(filterInAddress()).toEqual({ completionDate_gte: '2026-06-15', completionDate_lte: '2026-06-30' }),
  );
});

test('AU-1 Reset takes search and pills away and leaves the keyboard in the search', { tags: 'thorough' }, async () => {
  const { user } = await renderApp(manageUsersWith({ filter: { q: 'priya nair', role: ['worker'] } }), { as: 'admin' });
  await pageShown('1–1 of 1');
  expect(emailsShown()).toEqual([demoPeople.worker]);
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  await pageShown('1–25 of 200');
  expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Reset' })).not.toBeInTheDocument();
  expect(await pill('Role: All')).toBeVisible();
});

test('AU-1 DASH-18 a search that is still waiting goes nowhere with the link that is pressed', async () => {
  windowWidth(1440);
  const { router } = await openUsers('example');
  const search = screen.getByRole('searchbox');
  const link = screen.getByRole('link', { name: 'Manage Task' });
  // In one go, as otherwise a slow machine applies the search before the press.
  await act(() => {
    fireEvent.change(search, { target: { value: 'examplex' } });
    fireEvent.blur(search, { relatedTarget: link });
    fireEvent.click(link);
  });
  await screen.findByRole('heading', { level: 1, name: /^Manage Task/ });
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(await screen.findByText(/^1–25 of \d+$/)).toBeVisible();
  expect(router.state.location.pathname).toBe('/Dashboard/managetask');
  expect(screen.getByRole('searchbox')).toHaveValue('');
});

test('AU-1 a search that is still waiting does not undo a filter chosen meanwhile', { tags: 'thorough' }, async () => {
  const { user } = await openUsers('mateo silva');
  await user.click(await pill('Role: All'));
  await screen.findByRole('menuitemcheckbox', { name: 'Buyer' });
  await user.keyboard('{Escape}');
  await menuGone();
  await user.type(screen.getByRole('searchbox'), '{Backspace}');
  await user.click(await pill('Role: All'));
  await user.click(screen.getByRole('menuitemcheckbox', { name: 'Buyer' }));
  await waitFor(() => expect(filterInAddress()).toEqual({ q: 'mateo silv', role: ['buyer'] }));
});

test.each([
  ['no JSON', '{"role":'],
  ['null', 'null'],
  ['a number', '7'],
  ['a text', '"buyer"'],
  ['a list', '["role"]'],
  ['wrong types', '{"role":{"a":1},"coin_gte":"many","coin_lte":[],"q":5}'],
  ['an unknown role', '{"role":["king",null,3]}'],
])('ENT-6 a filter in the address that is %s leaves a list to work with', { tags: 'thorough' }, async (_, filter) => {
  const { user } = await renderApp(`${MANAGE_USERS}?filter=${encodeURIComponent(filter)}`, { as: 'admin' });
  await screen.findByText(/ of \d+$|^Nothing matches/);
  const reset = screen.queryByRole('button', { name: /^(Reset|Clear .+)$/ });
  if (reset) await user.click(reset);
  await pageShown('1–25 of 200');
  expect(await pill('Role: All')).toBeVisible();
  expect(await pill('Coins: Any')).toBeVisible();
});
