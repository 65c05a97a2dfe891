import { fireEvent, screen, waitFor, within } from '#tests/support/rendering.ts';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { demoPeople } from '#backend/seed.ts';
import { chooseOption, listGone, optionsShown } from '#tests/support/chooseOption.ts';
import { expectConsoleError } from '#tests/support/consoleErrors.ts';
import { renderApp } from '#tests/support/renderApp.tsx';
import { userHeadings } from '#tests/support/userColumns.ts';
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

test(
  'AU-3 AU-4 AU-9 a chosen role is sent at once in lower case, said, and shown after the list was asked for again',
  { tags: 'thorough' },
  async () => {
    const { user, requests, bodies, simulation } = await openUsers('priya nair');
    const worker = userOf(simulation, demoPeople.worker);
    const address = `/updateStatus/${worker?._id ?? ''}`;
    await chooseOption(user, await selectOf(demoPeople.worker), 'Buyer');
    expect(await screen.findByText('Role updated successfully!')).toBeVisible();
    await waitFor(async () => expect(await selectOf(demoPeople.worker)).toHaveTextContent('Buyer'));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(bodies('PATCH', address)).toEqual([{ role: 'buyer' }]);
    expect(asked(requests)).toEqual(['GET /allUser', `PATCH ${address}`, 'GET /allUser']);
    expect(userOf(simulation, demoPeople.worker)?.role).toBe('buyer');
  },
);

test('AU-3 while a role is on its way no other can be chosen, and the focus stays', { tags: 'thorough' }, async () => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const slow = http.patch('*/api/updateStatus/:id', () => answered.then(() => undefined));
  const { user, bodies, simulation } = await openUsers('priya nair', { answers: [slow] });
  const address = `/updateStatus/${userOf(simulation, demoPeople.worker)?._id ?? ''}`;
  const control = await selectOf(demoPeople.worker);
  await chooseOption(user, control, 'Buyer');
  await waitFor(() => expect(control).toHaveAttribute('aria-disabled', 'true'));
  expect(control).toHaveFocus();
  await user.click(control);
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  answer();
  expect(await screen.findByText('Role updated successfully!')).toBeVisible();
  await waitFor(() => expect(control).toHaveAttribute('aria-disabled', 'false'));
  await chooseOption(user, control, 'Admin');
  await waitFor(() => expect(bodies('PATCH', address)).toEqual([{ role: 'buyer' }, { role: 'admin' }]));
  await waitFor(() => expect(control).toHaveTextContent('Admin'));
});

test('AU-3 the own role asks first: Cancel sends nothing', { tags: 'thorough' }, async () => {
  const { user, requests } = await openUsers('nusrat karim');
  await chooseOption(user, await selectOf(demoPeople.admin), 'Worker');
  const dialog = within(await question());
  expect(dialog.getByText('Nusrat Karim')).toBeVisible();
  expect(
    dialog.getByText('This is your own account. With another role you lose access to the admin pages at once.'),
  ).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await questionGone();
  expect(await selectOf(demoPeople.admin)).toHaveTextContent('Admin');
  expect(asked(requests)).toEqual(['GET /allUser']);
});

test('AU-3 the own role asks first however the server writes the address (C-39)', { tags: 'thorough' }, async () => {
  const { user, requests } = await openUsers('nusrat karim', { answers: [withCapitals] });
  await chooseOption(user, await selectOf('Admin@Example.TEST'), 'Worker');
  expect(within(await question()).getByText(/^This is your own account\. With another role/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await questionGone();
  expect(asked(requests)).toEqual(['GET /allUser']);
});

test(
  'AU-3 GUARD-4 after a change of the own role the console is left, still signed in',
  { tags: 'thorough' },
  async () => {
    const { user, requests, session, simulation } = await openUsers('nusrat karim');
    await chooseOption(user, await selectOf(demoPeople.admin), 'Worker');
    await user.click(within(await question()).getByRole('button', { name: 'Change role' }));
    expect(await screen.findByRole('heading', { name: 'You are signed in' })).toBeVisible();
    expect(location.pathname).toBe('/login');
    expect(screen.queryByRole('grid')).not.toBeInTheDocument();
    expect(userOf(simulation, demoPeople.admin)?.role).toBe('worker');
    expect(session.state().record?.role).toBe('worker');
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(session.state().user?.email).toBe(demoPeople.admin);
    expect(asked(requests).filter((call) => call.startsWith('PATCH'))).toHaveLength(1);
  },
);

test("AU-3 the last admin stays one, with the server's sentence", { tags: 'thorough' }, async () => {
  expectConsoleError(/409|last admin/);
  const { user, simulation } = await renderApp(manageUsersWith({ filter: { role: 'admin' } }), { as: 'admin' });
  await screen.findByText('1–3 of 3');
  await simulation.store.transaction(async (tx) => {
    const admins = await tx.list('users', { role: 'admin' });
    for (const { _id, email } of admins.rows)
      if (email !== demoPeople.admin) await tx.change('users', _id, {}, { role: 'worker' });
  });
  await chooseOption(user, await selectOf(demoPeople.admin), 'Buyer');
  await user.click(within(await question()).getByRole('button', { name: 'Change role' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The role of Nusrat Karim could not be changed. This is the last admin. Make someone else an admin first.',
  );
  await questionGone();
  expect(await selectOf(demoPeople.admin)).toHaveTextContent('Admin');
  expect(userOf(simulation, demoPeople.admin)?.role).toBe('admin');
});

test('C-62 keys and the wheel on the closed control change no role, and those that travel go on in the grid', async () => {
  const { user, requests } = await openUsers('silva');
  const control = await selectOf(demoPeople.buyer);
  control.focus();
  await user.keyboard('abw1');
  fireEvent.wheel(control, { deltaY: 100 });
  expect(control).toHaveFocus();
  await user.keyboard('{ArrowLeft}');
  const before = userHeadings[userHeadings.indexOf('Change role') - 1] ?? '';
  const field = screen.getByRole('columnheader', { name: before }).getAttribute('data-field');
  await waitFor(() => expect(document.activeElement).toHaveAttribute('data-field', field));
  for (const key of ['{ArrowUp}', '{ArrowDown}', '{PageUp}', '{PageDown}', '{Home}', '{End}', '{Delete}']) {
    control.focus();
    await user.keyboard(key);
  }
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(control).toHaveTextContent('Buyer');
  expect(asked(requests)).toEqual(['GET /allUser']);
});

test('C-62 the list opens by key at the role as it is; Escape and the same role change nothing, another one does', async () => {
  const { user, requests, bodies, simulation } = await openUsers('priya nair');
  const control = await selectOf(demoPeople.worker);
  const open = async (key: string) => {
    control.focus();
    await user.keyboard(key);
    expect(await optionsShown()).toEqual(['Admin', 'Buyer', 'Worker']);
    expect(control).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('listbox', { name: 'Role' })).toHaveAttribute('id', control.getAttribute('aria-controls'));
    const chosen = screen.getByRole('option', { name: 'Worker', selected: true });
    await waitFor(() => expect(chosen).toHaveFocus());
  };
  for (const key of [' ', '{Alt>}{ArrowDown}{/Alt}', '{Alt>}{ArrowUp}{/Alt}']) {
    await open(key);
    await user.keyboard('a{Escape}');
    await listGone();
    await waitFor(() => expect(control).toHaveFocus());
    expect(control).toHaveAttribute('aria-expanded', 'false');
  }
  await open('{Enter}');
  await user.keyboard('{Enter}');
  await listGone();
  expect(asked(requests)).toEqual(['GET /allUser']);

  await open('{Enter}');
  await user.keyboard('b{Enter}');
  expect(await screen.findByText('Role updated successfully!')).toBeVisible();
  await waitFor(() => expect(control).toHaveTextContent('Buyer'));
  expect(control).toHaveFocus();
  const address = `/updateStatus/${userOf(simulation, demoPeople.worker)?._id ?? ''}`;
  expect(asked(requests)).toEqual(['GET /allUser', `PATCH ${address}`, 'GET /allUser']);
  expect(bodies('PATCH', address)).toEqual([{ role: 'buyer' }]);
});

test('C-62 a list that is open goes when its row turns to another user', { tags: 'thorough' }, async () => {
  const named = (name: string) => ({
    _id: name,
    name,
    email: `${name}@example.test`,
    role: 'worker',
    coin: 0,
    imgurl: '',
  });
  const listed = [named('bo'), named('cy')];
  const list = http.get('*/api/allUser', () => HttpResponse.json(listed));
  const { user, requests } = await openUsers('example.test', { answers: [list] });
  await user.click(await selectOf('bo@example.test'));
  expect(await optionsShown()).toEqual(['Admin', 'Buyer', 'Worker']);
  listed.shift();
  fireEvent.click(screen.getByRole('button', { name: 'Refresh', hidden: true }));
  await waitFor(() => expect(screen.queryByText('bo@example.test')).not.toBeInTheDocument());
  await listGone();
  expect(await selectOf('cy@example.test')).toHaveAttribute('aria-expanded', 'false');
  expect(asked(requests).filter((call) => call.startsWith('PATCH'))).toEqual([]);
});

test('C-62 a list opened again while it still closes begins at the role as it is', { tags: 'thorough' }, async () => {
  const { user, bodies, simulation } = await openUsers('priya nair');
  const control = await selectOf(demoPeople.worker);
  await user.click(control);
  await waitFor(() => expect(screen.getByRole('option', { name: 'Worker' })).toHaveFocus());
  await user.keyboard('a');
  await waitFor(() => expect(screen.getByRole('option', { name: 'Admin' })).toHaveFocus());
  fireEvent.keyDown(screen.getByRole('option', { name: 'Admin' }), { key: 'Escape' });
  fireEvent.click(control);
  await waitFor(() => expect(screen.getByRole('option', { name: 'Worker' })).toHaveFocus());
  await user.keyboard('b{Enter}');
  expect(await screen.findByText('Role updated successfully!')).toBeVisible();
  expect(bodies('PATCH', `/updateStatus/${userOf(simulation, demoPeople.worker)?._id ?? ''}`)).toEqual([
    { role: 'buyer' },
  ]);
});
