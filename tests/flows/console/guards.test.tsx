import { screen, waitFor, within } from '#tests/support/rendering.ts';
import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { demoPeople } from '#backend/seed.ts';
import { mintIdToken } from '#mocks/identity/idToken.ts';
import { DEMO_PASSWORD } from '#mocks/identity/demoPassword.ts';
import { expectConsoleError } from '#tests/support/consoleErrors.ts';
import { choosing } from '#tests/support/popUp.ts';
import { renderApp } from '#tests/support/renderApp.tsx';
import { guardedAddresses } from '#tests/support/specifiedPages.ts';
import { google } from '../support/google.ts';
import { asksIdentity, signInAs } from '../support/signIn.ts';
import { asked, emailsShown, MANAGE_USERS, manageUsersWith, openUsers, rowOf } from '../support/manageUsers.ts';

const loginShown = () => screen.findByRole('heading', { level: 1, name: 'Welcome back' });

test.each(guardedAddresses)(
  'GUARD-1 GUARD-2 %s sends a visitor to /login, remembers path, query and hash, and asks nothing',
  { tags: 'thorough' },
  async (path) => {
    const { router, requests, view } = await renderApp(`${path}?page=2&q=a%20b#top`);
    expect(await loginShown()).toBeVisible();
    expect(router.state.location).toMatchObject({ pathname: '/login', search: '', hash: '' });
    expect(router.state.location.state).toEqual({ from: `${path}?page=2&q=a%20b#top` });
    expect(router.state.historyAction).toBe('REPLACE');
    expect(requests).toEqual([]);
    expect(within(view.container).queryByRole('grid')).not.toBeInTheDocument();
  },
);

describe('GUARD-1 AUTH-13 a Google account without an e-mail', () => {
  const account = { id: 'n', email: '', displayName: 'Nameless', photoUrl: '', password: null, google: true };
  const signsIn = () => [
    http.post(
      '*/v1/accounts\\:signInWithIdp',
      () =>
        HttpResponse.json({
          localId: account.id,
          idToken: mintIdToken(account, 'google.com', Date.now()),
          refreshToken: 'google.com:n',
          expiresIn: '3600',
          providerId: 'google.com',
          federatedId: 'https://accounts.google.com/n',
          rawUserInfo: '{}',
        }),
      { once: true },
    ),
    http.post('*/v1/accounts\\:lookup', () => HttpResponse.json({ users: [{ localId: account.id }] }), { once: true }),
  ];

  test('stays at /login, which says nothing and can be used; another account is let in to the page', async () => {
    expectConsoleError(/no e-mail address/);
    choosing({ email: 'ignored@example.com', name: '', picture: '' });
    const { user, router, requests, session } = await renderApp('/Profile?from=mail#coins', { answers: signsIn() });
    const { role, button } = await google('Role');
    await user.selectOptions(role, 'buyer');
    await user.click(button);
    await waitFor(() => {
      expect(console.error).toHaveBeenCalledOnce();
    });
    await waitFor(() => {
      expect(session.state()).toMatchObject({ loading: false, user: null });
    });
    expect(await loginShown()).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    for (const line of screen.getAllByRole('status')) expect(line).toBeEmptyDOMElement();
    expect(screen.queryByRole('button', { name: 'LogOut' })).toBeNull();
    expect(await google('Role').then(({ button: next }) => next)).toBeEnabled();
    const server = requests.filter((sent) => !asksIdentity(sent)).map(({ path }) => path);
    expect(server.filter((path) => /jwt|oneUser|user/.test(path))).toEqual([]);

    await signInAs(user, 'buyer');
    expect(await screen.findByRole('heading', { name: 'Profile' })).toBeVisible();
    expect(router.state.location).toMatchObject({ pathname: '/Profile', search: '?from=mail', hash: '#coins' });
    expect(session.state().user?.email).toBe(demoPeople.buyer);
  });

  test('leaves nobody at the provider, whose next visit starts signed out', async () => {
    expectConsoleError(/no e-mail address/);
    choosing({ email: 'ignored@example.com', name: '', picture: '' });
    const first = await renderApp('/login', { answers: signsIn() });
    const { role, button } = await google('Role');
    await first.user.selectOptions(role, 'worker');
    await first.user.click(button);
    await waitFor(() => {
      expect(console.error).toHaveBeenCalledOnce();
    });
    await waitFor(() => {
      expect(first.session.state()).toMatchObject({ loading: false, user: null });
    });
    first.view.unmount();
    const { requests } = await renderApp('/Profile');
    expect(await loginShown()).toBeVisible();
    expect(requests).toEqual([]);
    expect(console.error).toHaveBeenCalledOnce();
  });
});

test(
  'GUARD-1 GUARD-2 a visitor is sent to /login, and after signing in to the very address that was asked for',
  { tags: 'thorough' },
  async () => {
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
  },
);

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

test('GUARD-5 an admin is let in', { tags: 'thorough' }, async () => {
  await openUsers('priya nair');
  expect(emailsShown()).toEqual([demoPeople.worker]);
});

test(
  'GUARD-8 who makes the client believe in another role is refused by the server',
  { tags: 'thorough' },
  async () => {
    expectConsoleError(/Your role may not do this\./);
    const lie = http.get(/\/api\/oneUser/, () =>
      Response.json({ email: demoPeople.worker, role: 'admin', name: 'Mallory' }),
    );
    const { session } = await renderApp(MANAGE_USERS, { as: 'worker', answers: [lie] });
    expect(await screen.findByRole('button', { name: 'Login' })).toBeVisible();
    expect(session.state().user).toBeNull();
    expect(screen.queryByRole('gridcell')).not.toBeInTheDocument();
  },
);
