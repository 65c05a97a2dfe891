import { fireEvent, screen, waitFor, within } from '#tests/support/rendering.ts';
import { expect, test } from 'vitest';
import { demoPeople } from '#backend/seed.ts';
import { MANAGE_TASKS } from '../support/manageTasks.ts';
import { columnHeader, emailsShown, headings, manageUsersWith, openUsers, pageShown } from '../support/manageUsers.ts';
import { renderApp } from '#tests/support/renderApp.tsx';

type User = Awaited<ReturnType<typeof renderApp>>['user'];

/** Opens Manage Users with a search and two rows on a page, which are drawn fast. */
const openFew = async (q: string) => {
  const app = await renderApp(manageUsersWith({ perPage: '2', filter: { q } }), { as: 'admin' });
  await pageShown(/^1–\d+ of \d+$/);
  return app;
};

const query = () => Object.fromEntries(new URLSearchParams(location.search));
const view = (name: string) => screen.findByRole('button', { name: `View: ${name}` });
const choose = async (user: User, from: string, item: string) => {
  await user.click(await view(from));
  await user.click(
    await screen.findByRole(/^(Save|Update|Rename|Delete)/.test(item) ? 'menuitem' : 'menuitemradio', { name: item }),
  );
};
const saveAs = async (user: User, from: string, name: string, button = 'Save') => {
  await choose(user, from, 'Save view as…');
  const dialog = within(await screen.findByRole('dialog', { name: 'Save view' }));
  await waitFor(() => expect(dialog.getByRole('textbox', { name: 'View name' })).toHaveFocus());
  if (name) await user.type(dialog.getByRole('textbox', { name: 'View name' }), name);
  await user.click(dialog.getByRole('button', { name: button }));
  // While it closes it says what it said.
  expect(dialog.queryAllByText(/It will be replaced/)).toHaveLength(button === 'Replace' ? 1 : 0);
  return dialog;
};

test('AU-1 a link says by itself which view it shows', async () => {
  await renderApp(manageUsersWith({ perPage: '2', filter: { role: ['admin'] } }), { as: 'admin' });
  expect(await view('Admins')).toBeVisible();
  await pageShown(/^1–\d+ of \d+$/);
});

test('AU-1 a built-in view filters, names its button, and is marked when changed', { tags: 'thorough' }, async () => {
  const { user } = await openFew('priya nair');
  await choose(user, 'All users*', 'Workers');
  await waitFor(() => expect(JSON.parse(query().filter ?? '')).toEqual({ role: ['worker'] }));
  await view('Workers');
  await user.type(screen.getByRole('searchbox'), 'priya nair');
  expect(await view('Workers*')).toBeVisible();
  await pageShown('1–1 of 1');
});

test('AU-1 a view of one’s own keeps search, order, columns and density, and is back with one choice', async () => {
  const { user } = await openFew('priya nair');
  await user.click(screen.getByRole('button', { name: 'Edit columns' }));
  await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Image' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Density' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Compact' }));
  await saveAs(user, 'All users*', '  Priya  ');
  await waitFor(async () => expect(await view('Priya')).toHaveFocus());

  await choose(user, 'Priya', 'Workers');
  await view('Workers');
  await user.click(screen.getByRole('button', { name: 'Edit columns' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Reset' }));
  expect(screen.getByRole('menuitemcheckbox', { name: 'Image' })).toBeChecked();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  await choose(user, 'Workers', 'Priya');
  await view('Priya');
  await waitFor(() => expect(query()).toMatchObject({ sort: 'name', order: 'ASC' }));
  expect(JSON.parse(query().filter ?? '')).toEqual({ q: 'priya nair' });
  await waitFor(() => expect(emailsShown()).toEqual([demoPeople.worker]));
  await user.click(screen.getByRole('button', { name: 'Edit columns' }));
  expect(await screen.findByRole('menuitemcheckbox', { name: 'Image' })).not.toBeChecked();
});

test('AU-1 a name is needed, is not too long, and is not that of a built-in view', async () => {
  const { user } = await openUsers('priya nair');
  const dialog = await saveAs(user, 'All users*', '');
  const field = dialog.getByRole('textbox', { name: 'View name' });
  const problem = (text: string) => waitFor(() => expect(field).toHaveAccessibleDescription(text));
  await problem('View name is required');
  await user.paste('workers ');
  await problem('A built-in view has this name.');
  await user.clear(field);
  await user.paste('x'.repeat(41));
  await problem('A view name has at most 40 characters.');
  await user.clear(field);
  await user.paste('x'.repeat(40));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await view('x'.repeat(40))).toBeVisible();
});

test('AU-1 a view of one’s own is replaced by one of the same name', async () => {
  const { user } = await openUsers('priya nair');
  await saveAs(user, 'All users*', 'Mine');
  await view('Mine');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  // Without a moment in which nothing is searched for: that is another view.
  await user.type(screen.getByRole('searchbox'), 'mateo silva', { initialSelectionStart: 0, initialSelectionEnd: 10 });
  await waitFor(() => expect(emailsShown()).toEqual([demoPeople.buyer]));
  await saveAs(user, 'Mine*', 'MINE', 'Replace');
  await user.click(await view('MINE'));
  const names = screen.getAllByRole('menuitemradio').map(({ textContent }) => textContent);
  expect(names).toEqual(['All users', 'Workers', 'Buyers', 'Admins', 'With pending payout', 'MINE']);
});

/** Pulls a column narrower by its line. There is no layout here, so that any pull ends at the least width: 50 px. */
const pull = async (heading: string) => {
  const line = columnHeader(heading).querySelector('.MuiDataGrid-columnSeparator--resizable');
  if (!line) throw new Error(`${heading} cannot be pulled`);
  fireEvent.mouseDown(line, { clientX: 0, buttons: 1, button: 0 });
  fireEvent.mouseMove(document, { clientX: -60, buttons: 1 });
  fireEvent.mouseUp(document, { clientX: -60 });
  await waitFor(() => expect(fireEvent.click(document.body)).toBe(true)); // For a moment the grid swallows clicks.
};
const widthOf = (heading: string) => columnHeader(heading).style.width;
const resetColumns = async (user: User) => {
  await user.click(screen.getByRole('button', { name: 'Edit columns' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Reset' }));
  expect(screen.getByRole('menuitem', { name: 'Reset' })).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
};

test('AU-1 a column stays as wide as it was pulled, on the way to another screen and after a reload, until Reset', async () => {
  const { user, router, view: page } = await openUsers('priya nair');
  const own = [widthOf('Coins'), widthOf('Role')];
  await pull('Coins');
  await waitFor(() => expect(widthOf('Coins')).toBe('50px'));
  const address = `${location.pathname}${location.search}`;
  await router.navigate('/Dashboard/AdminHome');
  await waitFor(() => expect(screen.queryByText(demoPeople.worker)).not.toBeInTheDocument());
  await router.navigate(address);
  await pageShown('1–1 of 1');
  expect([widthOf('Coins'), widthOf('Role')]).toEqual(['50px', own[1]]);

  page.unmount();
  await openUsers('priya nair');
  expect([widthOf('Coins'), widthOf('Role')]).toEqual(['50px', own[1]]);
  await resetColumns(user);
  expect([widthOf('Coins'), widthOf('Role')]).toEqual(own);
});

test('AU-1 a view of one’s own is updated by keyboard with the widths as they are now, and says so', async () => {
  const { user } = await openUsers('priya nair');
  await saveAs(user, 'All users*', 'Mine');
  expect(await view('Mine')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const own = widthOf('Coins');
  await pull('Coins');
  (await view('Mine*')).focus();
  await user.keyboard('{Enter}');
  const update = await screen.findByRole('menuitem', { name: 'Update view “Mine”' });
  await user.keyboard('u');
  await waitFor(() => expect(update).toHaveFocus());
  await user.keyboard('{Enter}');
  expect(await screen.findByText('View “Mine” updated.')).toBeVisible();
  await waitFor(async () => expect(await view('Mine')).toHaveFocus());

  await resetColumns(user);
  expect(widthOf('Coins')).toBe(own);
  await choose(user, 'Mine*', 'Mine');
  await waitFor(() => expect(widthOf('Coins')).toBe('50px'));
  await user.click(await view('Mine'));
  expect(screen.queryByRole('menuitem', { name: /^Update/ })).not.toBeInTheDocument();
});

test('AU-1 of two views that hold the same, the one that was chosen is shown', { tags: 'thorough' }, async () => {
  const { user } = await openFew('priya nair');
  await saveAs(user, 'All users*', 'One');
  await saveAs(user, 'One', 'Other');
  for (const name of ['One', 'Other']) {
    await choose(user, name === 'One' ? 'Other' : 'One', 'Workers');
    await choose(user, 'Workers', name);
    expect(await view(name)).toBeVisible();
    await user.click(await view(name));
    expect(await screen.findByRole('menuitem', { name: new RegExp(`^Delete view “${name}”`) })).toBeVisible();
    expect(screen.getByRole('menuitemradio', { name, checked: true })).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  }
});

test(
  'AU-1 a view of one’s own keeps its name and its commands while it is changed, beside a built-in one of the same rows',
  { tags: 'thorough' },
  async () => {
    const { user } = await openFew('');
    await choose(user, 'All users*', 'Workers');
    await view('Workers');
    await saveAs(user, 'Workers', 'Rich');
    await view('Rich');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Density' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Compact' }));
    await user.click(await view('Rich*'));
    for (const does of ['Update view', 'Rename view', 'Delete view'])
      expect(screen.getByRole('menuitem', { name: new RegExp(`^${does} “Rich”`) })).toBeVisible();
    await user.click(screen.getByRole('menuitem', { name: 'Update view “Rich”' }));
    await view('Rich');
    // What has the rows of another view is that one.
    await choose(user, 'Rich', 'Admins');
    await view('Admins');
  },
);

test('AU-1 a view of one’s own gets another name, which no other view has, and says so', async () => {
  const { user } = await openUsers('priya nair');
  await saveAs(user, 'All users*', 'One');
  await saveAs(user, 'One', 'Two');
  await choose(user, 'Two', 'Rename view “Two”…');
  const dialog = within(await screen.findByRole('dialog', { name: 'Rename view' }));
  const field = dialog.getByRole('textbox', { name: 'View name' });
  await waitFor(() => expect(field).toHaveFocus());
  expect(field).toHaveValue('Two');
  // The name is selected: whoever types writes over it.
  await user.keyboard('one{Enter}');
  await waitFor(() => expect(field).toHaveAccessibleDescription('You have a view of this name.'));
  await user.keyboard(' more');
  await user.click(dialog.getByRole('button', { name: 'Rename' }));
  expect(await screen.findByText('View renamed to “one more”.')).toBeVisible();
  await waitFor(async () => expect(await view('one more')).toHaveFocus());
  // Its own name is no other view's: it may get other capitals, and may stay.
  for (const from of ['one more', 'ONE more']) {
    await choose(user, from, `Rename view “${from}”…`);
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'View name' })).toHaveFocus());
    await user.keyboard('ONE more{Enter}');
    expect(await screen.findByText('View renamed to “ONE more”.')).toBeVisible();
    await waitFor(async () => expect(await view('ONE more')).toHaveFocus());
  }
  await user.click(await view('ONE more'));
  const names = screen.getAllByRole('menuitemradio').map(({ textContent }) => textContent);
  expect(names.slice(-2)).toEqual(['One', 'ONE more']);
});

test('AU-1 a view that was kept before widths were is read, and leaves them alone', { tags: 'thorough' }, async () => {
  const kept = { filter: { q: 'priya nair' }, sort: { field: 'name', order: 'ASC' }, hidden: [], density: 'compact' };
  const keep = (key: string, value: unknown) =>
    localStorage.setItem(`RaStore:${demoPeople.admin}.users.${key}`, JSON.stringify(value));
  keep('views', [{ key: 'old', label: 'Old', ...kept }]);
  keep('grid.widths', { coin: 90 });
  const { user } = await openUsers('priya nair');
  await choose(user, 'Old*', 'Old');
  await view('Old');
  expect(widthOf('Coins')).toBe('90px');
});

test('AT-2 a column that is hidden in one list stays in another', async () => {
  const { user, router } = await openUsers('priya nair');
  await user.click(screen.getByRole('button', { name: 'Edit columns' }));
  await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Actions' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(headings()).not.toContain('Actions'));
  await router.navigate(`${MANAGE_TASKS}?filter=${encodeURIComponent('{"q":"Transcribe"}')}`);
  await waitFor(() => expect(headings()).toContain('Task id'));
  expect(headings()).toContain('Actions');
});

test('AU-1 a view of one’s own is deleted after a question', async () => {
  const { user } = await openUsers('priya nair');
  await saveAs(user, 'All users*', 'Mine');
  await choose(user, 'Mine', 'Delete view “Mine”');
  const question = within(await screen.findByRole('alertdialog', { name: 'Are you sure?' }));
  await user.click(question.getByRole('button', { name: 'Delete' }));
  await waitFor(async () => expect(await view('All users*')).toHaveFocus());
});

test.each(['"broken"', '{', '[null,{"key":"x","label":7}]'])(
  'ENT-6 what the browser kept of views is %s: the built-in ones are there',
  async (stored) => {
    for (const key of ['views', 'grid.hidden', 'grid.density', 'grid.widths'])
      localStorage.setItem(`RaStore:${demoPeople.admin}.users.${key}`, stored);
    const { user } = await openUsers('priya nair');
    await user.click(await view('All users*'));
    expect(screen.getAllByRole('menuitemradio')).toHaveLength(5);
  },
);

test(
  'AU-1 a view of one’s own that was changed keeps its name after a reload, beside a built-in one of the same rows',
  { tags: 'thorough' },
  async () => {
    const first = await openFew('');
    await choose(first.user, 'All users*', 'Workers');
    await view('Workers');
    await saveAs(first.user, 'Workers', 'Mine');
    await view('Mine');
    await first.user.click(screen.getByRole('button', { name: 'Edit columns' }));
    await first.user.click(await screen.findByRole('menuitemcheckbox', { name: 'Image' }));
    await first.user.keyboard('{Escape}');
    await view('Mine*');
    const { pathname, search } = location;
    first.view.unmount();
    await renderApp(pathname + search, { as: 'admin' });
    expect(await view('Mine*')).toBeVisible();
  },
);
