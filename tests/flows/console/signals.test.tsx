import { screen, waitFor, within } from '#tests/support/rendering.ts';
import { expect, test } from 'vitest';
import { renderApp } from '#tests/support/renderApp.tsx';
import { manageUsersWith, rowOf } from '../support/manageUsers.ts';

const ZOE = 'zoe.rahman@example.test';
const users = manageUsersWith({ filter: { q: 'rahman' } });
const isExtra = ({ path }: { path: string }) => /userSignals|pauses|releaseHold/.test(path);

const openZoe = async (options: Parameters<typeof renderApp>[1]) => {
  const app = await renderApp(users, { as: 'admin', held: ZOE, ...options });
  const row = await rowOf(ZOE);
  await app.user.click(row.getByText('Zoë Rahman'));
  return { ...app, panel: within(await screen.findByRole('dialog')) };
};

test('an admin sees beside a worker that a withdrawal is held, and releases it', async () => {
  const { user, panel, simulation } = await openZoe({});
  expect(await panel.findByText(/^A withdrawal of .* is held: none of its coins were bought/)).toBeVisible();
  await user.click(panel.getByRole('button', { name: 'Release' }));
  expect(await screen.findByText('The withdrawal was released.')).toBeVisible();
  await waitFor(() => expect(panel.queryByRole('button', { name: 'Release' })).not.toBeInTheDocument());
  expect(simulation.state().marketplace.holds.map(({ released }) => released)).not.toContain(false);
});

test('C-67 of a server that announces nothing no signal is asked for, and nothing of it is shown', async () => {
  const { panel, requests, router } = await openZoe({ extras: [] });
  await panel.findByText('Coin balance');
  await router.navigate('/Dashboard/AdminHome');
  expect(await screen.findByText('Pending withdrawals')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Oldest first' })).toBeVisible();
  expect(screen.queryByText('Pause payouts')).not.toBeInTheDocument();
  expect(requests.filter(isExtra)).toEqual([]);
});
