import { fireEvent, screen, waitFor, within } from '#tests/support/rendering.ts';
import { expect, test } from 'vitest';
import { demoPeople } from '#backend/seed.ts';
import type { Role } from '#domain/entities.ts';
import { asked, openUsers, question, rowOf } from '../support/manageUsers.ts';

type App = Awaited<ReturnType<typeof openUsers>>;
const searchBox = () => screen.getByRole('searchbox', { name: 'Search' });
const listsAsked = ({ requests }: App) => asked(requests).filter((call) => call === 'GET /allUser').length;

const openKeys = async ({ user }: App) => {
  await user.keyboard('?');
  return within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
};
const keysGone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
const keysOf = (dialog: { getAllByRole: (role: string) => HTMLElement[] }) =>
  dialog.getAllByRole('term').map((term) => `${term.textContent}: ${String(term.nextElementSibling?.textContent)}`);

/** Changes a role on the server, and checks that `press` makes the list show it, by one request. */
const refreshesWith = async (app: App, role: Role, press: () => unknown) => {
  const before = listsAsked(app);
  await app.simulation.store.transaction(async (tx) => {
    const worker = await tx.userByEmail(demoPeople.worker);
    await tx.change('users', worker?._id ?? '', {}, { role });
  });
  await press();
  const row = await rowOf(demoPeople.worker);
  await waitFor(() =>
    expect(row.getByRole('combobox', { name: 'Role' })).toHaveTextContent(
      { admin: 'Admin', buyer: 'Buyer', worker: 'Worker' }[role],
    ),
  );
  expect(listsAsked(app)).toBe(before + 1);
};

/** Checks that `press` does not refresh the list: only the key pressed after it does. */
const refreshesOnlyAtTheEnd = async (app: App, press: () => unknown) => {
  await press();
  await refreshesWith(app, 'buyer', () => expect(fireEvent.keyDown(document.body, { key: 'r' })).toBe(false));
};

test('/ goes to the search of the list and leaves no letter there; R asks for the list again', async () => {
  const app = await openUsers('priya nair');
  await app.user.keyboard('/');
  expect(searchBox()).toHaveFocus();
  expect(searchBox()).toHaveValue('priya nair');
  searchBox().blur();
  await refreshesWith(app, 'buyer', () => app.user.keyboard('R'));
});

test(
  'keys are left alone while somebody types, chooses, or holds Ctrl, Alt or Meta',
  { tags: 'thorough' },
  async () => {
    const app = await openUsers('priya nair');
    const role = (await rowOf(demoPeople.worker)).getByRole('combobox', { name: 'Role' });
    await refreshesOnlyAtTheEnd(app, async () => {
      await app.user.type(searchBox(), 'r');
      expect(searchBox()).toHaveValue('priya nairr');
      await app.user.clear(searchBox());
      await app.user.paste('priya nair');
      expect(fireEvent.keyDown(role, { key: 'r' })).toBe(true);
      const editable = Object.assign(document.createElement('div'), { contentEditable: 'true' });
      editable.setAttribute('contenteditable', 'true');
      document.body.append(editable);
      expect(fireEvent.keyDown(editable, { key: 'r' })).toBe(true);
      editable.remove();
      for (const held of ['ctrlKey', 'altKey', 'metaKey', 'repeat', 'isComposing'])
        expect(fireEvent.keyDown(document.body, { key: 'r', [held]: true }), held).toBe(true);
    });
  },
);

test('keys reach nothing behind an open dialog, and Esc closes it', { tags: 'thorough' }, async () => {
  const app = await openUsers('priya nair');
  await app.user.click((await rowOf(demoPeople.worker)).getByRole('button', { name: 'Delete' }));
  const dialog = await question();
  await refreshesOnlyAtTheEnd(app, async () => {
    for (const key of ['r', '/', '?']) expect(fireEvent.keyDown(dialog, { key }), key).toBe(true);
    await app.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test(
  '? lists the keys of the page; a button in the bar does too, and has the focus back afterwards',
  { tags: 'thorough' },
  async () => {
    const app = await openUsers('priya nair');
    const byKey = await openKeys(app);
    expect(keysOf(byKey).sort()).toEqual([
      'Close what is open: Esc',
      'Keyboard shortcuts: ?',
      'Refresh: R',
      'Search or run a command: Ctrl+K',
      'Search this list: /',
    ]);
    await app.user.keyboard('{Escape}');
    await keysGone();
    const button = screen.getByRole('button', { name: 'Keyboard shortcuts' });
    await app.user.click(button);
    const byButton = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    await app.user.click(byButton.getByRole('button', { name: 'Close' }));
    await keysGone();
    expect(button).toHaveFocus();
  },
);

test('single keys can be turned off, which is remembered for the user; Ctrl+K goes on', async () => {
  const app = await openUsers('priya nair');
  const dialog = await openKeys(app);
  const single = dialog.getByRole('switch', { name: 'Single-key shortcuts' });
  expect(single).toBeChecked();
  await app.user.click(single);
  expect(keysOf(dialog)).toEqual(['Search or run a command: Ctrl+K', 'Close what is open: Esc']);
  await app.user.keyboard('{Escape}');
  await keysGone();
  for (const key of ['r', '/', '?']) expect(fireEvent.keyDown(document.body, { key }), key).toBe(true);
  app.view.unmount();

  const again = await openUsers('priya nair');
  expect(fireEvent.keyDown(document.body, { key: '?' })).toBe(true);
  await again.user.keyboard('{Control>}k{/Control}');
  expect(await screen.findByRole('dialog', { name: 'Search or run a command' })).toBeVisible();
});

test(
  'a key is gone with what it belongs to: a page without a list knows neither / nor R',
  { tags: 'thorough' },
  async () => {
    const app = await openUsers('priya nair');
    await app.router.navigate('/Profile');
    await screen.findByRole('heading', { level: 1, name: 'Profile' });
    for (const key of ['r', '/', '?']) expect(fireEvent.keyDown(document.body, { key }), key).toBe(true);
  },
);
