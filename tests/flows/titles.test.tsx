import { act, screen, waitFor } from '#tests/support/rendering.ts';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { screens } from '#console/screens.ts';
import { changeLanguage } from '#i18n/i18nProvider.ts';
import { renderApp } from '#tests/support/renderApp.tsx';
import { homeShown, usersShown } from './support/pages.ts';
import { recordOf } from './support/record.ts';

const expectTitle = (title: string) =>
  waitFor(() => {
    expect(document.title).toBe(title);
  });

test.each([
  ['TITLE-1', '/login', 'Login Page'],
  ['TITLE-2', '/', 'Home'],
  ['TITLE-3', '/register', 'Registration'],
  ['TITLE-18', '/nowhere', 'Default Title'],
  ['TITLE-18', '/Dashboard/nowhere', 'Default Title'],
  ['TITLE-18', '/aboutUs', 'Default Title'],
  ['TITLE-1', '/LOGIN', 'Login Page'],
])('%s %s is called %j', async (_id, path, title) => {
  document.title = 'TaskCoin';
  await renderApp(path);
  await screen.findByRole('heading', { level: 1 });
  await expectTitle(title);
});

test('TITLE-18 /Profile is called Default Title', { tags: 'thorough' }, async () => {
  await renderApp('/Profile', { as: 'buyer' });
  await screen.findByRole('heading', { name: 'Profile' });
  await expectTitle('Default Title');
});

test('TITLE-4 /Dashboard is called Dashboard while the role is not known', async () => {
  await renderApp('/Dashboard', { as: 'worker', answers: [recordOf('worker', { role: '' })] });
  expect(await screen.findByText('Your role is not known yet.')).toBeVisible();
  await expectTitle('Dashboard');
});

describe('the title follows every navigation', () => {
  test('TITLE-4 TITLE-5 TITLE-19 with the redirect from /Dashboard', { tags: 'thorough' }, async () => {
    const app = await renderApp('/', { as: 'admin' });
    await screen.findByRole('link', { name: 'Find A Job' });
    await expectTitle('Home');
    const given = vi.spyOn(document, 'title', 'set');
    await app.user.click(screen.getByRole('link', { name: 'Dashboard' }));
    await homeShown(app);
    await expectTitle('AdminHome');
    expect([...new Set(given.mock.calls.map(([title]) => title))]).toEqual(['Dashboard', 'AdminHome']);
  });

  test('TITLE-6 TITLE-18 TITLE-19 away from a screen and back to it', { tags: 'thorough' }, async () => {
    const { user, router } = await renderApp('/Dashboard/manageuser', { as: 'admin' });
    await usersShown();
    await expectTitle('AdminManageUser');
    await router.navigate('/aboutUs');
    await expectTitle('Default Title');
    await router.navigate(-1);
    await usersShown();
    await expectTitle('AdminManageUser');
    await router.navigate('/Dashboard/nowhere');
    await expectTitle('Default Title');
    await user.click(screen.getByRole('link', { name: 'Go back' }));
    await expectTitle('Home');
  });

  test('TITLE-1 TITLE-3 TITLE-19 between the pages of the site', { tags: 'thorough' }, async () => {
    const { user, router } = await renderApp('/');
    await screen.findByRole('link', { name: 'Find A Job' });
    await user.click(screen.getByRole('link', { name: 'Login' }));
    await expectTitle('Login Page');
    await user.click(await screen.findByRole('link', { name: 'Register' }));
    await expectTitle('Registration');
    await router.navigate(-2);
    await expectTitle('Home');
  });

  test('TITLE-1 TITLE-19 with the redirect of a guard', { tags: 'thorough' }, async () => {
    await renderApp('/Dashboard/manageuser');
    await screen.findByRole('heading', { name: 'Welcome back' });
    await expectTitle('Login Page');
  });

  test('TITLE-2 TITLE-19 with LogOut', { tags: 'thorough' }, async () => {
    const { user } = await renderApp('/Dashboard/manageuser', { as: 'admin' });
    await usersShown();
    await user.click(screen.getByRole('button', { name: 'LogOut' }));
    await expectTitle('Home');
  });
});

describe('in another language', () => {
  afterEach(() => act(() => changeLanguage('en')));

  test.each(['admin', 'buyer', 'worker'] as const)(
    'TITLE-5 TITLE-19 every screen of the %s has its own',
    async (as) => {
      const task = http.get('*/api/oneTaskDetails:id', () => HttpResponse.json({ _id: 'one-task' }));
      const { router } = await renderApp('/Dashboard', { as, answers: [task] });
      await waitFor(() => expect(document.title).toMatch(/Home$/));
      await act(() => changeLanguage('bn'));
      await waitFor(() => expect(document.title).toMatch(/ হোম$/));
      const titles = new Set<string>();
      for (const { path } of screens.filter(({ role }) => role === as)) {
        await act(() => router.navigate(`/Dashboard/${path.replace(':id', 'one-task')}`));
        await waitFor(() => expect(titles).not.toContain(document.title));
        titles.add(document.title);
        expect(document.title.replace(' - one-task', '')).toMatch(/^[\p{Script=Bengali}\p{P}\s]+$/u);
        expect(document.title.endsWith('one-task')).toBe(path.endsWith(':id'));
      }
    },
  );
});
