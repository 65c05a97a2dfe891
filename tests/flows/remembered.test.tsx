import { act, screen, waitFor } from '#tests/support/rendering.ts';
import { describe, expect, test } from 'vitest';
import { demoPeople } from '#backend/seed.ts';
import { DEMO_PASSWORD } from '#mocks/identity/demoPassword.ts';
import { renderApp } from '#tests/support/renderApp.tsx';
import { homeShown, usersShown } from './support/pages.ts';
import { asksIdentity, credentials, signIn, signInAs } from './support/signIn.ts';

describe('the page that asked for a sign-in', () => {
  test('LOGIN-12 GUARD-1 GUARD-2 is opened after it, with its query and hash', async () => {
    const { user, router } = await renderApp('/Profile?from=mail#coins');
    await credentials();
    expect(router.state.location.pathname).toBe('/login');
    await signInAs(user, 'buyer');
    expect(await screen.findByRole('heading', { name: 'Profile' })).toBeVisible();
    expect(router.state.location).toMatchObject({ pathname: '/Profile', search: '?from=mail', hash: '#coins' });
  });

  test('GUARD-1 is left once, however long the code of the sign-in takes', { tags: 'thorough' }, async () => {
    const { router } = await renderApp('/Profile');
    const asked = new Set<unknown>();
    router.subscribe(({ navigation }) => {
      if (navigation.location) asked.add(navigation.location.key);
    });
    await credentials();
    expect(asked.size).toBeLessThanOrEqual(1);
  });

  test('LOGIN-12 GUARD-2 is opened after a failed try as well', { tags: 'thorough' }, async () => {
    const { user, router } = await renderApp('/dashboard/MANAGEUSER');
    await signIn(user, demoPeople.admin, 'Wrong1234');
    await screen.findByText('Incorrect password. Please try again.');
    await user.clear((await credentials()).email);
    await user.clear((await credentials()).password);
    await signIn(user, demoPeople.admin, DEMO_PASSWORD);
    await usersShown();
    expect(router.state.location.pathname).toBe('/Dashboard/manageuser');
  });

  test(
    'LOGIN-12 is replaced in the history, so that Back does not lead to the sign-in',
    { tags: 'thorough' },
    async () => {
      const { user, router } = await renderApp('/aboutUs');
      await user.click(await screen.findByRole('link', { name: 'Login' }));
      await signInAs(user, 'worker');
      await waitFor(() => expect(document.title).toBe('WorkerHome'));
      await router.navigate(-1);
      expect(await screen.findByRole('heading', { name: 'About TaskCoin' })).toBeVisible();
    },
  );

  test(
    'GUARD-2 GUARD-4 is not opened for another role, whose server is not asked for it either',
    { tags: 'thorough' },
    async () => {
      const { user, router, requests } = await renderApp('/Dashboard/manageuser');
      await signInAs(user, 'worker');
      await waitFor(() => expect(document.title).toBe('WorkerHome'));
      expect(router.state.location.pathname).toBe('/Dashboard/workerHome');
      expect(requests.map(({ path }) => path)).not.toContain('/allUser');
    },
  );
});

test.each([
  ['GUARD-2', 'another site', { from: 'https://evil.example.com/Dashboard' }],
  ['GUARD-2', 'another site without its scheme', { from: '//evil.example.com/Dashboard' }],
  ['GUARD-2', 'a script', { from: 'javascript:alert(1)' }],
  ['LOGIN-13', 'the sign-in itself', { from: '/login?again' }],
  ['LOGIN-13', 'something else than a path', { from: { pathname: '/Profile' } }],
  ['LOGIN-13', 'nothing', null],
])('%s %s as the remembered page leads to the Dashboard', { tags: 'thorough' }, async (_id, _case, state) => {
  const app = await renderApp('/login', { state });
  await signInAs(app.user, 'admin');
  await homeShown(app);
  expect(app.router.state.location.pathname).toBe('/Dashboard/AdminHome');
  expect(location.origin).toBe('http://localhost:3000');
});

test('LOGIN-12 nothing else is seen between the form and the page', { tags: 'thorough' }, async () => {
  const { user } = await renderApp('/Profile');
  await credentials();
  const headings = new Set<string>();
  const observer = new MutationObserver(() => {
    for (const { textContent } of document.querySelectorAll('h1')) headings.add(textContent);
  });
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  await signInAs(user, 'buyer');
  await screen.findByRole('heading', { name: 'Profile' });
  observer.disconnect();
  expect([...headings]).toEqual(['Welcome back', 'Profile']);
});

describe('whoever is signed in already', () => {
  test.each(['/login', '/register'])(
    'sees at %s who they are, and is sent nowhere (C-26)',
    { tags: 'thorough' },
    async (path) => {
      const app = await renderApp(path, { as: 'admin', state: { from: '/Profile' } });
      const { user, router, requests } = app;
      expect(await screen.findByRole('heading', { name: 'You are signed in' })).toBeVisible();
      expect(screen.getByText('Nusrat Karim')).toBeVisible();
      expect(screen.getByText('admin@example.test')).toBeVisible();
      expect(screen.queryByText(/^Log in to see/)).toBeNull();
      expect(screen.queryByRole('textbox')).toBeNull();
      expect(screen.queryByRole('button', { name: 'Signup with Google' })).toBeNull();
      expect(router.state.location.pathname).toBe(path);
      const before = requests.filter(asksIdentity).length;
      await user.click(screen.getByRole('link', { name: 'Open your Dashboard' }));
      await homeShown(app);
      expect(requests.filter(asksIdentity)).toHaveLength(before);
    },
  );

  test('LOGIN-12 by a sign-in in another tab, goes on from here to the page that asked for it', async () => {
    const { user, router, session } = await renderApp('/Profile?from=mail#coins');
    await credentials();
    await act(() => session.signIn(demoPeople.buyer, DEMO_PASSWORD));
    expect(await screen.findByRole('link', { name: 'Open your Dashboard' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Go on to the page you asked for' }));
    expect(await screen.findByRole('heading', { name: 'Profile' })).toBeVisible();
    expect(router.state.location).toMatchObject({ pathname: '/Profile', search: '?from=mail', hash: '#coins' });
  });

  test('C-26 goes on to the Dashboard where another role was meant', { tags: 'thorough' }, async () => {
    const { user, router, session } = await renderApp('/Dashboard/manageuser');
    await credentials();
    await act(() => session.signIn(demoPeople.worker, DEMO_PASSWORD));
    await user.click(await screen.findByRole('button', { name: 'Go on to the page you asked for' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/Dashboard/workerHome'));
  });

  test('GUARD-4 sees it too when their role may not open a page', { tags: 'thorough' }, async () => {
    const { router, requests } = await renderApp('/Dashboard/manageuser', { as: 'worker' });
    expect(await screen.findByRole('heading', { name: 'You are signed in' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/login');
    expect(requests.map(({ path }) => path)).not.toContain('/allUser');
  });
});
