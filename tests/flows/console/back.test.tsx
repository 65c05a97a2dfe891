import { act, screen, waitFor, within } from '#tests/support/rendering.ts';
import { expect, test } from 'vitest';
import { renderApp } from '#tests/support/renderApp.tsx';
import { windowWidth } from '#tests/support/windowWidth.ts';
import { MANAGE_USERS, pageShown } from '../support/manageUsers.ts';
import { write } from '../support/write.ts';

type App = Awaited<ReturnType<typeof renderApp>>;

const HOME = '/Dashboard/AdminHome';
const MY_TASKS = '/Dashboard/buyerTask';

/** Goes back as a phone's gesture does: the router is told afterwards. */
const back = () => act(async () => history.back());
const pressFirst = async ({ user }: App, name: string) => {
  const [button] = await screen.findAllByRole('button', { name });
  if (button) await user.click(button);
};
const gone = (role: string) => waitFor(() => expect(screen.queryByRole(role)).not.toBeInTheDocument());

/** Opens a role's home and then one of its lists, so that Back has a page to return to. */
const openFrom = async (home: string, list: string, as: 'admin' | 'buyer') => {
  const app = await renderApp(home, { as });
  await act(() => app.router.navigate(list));
  await screen.findAllByRole('checkbox');
  return app;
};

test('Back closes the question before a deletion, and the next Back leaves the page', async () => {
  const app = await openFrom(HOME, MANAGE_USERS, 'admin');
  await pressFirst(app, 'Delete');
  await screen.findByRole('alertdialog', { name: 'Are you sure?' });
  await back();
  await gone('alertdialog');
  expect(location.pathname).toBe(MANAGE_USERS);
  await back();
  await waitFor(() => expect(location.pathname).toBe(HOME));
});

test('what was closed by its own button leaves nothing for Back to close', async () => {
  const app = await openFrom(HOME, MANAGE_USERS, 'admin');
  for (const _ of [1, 2]) {
    await pressFirst(app, 'Delete');
    await app.user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel' }));
    await gone('alertdialog');
  }
  await back();
  await waitFor(() => expect(location.pathname).toBe(HOME));
});

test('Back closes a filter, which goes on filtering; then it undoes the filter, then it leaves the page', async () => {
  const app = await openFrom(HOME, MANAGE_USERS, 'admin');
  await pageShown('1–25 of 200');
  await pressFirst(app, 'Coins: Any');
  await write(app.user, await within(await screen.findByRole('dialog')).findByLabelText('From'), '1000');
  await waitFor(() => expect(location.search).toContain('coin_gte'));
  await back();
  await gone('dialog');
  expect(location.search).toContain('coin_gte');
  await back();
  await waitFor(() => expect(location.search).not.toContain('coin_gte'));
  expect(location.pathname).toBe(MANAGE_USERS);
  await back();
  await waitFor(() => expect(location.pathname).toBe(HOME));
});

test('Back closes an edit, whose text is there again', async () => {
  const app = await openFrom('/Dashboard/buyerHome', MY_TASKS, 'buyer');
  await pressFirst(app, 'Edit');
  const title = await screen.findByRole('textbox', { name: 'Task title' });
  await app.user.type(title, ' and more');
  const typed = (title as HTMLInputElement).value;
  await back();
  await gone('dialog');
  expect(location.pathname).toBe(MY_TASKS);
  await pressFirst(app, 'Edit');
  expect(await screen.findByRole('textbox', { name: 'Task title' })).toHaveValue(typed);
});

test('Back closes an import, whose text is there again', async () => {
  const app = await openFrom('/Dashboard/buyerHome', MY_TASKS, 'buyer');
  const open = async () => {
    await pressFirst(app, 'Import tasks');
    return within(await screen.findByRole('dialog', { name: 'Import tasks' })).findByRole('textbox');
  };
  await app.user.type(await open(), 'taskTitle');
  await back();
  await gone('dialog');
  expect(location.pathname).toBe(MY_TASKS);
  expect(await open()).toHaveValue('taskTitle');
});

/** Opens My Tasks from Home, the details of the first task, and the question of their Delete. */
const askInDetails = async () => {
  const app = await openFrom('/Dashboard/buyerHome', MY_TASKS, 'buyer');
  const [first] = screen.getAllByRole('gridcell').filter(({ dataset }) => dataset.field === 'taskTitle');
  await app.user.click(within(first ?? document.body).getByRole('button'));
  const panel = await screen.findByRole('dialog');
  await app.user.click(await within(panel).findByRole('button', { name: 'Delete' }));
  return { app, panel, question: await screen.findByRole('alertdialog') };
};

test('of a question over open details Back closes the question first, then the details, then it leaves the page', async () => {
  await askInDetails();
  await back();
  await gone('alertdialog');
  expect(location.search).toContain('details=');
  await back();
  await waitFor(() => expect(location.search).not.toContain('details='));
  await gone('dialog');
  await back();
  await waitFor(() => expect(location.pathname).toBe('/Dashboard/buyerHome'));
});

test('details that were closed by their button, after a question in them, leave nothing behind', async () => {
  const { app, panel, question } = await askInDetails();
  await app.user.click(within(question).getByRole('button', { name: 'Cancel' }));
  await gone('alertdialog');
  await app.user.click(within(panel).getAllByRole('button', { name: 'Close' })[0] ?? panel);
  await gone('dialog');
  expect(location.search).not.toContain('details=');
  await back();
  await waitFor(() => expect(location.pathname).toBe('/Dashboard/buyerHome'));
});

test('from the menu of a phone a page is opened, and Back leads to the page before it', async () => {
  windowWidth(390);
  const app = await renderApp(HOME, { as: 'admin' });
  await app.user.click(await screen.findByRole('button', { name: 'Open menu' }));
  await app.user.click(await screen.findByRole('link', { name: 'Manage User' }));
  await waitFor(() => expect(location.pathname).toBe(MANAGE_USERS));
  await app.user.click(await screen.findByRole('button', { name: 'Open menu' }));
  await screen.findByRole('link', { name: 'Manage User' });
  await back();
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Manage User' })).not.toBeInTheDocument());
  expect(location.pathname).toBe(MANAGE_USERS);
  await back();
  await waitFor(() => expect(location.pathname).toBe(HOME));
});
