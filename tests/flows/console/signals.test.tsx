import { screen, waitFor, within } from '#tests/support/rendering.ts';
import { http, HttpResponse, type RequestHandler } from 'msw';
import { expect, test } from 'vitest';
import { renderApp } from '#tests/support/renderApp.tsx';
import { server } from '#tests/support/server.ts';
import { manageUsersWith, rowOf } from '../support/manageUsers.ts';

const ZOE = 'zoe.rahman@example.test';
const users = manageUsersWith({ filter: { q: 'rahman' } });
const isExtra = ({ path }: { path: string }) => /userSignals|pauses|releaseHold/.test(path);

const openZoe = async (options: Parameters<typeof renderApp>[1], answers: readonly RequestHandler[] = []) => {
  const app = await renderApp(users, { as: 'admin', held: ZOE, ...options });
  server.use(...answers);
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

test('a reason that only a newer server knows is said to be missing, beside those that are known', async () => {
  const known = { _id: 'one', user: 'one', name: 'Ann Lee', email: 'ann.lee@example.test', role: 'buyer', at: '' };
  const rows = [
    { ...known, reason: 'onlyPayee', coins: 30, of: 30 },
    { ...known, _id: 'two', reason: 'fromTomorrow', coins: 0, of: 0 },
  ];
  const { panel } = await openZoe({}, [http.get('*/userSignals*', () => HttpResponse.json({ rows }))]);
  expect(await panel.findByText('The signals could not be loaded.')).toBeVisible();
  expect(panel.getByText('Ann Lee')).toBeVisible();
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
