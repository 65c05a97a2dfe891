import { screen, waitFor, within } from '#tests/support/rendering.ts';
import { expect, test } from 'vitest';
import { renderApp } from '#tests/support/renderApp.tsx';
import { manageUsersWith, rowOf } from '../support/manageUsers.ts';

const ZOE = 'zoe.rahman@example.test';
const LOG = '/Dashboard/actions';
const users = manageUsersWith({ filter: { q: 'rahman' } });
const isExtra = ({ path }: { path: string }) => path.startsWith('/actions');

type Rendered = Awaited<ReturnType<typeof renderApp>>;

/** Makes a user a buyer by the role selector of the row, and waits until that is in the log of actions. */
const makeBuyer = async ({ user, simulation }: Pick<Rendered, 'user' | 'simulation'>) => {
  const row = await rowOf(ZOE);
  await user.click(row.getByRole('combobox', { name: 'Role' }));
  await user.click(await screen.findByRole('option', { name: 'Buyer' }));
  await waitFor(() => expect(simulation.state().marketplace.actions).toHaveLength(1));
};

test('what an admin has done stands in the log, and in the details of its row', async () => {
  const { user, router, simulation } = await renderApp(users, { as: 'admin' });
  await makeBuyer({ user, simulation });
  await router.navigate(LOG);
  const row = within(await screen.findByRole('row', { name: /Changed a role/ }));
  expect(row.getByText('Zoë Rahman')).toBeVisible();
  expect(row.getByText('Role: Worker → Buyer')).toBeVisible();
  expect(row.getByText('Users')).toBeVisible();
  await user.click(row.getByText('Changed a role'));
  const panel = within(await screen.findByRole('dialog'));
  expect(await panel.findByText('Role: Worker → Buyer')).toBeVisible();
  await user.click(panel.getByRole('tab', { name: 'As it was before' }));
  expect(await panel.findByText(ZOE)).toBeVisible();
  await user.click(panel.getByRole('tab', { name: 'Action' }));
  await user.click(await panel.findByRole('link', { name: 'Zoë Rahman' }));
  const account = within(await screen.findByRole('dialog'));
  await user.click(await account.findByRole('tab', { name: 'Actions' }));
  expect(await account.findByText('Changed a role')).toBeVisible();
});

test('the log is filtered by what was done', async () => {
  const { user, router, simulation } = await renderApp(users, { as: 'admin' });
  await makeBuyer({ user, simulation });
  await router.navigate(`${LOG}?filter=${encodeURIComponent(JSON.stringify({ action: ['deleteUser'] }))}`);
  expect(await screen.findByText('Nothing matches these filters.')).toBeVisible();
});

test('a deleted user is restored from the log', async () => {
  const { user, router, simulation } = await renderApp(users, { as: 'admin' });
  const row = await rowOf(ZOE);
  await user.click(row.getByRole('button', { name: 'Delete' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  const zoe = () => simulation.state().marketplace.users.find(({ email }) => email === ZOE);
  await waitFor(() => expect(zoe()?.deleted).toBe(true));
  await router.navigate(LOG);
  const entry = within(await screen.findByRole('row', { name: /Deleted a user/ }));
  await user.click(entry.getByRole('button', { name: 'Restore' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(/comes back with its role and coins/)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Restore' }));
  expect(await screen.findByText('Zoë Rahman was restored.')).toBeVisible();
  expect(zoe()).toMatchObject({ deleted: false, role: 'worker' });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Restore' })).not.toBeInTheDocument());
});

test('C-67 of a server that announces nothing no log is asked for, and nothing of it is shown', async () => {
  const { user, requests } = await renderApp(users, { as: 'admin', extras: [] });
  const row = await rowOf(ZOE);
  await user.click(row.getByText('Zoë Rahman'));
  const panel = within(await screen.findByRole('dialog'));
  await panel.findByText('Coin balance');
  expect(panel.queryByRole('tab', { name: 'Actions' })).not.toBeInTheDocument();
  expect(screen.queryByText('Action Log')).not.toBeInTheDocument();
  expect(requests.filter(isExtra)).toEqual([]);
});
