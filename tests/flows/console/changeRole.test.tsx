import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { demoPeople } from '#backend/seed.ts';
import { expectConsoleError } from '#tests/support/consoleErrors.ts';
import { renderApp } from '#tests/support/renderApp.tsx';
import {
  asked,
  manageUsersWith,
  openUsers,
  question,
  questionGone,
  rowOf,
  userOf,
  withCapitals,
} from '../support/manageUsers.ts';

const selectOf = async (email: string) => (await rowOf(email)).getByRole('combobox', { name: 'Role' });

test('AU-3 AU-4 AU-9 a chosen role is sent at once in lower case, said, and shown after the list was asked for again', async () => {
  const { user, requests, bodies, simulation } = await openUsers('priya nair');
  const worker = userOf(simulation, demoPeople.worker);
  const address = `/updateStatus/${worker?._id ?? ''}`;
  await user.selectOptions(await selectOf(demoPeople.worker), 'Buyer');
  expect(await screen.findByText('Role updated successfully!')).toBeVisible();
  await waitFor(async () => expect(await selectOf(demoPeople.worker)).toHaveValue('buyer'));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(bodies('PATCH', address)).toEqual([{ role: 'buyer' }]);
  expect(asked(requests)).toEqual(['GET /allUser', `PATCH ${address}`, 'GET /allUser']);
  expect(userOf(simulation, demoPeople.worker)?.role).toBe('buyer');
});

test('AU-3 the own role asks first: Cancel sends nothing', async () => {
  const { user, requests } = await openUsers('nusrat karim');
  await user.selectOptions(await selectOf(demoPeople.admin), 'Worker');
  const dialog = within(await question());
  expect(dialog.getByText('Nusrat Karim')).toBeVisible();
  expect(
    dialog.getByText('This is your own account. With another role you lose access to the admin pages at once.'),
  ).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await questionGone();
  expect(await selectOf(demoPeople.admin)).toHaveValue('admin');
  expect(asked(requests)).toEqual(['GET /allUser']);
});

test('AU-3 the own role asks first however the server writes the address (C-39)', async () => {
  const { user, requests } = await openUsers('nusrat karim', { answers: [withCapitals] });
  await user.selectOptions(await selectOf('Admin@Example.TEST'), 'Worker');
  expect(within(await question()).getByText(/^This is your own account\. With another role/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await questionGone();
  expect(asked(requests)).toEqual(['GET /allUser']);
});

test('AU-3 GUARD-4 after a change of the own role the console is left, still signed in', async () => {
  const { user, requests, session, simulation } = await openUsers('nusrat karim');
  await user.selectOptions(await selectOf(demoPeople.admin), 'Worker');
  await user.click(within(await question()).getByRole('button', { name: 'Change role' }));
  expect(await screen.findByRole('heading', { name: 'You are signed in' })).toBeVisible();
  expect(location.pathname).toBe('/login');
  expect(screen.queryByRole('grid')).not.toBeInTheDocument();
  expect(userOf(simulation, demoPeople.admin)?.role).toBe('worker');
  expect(session.state().record?.role).toBe('worker');
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(session.state().user?.email).toBe(demoPeople.admin);
  expect(asked(requests).filter((call) => call.startsWith('PATCH'))).toHaveLength(1);
});

test("AU-3 the last admin stays one, with the server's sentence", async () => {
  expectConsoleError(/409|last admin/);
  const { user, simulation } = await renderApp(manageUsersWith({ filter: { role: 'admin' } }), { as: 'admin' });
  await screen.findByText('1–3 of 3');
  await simulation.store.transaction(async (tx) => {
    const admins = await tx.list('users', { role: 'admin' });
    for (const { _id, email } of admins.rows)
      if (email !== demoPeople.admin) await tx.change('users', _id, {}, { role: 'worker' });
  });
  await user.selectOptions(await selectOf(demoPeople.admin), 'Buyer');
  await user.click(within(await question()).getByRole('button', { name: 'Change role' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The role of Nusrat Karim could not be changed. This is the last admin. Make someone else an admin first.',
  );
  await questionGone();
  expect(await selectOf(demoPeople.admin)).toHaveValue('admin');
  expect(userOf(simulation, demoPeople.admin)?.role).toBe('admin');
});
