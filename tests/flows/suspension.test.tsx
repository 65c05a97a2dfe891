import { screen, waitFor, within } from '#tests/support/rendering.ts';
import { expect, test } from 'vitest';
import { demoPeople } from '#backend/seed.ts';
import type { Snapshot } from '#backend/store/port.ts';
import { expectConsoleError } from '#tests/support/consoleErrors.ts';
import { renderApp } from '#tests/support/renderApp.tsx';
import { manageUsersWith, rowOf } from './support/manageUsers.ts';
import { write } from './support/write.ts';

const ZOE = 'zoe.rahman@example.test';
const users = manageUsersWith({ filter: { q: 'rahman' } });
const suspended = (seed: Snapshot): Snapshot => ({
  ...seed,
  users: seed.users.map((user) =>
    user.email === demoPeople.worker ? { ...user, suspended: true, suspension: 'Two accounts.' } : user,
  ),
});

test('an admin suspends a user with a reason, sees it in the list, and lifts it', async () => {
  const { user, simulation } = await renderApp(users, { as: 'admin' });
  const row = await rowOf(ZOE);
  await user.click(row.getByText('Zoë Rahman'));
  const panel = within(await screen.findByRole('dialog'));
  await user.click(await panel.findByRole('button', { name: 'Suspend' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Suspend this user?' }));
  await write(user, await dialog.findByRole('textbox', { name: /Reason/ }), 'Spam.');
  await user.click(dialog.getByRole('button', { name: 'Suspend' }));
  expect(await panel.findByText('This account is suspended: Spam.')).toBeVisible();
  expect(simulation.state().marketplace.users.find(({ email }) => email === ZOE)).toMatchObject({
    suspended: true,
    suspension: 'Spam.',
  });
  expect(await row.findByText('Suspended')).toBeInTheDocument();
  await user.click(panel.getByRole('button', { name: 'Lift the suspension' }));
  await waitFor(() => expect(row.queryByText('Suspended')).not.toBeInTheDocument());
});

test('whoever is suspended reads the reason with LogOut, and nothing is tried again', async () => {
  expectConsoleError(/Error setting token: .*This account is suspended/);
  const { user, requests } = await renderApp('/Dashboard', { as: 'worker', marketplaceOf: suspended });
  expect(await screen.findByRole('heading', { name: 'Your account is suspended' })).toBeVisible();
  expect(screen.getByText('Two accounts.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  expect(requests.filter(({ path }) => path === '/jwt')).toHaveLength(1);
  await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'LogOut' }));
  await waitFor(() => expect(screen.queryByText('Two accounts.')).not.toBeInTheDocument());
});

test('C-67 of a server that announces nothing no suspension is asked for, and nothing of it is shown', async () => {
  const { user, requests } = await renderApp(users, { as: 'admin', extras: [] });
  const row = await rowOf(ZOE);
  await user.click(row.getByText('Zoë Rahman'));
  const panel = within(await screen.findByRole('dialog'));
  await panel.findByText('Coin balance');
  expect(panel.queryByRole('button', { name: 'Suspend' })).not.toBeInTheDocument();
  expect(requests.filter(({ path }) => path.startsWith('/suspension'))).toEqual([]);
});
