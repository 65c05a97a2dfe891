import { screen, waitFor, within } from '#tests/support/rendering.ts';
import { http } from 'msw';
import { expect, test } from 'vitest';
import { demoPeople } from '#backend/seed.ts';
import { renderApp } from '#tests/support/renderApp.tsx';
import { asked, emailsShown, manageUsersWith, openUsers, pageShown } from '../support/manageUsers.ts';

/** Keys of the libraries: Firebase keeps who is signed in, react-admin its preferences under the user's address. */
const ofLibraries = /^(firebase:|RaStore:admin@example\.test\.)/;

test('AUTH-12 GUARD-3 a reload keeps the user: the loader, then the same page', { tags: 'thorough' }, async () => {
  const before = await openUsers('mateo silva');
  before.view.unmount();
  let tell: () => void = () => {};
  const known = new Promise<void>((resolve) => (tell = resolve));
  const { requests, session } = await renderApp(manageUsersWith({ filter: { q: 'mateo silva' } }), {
    answers: [http.get(/\/api\/oneUser/, () => known)],
  });
  expect(await screen.findByText('Loading your account')).toBeVisible();
  await waitFor(() => expect(requests.slice(-2).map(({ path }) => path)).toContain(`/oneUser${demoPeople.admin}`));
  expect(screen.queryByRole('region', { name: 'Your account' })).not.toBeInTheDocument();
  expect(asked(requests)).toEqual([]);
  tell();
  await pageShown('1–1 of 1');
  expect(emailsShown()).toEqual([demoPeople.buyer]);
  expect(session.state()).toMatchObject({ loading: false, user: { email: demoPeople.admin } });
  expect(requests.some(({ path }) => path.includes('signInWithPassword'))).toBe(false);
});

test(
  "CONST-3 the contract's keys in local storage are exactly access-token and theme",
  { tags: 'thorough' },
  async () => {
    const { user, session } = await openUsers('mateo silva');
    await user.click(screen.getByRole('button', { name: 'Switch to dark theme' }));
    const own = () => Object.keys(localStorage).filter((key) => !ofLibraries.test(key));
    await waitFor(() => expect(own().sort()).toEqual(['access-token', 'theme']));
    expect(localStorage.getItem('access-token')).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
    expect(localStorage.getItem('theme')).toBe('dark');
    await user.click(within(screen.getByRole('banner')).getByRole('button', { name: 'LogOut', hidden: true }));
    await waitFor(() => expect(session.state().user).toBeNull());
    expect(own()).toEqual(['theme']);
  },
);
