import { screen, waitFor, within } from '#tests/support/rendering.ts';
import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { demoPeople } from '#backend/seed.ts';
import { DEMO_PASSWORD } from '#mocks/identity/demoPassword.ts';
import { expectConsoleError } from '#tests/support/consoleErrors.ts';
import { renderApp } from '#tests/support/renderApp.tsx';
import { server } from '#tests/support/server.ts';
import { signIn } from './support/signIn.ts';

const stranger = 'stranger@example.com';
const picture = 'https://pictures.example/stranger.png';
const content = () => within(screen.getByRole('main'));
const question = () => screen.findByRole('heading', { name: 'One last question' });

/** Signs in as somebody whom the identity provider knows and the server does not. */
const asStranger = async () => {
  const app = await renderApp('/Profile');
  const { accounts } = app.simulation;
  const { displayName, password = null } = accounts.findByEmail(demoPeople.worker) ?? {};
  if (displayName === undefined) throw new Error('The demo has no worker');
  accounts.add({ email: stranger, displayName, photoUrl: picture, password, google: false });
  await signIn(app.user, stranger, DEMO_PASSWORD);
  await question();
  return app;
};

/** Waits until the Dashboard's bar is in place of the site's, and shows so many coins. */
const hasComeIn = async (coins: number) => {
  await screen.findByText('Role', { selector: 'header dt' });
  const balance = { name: new RegExp(`balance of ${String(coins)} coins`) };
  expect(await screen.findByRole('img', balance)).toBeVisible();
};

describe('an account that the server does not know (C-54)', () => {
  test('GUARD-9 is asked for a role, buyer or worker, and cannot go on without', async () => {
    const { user, bodies } = await asStranger();
    const role = content().getByRole('combobox', { name: 'Role' });
    const offered = within(role).getAllByRole<HTMLOptionElement>('option');
    expect(offered.map(({ value }) => value)).toEqual(['', 'buyer', 'worker']);
    await user.click(content().getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('Role is required')).toBeVisible();
    expect(bodies('POST', '/user')).toEqual([]);
  });

  test.each([
    ['buyer', 50],
    ['worker', 10],
  ] as const)('is registered as the %s that was chosen, with %i coins, and not asked again', async (role, coin) => {
    const { user, bodies } = await asStranger();
    await user.selectOptions(content().getByRole('combobox', { name: 'Role' }), role);
    await user.click(content().getByRole('button', { name: 'Continue' }));
    await hasComeIn(coin);
    await user.click(screen.getByRole('button', { name: 'LogOut' }));
    await user.click(await screen.findByRole('link', { name: 'Login' }));
    await signIn(user, stranger, DEMO_PASSWORD);
    await hasComeIn(coin);
    expect(screen.queryByRole('heading', { name: 'One last question' })).toBeNull();
    const [registered, ...more] = bodies('POST', '/user');
    expect(registered).toEqual({ name: 'Priya Nair', email: stranger, imgurl: picture, role, coin });
    expect(more).toEqual([]);
  });

  test('is told why the server refuses it, and how to go on', async () => {
    expectConsoleError(/Error fetching user:|ApiError/);
    const { user, router, bodies } = await asStranger();
    const message = 'This address has an account already.';
    server.use(http.post('*/api/user', () => HttpResponse.json({ message }, { status: 409 })));
    await user.selectOptions(content().getByRole('combobox', { name: 'Role' }), 'buyer');
    await user.click(content().getByRole('button', { name: 'Continue' }));
    expect(await screen.findByRole('heading', { name: 'Your account could not be opened' })).toBeVisible();
    expect(content().getByRole('alert')).toHaveTextContent(message);
    expect(content().getByText(/sign in another way/)).toBeVisible();
    expect(bodies('POST', '/user')).toHaveLength(1);
    await user.click(content().getByRole('button', { name: 'LogOut' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });

  test('may log out instead', { tags: 'thorough' }, async () => {
    const { user, router, bodies } = await asStranger();
    await user.click(content().getByRole('button', { name: 'LogOut' }));
    expect(await screen.findByRole('link', { name: 'Find A Job' })).toBeVisible();
    await waitFor(() => {
      expect(router.state.location.pathname).toBe('/');
    });
    expect(bodies('POST', '/user')).toEqual([]);
  });
});
