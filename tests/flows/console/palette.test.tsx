import { act, screen, waitFor, within } from '#tests/support/rendering.ts';
import { expect, test } from 'vitest';
import { demoPeople } from '#backend/seed.ts';
import { renderApp } from '#tests/support/renderApp.tsx';
import { sidebarOf } from '#tests/support/specifiedPages.ts';
import { windowWidth } from '#tests/support/windowWidth.ts';
import { asked, MANAGE_USERS, openUsers, question, userOf } from '../support/manageUsers.ts';
import { write } from '../support/write.ts';

type App = Awaited<ReturnType<typeof openUsers>>;
const NAME = 'Search or run a command';

const pages = () => sidebarOf('admin').map(([label]) => label);
/** Announcement while nothing is typed: the number of the pages and of the seven commands of Manage Users. */
const everything = () => `${pages().length + 7} results`;

const openPalette = async ({ user }: App) => {
  await user.keyboard('{Control>}k{/Control}');
  const box = await screen.findByRole('combobox', { name: NAME });
  await waitFor(() => expect(box).toHaveFocus());
  return box;
};
const closed = () => waitFor(() => expect(screen.queryByRole('dialog', { name: NAME })).not.toBeInTheDocument());

const groups = () =>
  screen.getAllByRole('group').map((group) => ({
    heading: document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent,
    options: within(group)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  }));
/** Options for lists that Manage Users has not loaded: each leads to a search for the text on its own screen. */
const elsewhere = (text: string) =>
  ['Tasks', 'Withdrawals'].map((heading) => ({ heading, options: [`Search for “${text}”`] }));
const highlighted = (box: HTMLElement) =>
  document.getElementById(box.getAttribute('aria-activedescendant') ?? '')?.textContent;
const announced = () => within(screen.getByRole('dialog', { name: NAME })).getByRole('status').textContent;

// The first to open it: for all others its code is there.
test('what is typed before the palette’s code has come is what it begins with', async () => {
  const app = await openUsers('nusrat karim');
  await app.user.keyboard('{Control>}k{/Control}priya n');
  const box = await screen.findByRole('combobox', { name: NAME });
  await waitFor(() => expect(box).toHaveFocus());
  expect(box).toHaveValue('priya n');
  expect(groups()[0]).toEqual({ heading: 'Users', options: [`Priya Nair${demoPeople.worker}`] });
});

test('Ctrl+K opens pages and commands in groups, says how many, and closes again', async () => {
  const app = await openUsers('priya nair');
  const box = await openPalette(app);
  expect(groups()).toEqual([
    { heading: 'Pages', options: pages() },
    {
      heading: 'Commands',
      options: [
        'Export',
        'RefreshR',
        'Search this list/',
        'Keyboard shortcuts?',
        'Notifications',
        'Switch to dark theme',
        'LogOut',
      ],
    },
  ]);
  expect(announced()).toBe(everything());
  expect(highlighted(box)).toBe('Home');
  await app.user.keyboard('{Control>}k{/Control}');
  await closed();
});

test('opened while another page is on its way, it keeps what is typed when the heading of that page comes', async () => {
  const app = await openUsers('priya nair');
  await app.router.navigate('/Dashboard/managetask');
  await app.user.keyboard('{Control>}k{/Control}');
  const box = await screen.findByRole('combobox', { name: NAME });
  await act(() => screen.getByRole('heading', { level: 1, hidden: true }).focus());
  await app.user.keyboard('home');
  expect(box).toHaveFocus();
  expect(box).toHaveValue('home');
});

test('the box in the bar opens it too; Esc closes it and gives the focus back', { tags: 'thorough' }, async () => {
  const app = await openUsers('priya nair');
  const button = screen.getByRole('button', { name: NAME });
  await app.user.click(button);
  await waitFor(() => expect(screen.getByRole('combobox', { name: NAME })).toHaveFocus());
  await app.user.keyboard('{Escape}');
  await closed();
  expect(button).toHaveFocus();
});

test('it finds the records at hand without asking the server, and opens one in its list', async () => {
  const app = await openUsers('nusrat karim');
  const before = app.requests.length;
  const box = await openPalette(app);
  await write(app.user, box, 'PRIYA N');
  const people = { heading: 'Users', options: [`Priya Nair${demoPeople.worker}`] };
  expect(groups()).toEqual([people, ...elsewhere('PRIYA N')]);
  expect(announced()).toBe('3 results');
  expect(app.requests).toHaveLength(before);
  await app.user.keyboard('{Enter}');
  await closed();
  expect(location.pathname).toBe(MANAGE_USERS);
  const id = String(userOf(app.simulation, demoPeople.worker)?._id);
  await waitFor(() => expect(new URLSearchParams(location.search).get('details')).toBe(id));
});

test('what no list was read of is looked for on the screen that lists it, without asking the server before', async () => {
  const app = await renderApp('/Dashboard/buyerHome', { as: 'buyer' });
  await screen.findByText(/^1–\d+ of \d+$/);
  await waitFor(() => expect(app.queryClient.isFetching()).toBe(0));
  const before = app.requests.length;
  const box = await openPalette(app);
  await write(app.user, box, 'clinic ');
  expect(groups()).toEqual([{ heading: 'Tasks', options: ['Search for “clinic”'] }]);
  expect(app.requests).toHaveLength(before);
  await app.user.keyboard('{Enter}');
  await closed();
  expect(location.pathname).toBe('/Dashboard/buyerTask');
  expect((await screen.findAllByText(/clinic/i)).length).toBeGreaterThan(0);
  expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('clinic');
});

test(
  'no more than eight of a kind, and that there are more, those first in which a word begins with what is typed',
  { tags: 'thorough' },
  async () => {
    const app = await openUsers('nusrat karim');
    const box = await openPalette(app);
    await write(app.user, box, 'and');
    const people = groups().find(({ heading }) => heading === 'Users')?.options ?? [];
    expect(people).toHaveLength(8);
    const atStart = people.map((text) => /(^|[^a-z])and/i.test(text));
    expect(atStart).toEqual(atStart.toSorted((a, b) => Number(b) - Number(a)));
    expect(atStart[0]).toBe(true);
    expect(announced()).toMatch(/^\d+ results: type on for more$/);
  },
);

test('the box says what the role can find, and a phone is not told of keys', async () => {
  windowWidth(390);
  const app = await renderApp('/Dashboard/workerHome', { as: 'worker' });
  await app.user.click(await screen.findByRole('button', { name: NAME }));
  const box = await screen.findByRole('combobox', { name: NAME });
  expect(box).toHaveAttribute('placeholder', 'Pages, commands, tasks…');
  expect(screen.getByRole('option', { name: 'LogOut' })).toBeInTheDocument();
  expect(screen.queryByRole('option', { name: /^Keyboard shortcuts/ })).not.toBeInTheDocument();
});

test(
  'people are found by what stands before the @ of their address, and what was typed is marked',
  { tags: 'thorough' },
  async () => {
    const app = await openUsers('nusrat karim');
    const box = await openPalette(app);
    await write(app.user, box, 'priya');
    const [first] = screen.getAllByRole('option');
    expect([...(first?.querySelectorAll('mark') ?? [])].map(({ textContent }) => textContent)).toEqual(['Priya']);
    await app.user.clear(box);
    await write(app.user, box, 'PRÍYA\u200b');
    expect(screen.getAllByRole('option')[0]).toHaveTextContent('Priya');
    await app.user.clear(box);
    await write(app.user, box, 'example');
    expect(groups()).toEqual(elsewhere('example'));
  },
);

test(
  'what is typed is text and no pattern; what no name has is looked for on the screens that list records',
  { tags: 'thorough' },
  async () => {
    const app = await renderApp('/Dashboard/buyerTask', { as: 'buyer' });
    await screen.findByText(/^1–\d+ of \d+$/);
    const box = await openPalette(app);
    await write(app.user, box, 'a.*(');
    expect(groups()).toEqual([{ heading: 'Tasks', options: ['Search for “a.*(”'] }]);
    expect(announced()).toBe('1 result');
    await app.user.clear(box);
    expect(announced()).toMatch(/^\d\d results$/);
    // Only the details of a task have these words.
    await write(app.user, box, 'spoken word');
    await app.user.keyboard('{Enter}');
    expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('spoken word');
  },
);

test(
  'arrows move through the lines and around; the one under the pointer counts too',
  { tags: 'thorough' },
  async () => {
    const app = await openUsers('nusrat karim');
    const box = await openPalette(app);
    await app.user.keyboard('{ArrowDown}');
    expect(highlighted(box)).toBe('Manage User');
    await app.user.keyboard('{ArrowUp}{ArrowUp}');
    expect(highlighted(box)).toBe('LogOut');
    await app.user.keyboard('{ArrowDown}');
    expect(highlighted(box)).toBe('Home');
    await app.user.click(screen.getByRole('option', { name: 'Notifications' }));
    expect(await screen.findByRole('dialog', { name: 'Notifications' })).toBeVisible();
    expect(screen.queryByRole('combobox', { name: NAME })).not.toBeInTheDocument();
  },
);

test('a menu’s choices are found by what is typed, and fill no list before', { tags: 'thorough' }, async () => {
  const app = await openUsers('priya nair');
  await app.user.click(await screen.findByRole('checkbox', { name: /Select row/ }));
  const box = await openPalette(app);
  expect(screen.queryByRole('option', { name: /^Change role/ })).not.toBeInTheDocument();
  await write(app.user, box, 'change role');
  expect(groups().find(({ heading }) => heading === 'Commands')?.options).toEqual([
    'Change role: Admin',
    'Change role: Buyer',
    'Change role: Worker',
  ]);
});

const run = async (app: App, command: string) => {
  await write(app.user, await openPalette(app), command);
  await app.user.keyboard('{Enter}');
};

test('commands do what their buttons and keys do, after the focus is back', async () => {
  const app = await openUsers('nusrat karim');
  await run(app, 'search this');
  await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus());
  await run(app, 'refresh');
  await waitFor(() => expect(asked(app.requests)).toEqual(['GET /allUser', 'GET /allUser']));
  // Who leaves it without a choice is not given the last one again.
  await openPalette(app);
  await app.user.keyboard('{Escape}');
  await closed();
  await run(app, 'dark');
  await waitFor(() => expect(document.documentElement).toHaveAttribute('data-theme', 'dark'));
  await run(app, 'keyboard');
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  expect(asked(app.requests)).toHaveLength(2);
});

test('AU-3 a command with choices stands there once for each of them, and asks as its menu does (C-56)', async () => {
  const app = await openUsers('priya nair');
  await app.user.click(screen.getByRole('checkbox', { name: /^Select row/ }));
  await screen.findByText('1 selected');
  await write(app.user, await openPalette(app), 'change role');
  const choices = ['Change role: Admin', 'Change role: Buyer', 'Change role: Worker'];
  expect(groups()).toEqual([{ heading: 'Commands', options: choices }, ...elsewhere('change role')]);
  await app.user.click(screen.getByRole('option', { name: 'Change role: Buyer' }));
  expect(await question()).toHaveAccessibleDescription(/^Priya Nair .*Buyer/);
});

test('NAV-10 LogOut from the palette signs out and leads to the front page', async () => {
  const app = await openUsers('nusrat karim');
  await run(app, 'logout');
  await waitFor(() => expect(location.pathname).toBe('/'));
  await waitFor(() => expect(app.session.state().user).toBeNull());
});
