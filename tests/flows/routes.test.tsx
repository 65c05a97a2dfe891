import { screen, waitFor } from '#tests/support/rendering.ts';
import { describe, expect, test } from 'vitest';
import { renderApp } from '#tests/support/renderApp.tsx';
import { MANAGE_USERS, manageUsersWith, pageShown } from './support/manageUsers.ts';
import { homeShown, usersShown } from './support/pages.ts';
import { credentials } from './support/signIn.ts';

const landing = 'Post small tasks, or earn by doing them';
const lost = 'This page does not exist';

describe('the pages', () => {
  test.each([
    ['ROUTE-1', '/', landing],
    ['ROUTE-1', '/login', 'Welcome back'],
    ['ROUTE-1', '/register', 'Create your account'],
    ['ROUTE-1', '/aboutUs', 'About TaskCoin'],
  ])('%s %s is open to everybody', { tags: 'thorough' }, async (_id, path, heading) => {
    const { router } = await renderApp(path);
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(router.state.location.pathname).toBe(path);
  });

  test.each([
    ['ROUTE-1', '/Profile'],
    ['ROUTE-1', '/Dashboard'],
  ])('%s %s asks for a sign-in', async (_id, path) => {
    const { router } = await renderApp(path);
    await credentials();
    expect(router.state.location).toMatchObject({ pathname: '/login', state: { from: path } });
  });

  test.each([
    ['/ABOUTUS', '/aboutUs', 'About TaskCoin'],
    ['/aboutus/?a=1#b', '/aboutUs?a=1#b', 'About TaskCoin'],
    ['/Login', '/login', 'Welcome back'],
    ['/REGISTER', '/register', 'Create your account'],
  ])('ROUTE-1 %s is %s (C-38)', { tags: 'thorough' }, async (asked, path, heading) => {
    const { router } = await renderApp(asked);
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
    const { pathname, search, hash } = router.state.location;
    expect(pathname + search + hash).toBe(path);
  });

  test.each(['/dashboard/ManageUser', '/DASHBOARD/MANAGEUSER/'])(
    'ROUTE-1 %s leads an admin to /Dashboard/manageuser (C-38)',
    { tags: 'thorough' },
    async (asked) => {
      const { router } = await renderApp(asked, { as: 'admin' });
      await usersShown();
      expect(router.state.location.pathname).toBe('/Dashboard/manageuser');
    },
  );

  test('ROUTE-2 a respelled screen keeps what its address asks for (C-38)', async () => {
    const asked = manageUsersWith({ filter: { q: 'priya nair' } }).replace('manageuser', 'MANAGEUSER');
    const { router } = await renderApp(`${asked}#there`, { as: 'admin' });
    await pageShown('1–1 of 1');
    expect(router.state.location).toMatchObject({ pathname: MANAGE_USERS, hash: '#there' });
  });

  test('ROUTE-1 /dashboard leads an admin to /Dashboard/AdminHome (C-38)', { tags: 'thorough' }, async () => {
    const app = await renderApp('/dashboard', { as: 'admin' });
    await homeShown(app);
    expect(app.router.state.location.pathname).toBe('/Dashboard/AdminHome');
  });

  test(
    'ROUTE-1 a respelled address is replaced, so that Back does not lead to it (C-38)',
    { tags: 'thorough' },
    async () => {
      const { user, router } = await renderApp('/');
      await user.click(await screen.findByRole('link', { name: 'About Us' }));
      await screen.findByRole('heading', { name: 'About TaskCoin' });
      await router.navigate('/LOGIN');
      await credentials();
      await router.navigate(-1);
      expect(await screen.findByRole('heading', { name: 'About TaskCoin' })).toBeVisible();
    },
  );
});

describe('any other path', () => {
  test.each(['/nowhere', '/login/again', '/aboutUs/us', '/Profile/1', '/Dashboard/nowhere', '/Dashboard/manageuser/1'])(
    'ROUTE-5 ROUTE-6 %s is a 404 page, whose link leads to /',
    async (path) => {
      const { user, router, requests } = await renderApp(path);
      expect(await screen.findByRole('heading', { level: 1, name: lost })).toBeVisible();
      expect(router.state.location.pathname).toBe(path);
      expect(requests).toEqual([]);
      await user.click(screen.getByRole('link', { name: 'Go back' }));
      expect(await screen.findByRole('heading', { level: 1, name: landing })).toBeVisible();
      expect(router.state.location.pathname).toBe('/');
    },
  );

  test('ROUTE-5 below /Dashboard it is one for the signed-in as well', async () => {
    const { router } = await renderApp('/Dashboard/nowhere', { as: 'admin' });
    expect(await screen.findByRole('heading', { level: 1, name: lost })).toBeVisible();
    expect(router.state.location.pathname).toBe('/Dashboard/nowhere');
  });
});

describe('the calls to action of the landing page', () => {
  test.each([
    ['HOME-18 HOME-19', 'Find A Job'],
    ['HOME-18 HOME-19', 'Post A Job'],
  ])('%s %s leads nobody in particular to the sign-in', async (_ids, name) => {
    const { user, router } = await renderApp('/');
    const link = await screen.findByRole('link', { name });
    expect(link).toHaveAttribute('href', '/login');
    await user.click(link);
    await credentials();
    expect(router.state.location.pathname).toBe('/login');
  });

  test.each([
    ['HOME-19', 'Find A Job'],
    ['HOME-19', 'Post A Job'],
  ])('%s %s leads the signed-in to the Dashboard, whatever their role', { tags: 'thorough' }, async (_id, name) => {
    const app = await renderApp('/', { as: 'admin' });
    await waitFor(() => {
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/Dashboard');
    });
    await app.user.click(screen.getByRole('link', { name }));
    await homeShown(app);
    expect(app.router.state.location.pathname).toBe('/Dashboard/AdminHome');
  });
});
