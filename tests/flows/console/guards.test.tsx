import { screen } from '@testing-library/react';
import { http } from 'msw';
import { expect, test } from 'vitest';
import { demoPeople } from '#backend/seed.ts';
import { DEMO_PASSWORD } from '#mocks/identity/demoPassword.ts';
import { expectConsoleError } from '#tests/support/consoleErrors.ts';
import { renderApp } from '#tests/support/renderApp.tsx';
import { asked, emailsShown, MANAGE_USERS, manageUsersWith, openUsers, rowOf } from '../support/manageUsers.ts';

test('GUARD-1 GUARD-2 a visitor is sent to /login, and after signing in to the very address that was asked for', async () => {
  const address = manageUsersWith({ filter: { q: 'mateo silva' } });
  const { user, requests } = await renderApp(address);
  await user.type(await screen.findByRole('textbox', { name: 'Email' }), demoPeople.admin);
  expect(location.pathname).toBe('/login');
  expect(requests).toEqual([]);
  await user.type(screen.getByLabelText('Password'), DEMO_PASSWORD);
  await user.click(screen.getByRole('button', { name: 'Login' }));
  await rowOf(demoPeople.buyer);
  expect(location.pathname).toBe(MANAGE_USERS);
  expect(JSON.parse(new URLSearchParams(location.search).get('filter') ?? '')).toEqual({ q: 'mateo silva' });
});

test.each(['buyer', 'worker'] as const)(
  'GUARD-4 GUARD-5 a %s on an admin page is sent to /login with nothing remembered, and no call is made',
  async (role) => {
    const { requests, router } = await renderApp(MANAGE_USERS, { as: role });
    expect(await screen.findByRole('heading', { level: 1, name: 'You are signed in' })).toBeVisible();
    expect(screen.getByText(demoPeople[role])).toBeVisible();
    expect(router.state.location).toMatchObject({ pathname: '/login', state: null });
    expect(router.state.historyAction).toBe('REPLACE');
    expect(asked(requests)).toEqual([]);
  },
);

test('GUARD-5 an admin is let in', async () => {
  await openUsers('priya nair');
  expect(emailsShown()).toEqual([demoPeople.worker]);
});

test('GUARD-8 who makes the client believe in another role is refused by the server', async () => {
  expectConsoleError(/Your role may not do this\./);
  const lie = http.get(/\/api\/oneUser/, () =>
    Response.json({ email: demoPeople.worker, role: 'admin', name: 'Mallory' }),
  );
  const { session } = await renderApp(MANAGE_USERS, { as: 'worker', answers: [lie] });
  expect(await screen.findByRole('button', { name: 'Login' })).toBeVisible();
  expect(session.state().user).toBeNull();
  expect(screen.queryByRole('gridcell')).not.toBeInTheDocument();
});
