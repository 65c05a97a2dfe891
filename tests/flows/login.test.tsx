import { screen, waitFor } from '#tests/support/rendering.ts';
import { delay, http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#mocks/identity/demoPassword.ts';
import { renderApp } from '#tests/support/renderApp.tsx';
import { server } from '#tests/support/server.ts';
import { unanswered } from '#tests/support/unanswered.ts';
import { homeShown } from './support/pages.ts';
import { credentials, SIGN_IN, signIn, signInAs } from './support/signIn.ts';

describe('the form', () => {
  test('LOGIN-1 LOGIN-2 it asks for an e-mail address and a password', async () => {
    await renderApp('/login');
    const { email, password, submit } = await credentials();
    expect(email).toHaveAttribute('type', 'email');
    expect(password).toHaveAttribute('type', 'password');
    expect(submit).toBeEnabled();
  });

  test('LOGIN-6 its link leads to the registration', async () => {
    const { user, router } = await renderApp('/login');
    await user.click(await screen.findByRole('link', { name: 'Register' }));
    expect(await screen.findByRole('heading', { name: 'Create your account' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/register');
  });

  test('LOGIN-3 LOGIN-4 empty, it asks the provider nothing', async () => {
    const { user, requests } = await renderApp('/login');
    const { email, submit } = await credentials();
    await user.click(submit);
    expect(await screen.findByText('Email is required')).toBeVisible();
    expect(screen.getByText('Password is required')).toBeVisible();
    expect(email).toHaveFocus();
    expect(requests).toEqual([]);
  });

  test('LOGIN-3 without an e-mail address, it asks the provider nothing', { tags: 'thorough' }, async () => {
    const { user, requests } = await renderApp('/login');
    const { email, password, submit } = await credentials();
    await user.type(email, ' ');
    await user.type(password, DEMO_PASSWORD);
    await user.click(submit);
    expect(await screen.findByText('Email is required')).toBeVisible();
    expect(screen.queryByText('Password is required')).toBeNull();
    expect(requests).toEqual([]);
  });

  test('LOGIN-4 without a password, it asks the provider nothing', { tags: 'thorough' }, async () => {
    const { user, requests } = await renderApp('/login');
    const { email, submit } = await credentials();
    await user.type(email, 'admin@example.test');
    await user.click(submit);
    expect(await screen.findByText('Password is required')).toBeVisible();
    expect(screen.queryByText('Email is required')).toBeNull();
    expect(requests).toEqual([]);
  });
});

test('LOGIN-1 the password can be shown, which sends nothing', async () => {
  const { user, requests } = await renderApp('/login');
  const { password } = await credentials();
  await user.type(password, DEMO_PASSWORD);
  const show = screen.getByRole('button', { name: 'Show password', pressed: false });
  await user.click(show);
  expect(password).toHaveAttribute('type', 'text');
  expect(password).toHaveValue(DEMO_PASSWORD);
  expect(show).toHaveAttribute('aria-pressed', 'true');
  await user.click(show);
  expect(password).toHaveAttribute('type', 'password');
  expect(requests).toEqual([]);
});

test('LOGIN-5 LOGIN-13 the provider is asked once, then the Dashboard opens', { tags: 'thorough' }, async () => {
  const app = await renderApp('/login');
  const { user, router, bodies } = app;
  await signIn(user, ' admin@example.test ', DEMO_PASSWORD);
  await homeShown(app);
  expect(router.state.location.pathname).toBe('/Dashboard/AdminHome');
  expect(bodies('POST', SIGN_IN)).toEqual([
    expect.objectContaining({ email: 'admin@example.test', password: DEMO_PASSWORD }),
  ]);
  expect(bodies('POST', '/user')).toEqual([]);
});

test(
  'LOGIN-13 C-26 who has gone on to another page meanwhile stays there, signed in',
  { tags: 'thorough' },
  async () => {
    const { user, router } = await renderApp('/login');
    let answer: () => void = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    server.use(http.post('*/identitytoolkit.googleapis.com/*', () => held, { once: true }));
    await signInAs(user, 'worker');
    await user.click(screen.getByRole('link', { name: 'About Us' }));
    await screen.findByRole('heading', { name: 'About TaskCoin' });
    answer();
    await waitFor(() => expect(screen.getByRole('img', { name: /balance of/ })).toBeVisible());
    // Where a sign-in leads is decided a moment after it.
    await delay(200);
    expect(router.state.location.pathname).toBe('/aboutUs');
  },
);

describe('a refusal', () => {
  /**
   * Text of the alert after a refused sign-in. The form must have kept the address, and selected the password to be
   * retyped.
   */
  const refusal = async (address: string) => {
    const alert = await screen.findByRole('alert');
    const { email, password, submit } = await credentials();
    expect(email).toHaveValue(address);
    expect(password).toHaveFocus();
    expect([password.selectionStart, password.selectionEnd]).toEqual([0, password.value.length]);
    expect(submit).toBeEnabled();
    return alert.textContent;
  };

  test.each([
    ['LOGIN-14', 'a wrong password', 'worker@example.test', 'Wrong1234', 'Incorrect password. Please try again.'],
    ['LOGIN-15', 'an unknown address', 'nobody@example.test', 'Wrong1234', 'No user found with this email.'],
    ['LOGIN-16', 'an address the provider cannot read', 'nobody', 'Wrong1234', 'Login failed. Please try again.'],
    [
      'LOGIN-5',
      'a password between blanks, which are a part of it',
      'worker@example.test',
      ` ${DEMO_PASSWORD} `,
      'Incorrect password. Please try again.',
    ],
  ])('%s %s', { tags: 'thorough' }, async (_id, _case, address, password, text) => {
    const { user, bodies } = await renderApp('/login');
    await signIn(user, address, password);
    expect(await refusal(address)).toBe(text);
    expect(bodies('POST', SIGN_IN)).toEqual([expect.objectContaining({ email: address, password })]);
  });

  test.each([
    ['LOGIN-16', 'a wrong password', 'worker@example.test'],
    ['LOGIN-16', 'an unknown address', 'nobody@example.test'],
  ])('%s %s, where the provider does not tell which', { tags: 'thorough' }, async (_id, _case, address) => {
    const { user } = await renderApp('/login', { enumerationProtection: true });
    await signIn(user, address, 'Wrong1234');
    expect(await refusal(address)).toBe('Login failed. Please try again.');
  });

  test.each([
    ['LOGIN-16', 'no connection', () => HttpResponse.error()],
    ['LOGIN-16', 'a provider in trouble', () => new HttpResponse('down', { status: 500 })],
    [
      'LOGIN-16',
      'too many tries',
      () => HttpResponse.json({ error: { code: 400, message: 'TOO_MANY_ATTEMPTS_TRY_LATER' } }, { status: 400 }),
    ],
  ])('%s %s', { tags: 'thorough' }, async (_id, _case, answer) => {
    const { user } = await renderApp('/login');
    server.use(http.post(`*${new URL(SIGN_IN, location.origin).pathname.replace(':', '\\:')}`, answer));
    await signIn(user, 'worker@example.test', DEMO_PASSWORD);
    expect(await refusal('worker@example.test')).toBe('Login failed. Please try again.');
  });

  test('LOGIN-17 the form stays in place meanwhile, and its next try works', { tags: 'thorough' }, async () => {
    const { user, router, session } = await renderApp('/login');
    server.use(http.post('*/identitytoolkit.googleapis.com/*', () => delay(500), { once: true }));
    await signIn(user, 'worker@example.test', 'Wrong1234');
    const { email, password, submit } = await credentials();
    expect(session.state().loading).toBe(true);
    expect(submit).toBeDisabled();
    expect(await screen.findByText('Incorrect password. Please try again.')).toBeVisible();
    expect(email).toBe((await credentials()).email);
    await user.type(password, DEMO_PASSWORD, { initialSelectionStart: 0, initialSelectionEnd: 9 });
    await user.keyboard('{Enter}');
    await waitFor(() => {
      expect(router.state.location.pathname).not.toBe('/login');
    });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('LOGIN-17 its text goes with the next try', { tags: 'thorough' }, async () => {
    const { user } = await renderApp('/login');
    await signIn(user, 'nobody@example.test', 'Wrong1234');
    await screen.findByText('No user found with this email.');
    await user.clear((await credentials()).email);
    await user.clear((await credentials()).password);
    server.use(http.post('*/identitytoolkit.googleapis.com/*', unanswered));
    await signInAs(user, 'buyer');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Login' })).toBeDisabled());
    expect(screen.queryByText('No user found with this email.')).toBeNull();
  });

  test('LOGIN-4 LOGIN-17 its text goes with a next try that lacks the password', async () => {
    const { user } = await renderApp('/login');
    await signIn(user, 'worker@example.test', 'Wrong1234');
    await screen.findByText('Incorrect password. Please try again.');
    const { password, submit } = await credentials();
    await user.clear(password);
    await user.click(submit);
    await waitFor(() => expect(password).toHaveAccessibleDescription('Password is required'));
    expect(screen.queryByText('Incorrect password. Please try again.')).toBeNull();
  });
});

test('LOGIN-9 of the two ways in the one that was tried last has the one alert', async () => {
  const { user } = await renderApp('/login');
  await signIn(user, 'nobody@example.test', DEMO_PASSWORD);
  expect(await screen.findByRole('alert')).toHaveTextContent('No user found with this email.');
  await user.click(screen.getByRole('button', { name: 'Signup with Google' }));
  await waitFor(() =>
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      'Please select a role before signing in with Google.',
    ]),
  );
  await user.click((await credentials()).submit);
  await waitFor(() =>
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      'No user found with this email.',
    ]),
  );
});
