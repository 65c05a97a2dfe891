import { screen, waitFor, within } from '#tests/support/rendering.ts';
import { expect, test } from 'vitest';
import type { Snapshot } from '#backend/store/port.ts';
import { usualExtras } from '#contract/extras.ts';
import { chooseOption } from '#tests/support/chooseOption.ts';
import { renderApp } from '#tests/support/renderApp.tsx';

const extras = [...usualExtras.filter((name) => name !== 'paging'), 'twoAdmins'] as const;
const PRIYA = 'priya.tran@example.test';
const SEARCH = `/Dashboard/manageuser?filter=${encodeURIComponent(JSON.stringify({ q: 'priya' }))}`;

const rowOf = async (email: string) => {
  const cell = await screen.findByText(email, { selector: '[role="row"] *' });
  return cell.closest<HTMLElement>('[role="row"]') ?? expect.fail('no row');
};
/** Demo's rows with a promotion for which another admin has asked. */
const asked = (seed: Snapshot): Snapshot => {
  const [user] = seed.users.filter(({ email }) => email === PRIYA);
  const asker = seed.users.find(({ email }) => email === 'kofi.castillo@example.test');
  const { _id: user_id = '', created_at = '' } = user ?? {};
  const row = { _id: 'p', user_id, asker: asker?._id ?? '', decider: '', confirmed: false, created_at };
  return { ...seed, promotions: [row] };
};

test('C-67 where two admins are demanded, one asks, sees that it waits, and takes it back', async () => {
  const { user, requests } = await renderApp(SEARCH, { as: 'admin', extras });
  await chooseOption(user, within(await rowOf(PRIYA)).getByLabelText('Role'), 'Admin');
  expect(await screen.findByText('Another admin has to confirm that Priya Tran becomes an admin.')).toBeVisible();
  const waiting = await screen.findByRole('region', { name: 'New admins to confirm' });
  expect(waiting).toHaveTextContent(
    `You asked to make Priya Tran (${PRIYA}) an admin. Another admin has to confirm it.`,
  );
  expect(within(waiting).queryByRole('button', { name: 'Confirm' })).toBeNull();
  expect(requests.filter(({ path }) => path.startsWith('/updateStatus'))).toEqual([]);
  await user.click(within(waiting).getByRole('button', { name: 'Take back' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'New admins to confirm' })).toBeNull());
});

test('C-67 the other admin confirms, and the user is an admin', async () => {
  const { user, simulation } = await renderApp(SEARCH, { as: 'admin', extras, marketplaceOf: asked });
  const waiting = await screen.findByRole('region', { name: 'New admins to confirm' });
  expect(waiting).toHaveTextContent(`kofi.castillo@example.test asks to make Priya Tran (${PRIYA}) an admin.`);
  await user.click(within(waiting).getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('Priya Tran is an admin now.')).toBeVisible();
  await waitFor(async () => expect(within(await rowOf(PRIYA)).getByLabelText('Role')).toHaveTextContent('Admin'));
  expect(simulation.store.snapshot().users.find(({ email }) => email === PRIYA)?.role).toBe('admin');
});

test('C-67 a server that does not demand it is asked for nothing, and makes an admin at once', async () => {
  const { user, requests } = await renderApp(SEARCH, { as: 'admin', marketplaceOf: asked });
  await chooseOption(user, within(await rowOf(PRIYA)).getByLabelText('Role'), 'Admin');
  expect(await screen.findByText('Role updated successfully!')).toBeVisible();
  expect(requests.filter(({ path }) => path.startsWith('/promotion'))).toEqual([]);
});
