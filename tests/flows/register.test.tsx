import { fireEvent, screen, waitFor, within } from '#tests/support/rendering.ts';
import { http, HttpResponse } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { expectConsoleError } from '#tests/support/consoleErrors.ts';
import { renderApp } from '#tests/support/renderApp.tsx';
import { server } from '#tests/support/server.ts';
import { fields, register, rightForm } from './support/registration.ts';
import { SIGN_UP, UPDATE } from './support/signIn.ts';

describe('the form', () => {
  test('REG-1 REG-3 it asks for name, picture, e-mail address, password and role', async () => {
    await renderApp('/register');
    const { name, image, email, password, role, submit } = await fields();
    expect([name, image, email, password].map(({ type }) => type)).toEqual(['text', 'file', 'email', 'password']);
    expect(role).toHaveValue('');
    expect(submit).toBeEnabled();
    expect(name).toHaveAttribute('dir', 'auto');
  });

  test('REG-2 REG-5 GUARD-9 it has a role of its own, buyer or worker, apart from Google’s', async () => {
    const { user } = await renderApp('/register');
    const { role } = await fields();
    const offered = within(role).getAllByRole<HTMLOptionElement>('option');
    expect(offered.map(({ value }) => value)).toEqual(['', 'buyer', 'worker']);
    await user.selectOptions(role, 'buyer');
    expect(screen.getByRole('combobox', { name: 'Role for Google' })).toHaveValue('');
  });

  test('REG-4 its link leads to the sign-in', async () => {
    const { user, router } = await renderApp('/register');
    await fields();
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Login' }));
    expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/login');
  });
});

const weak = 'Password must be at least 6 characters with uppercase and lowercase letters';

test(
  'the first field that is wrong gets the focus once: who begins to type at that moment stays there',
  { tags: 'thorough' },
  async () => {
    const { user } = await renderApp('/register');
    const { name, email, submit } = await fields();
    const begun = new Promise((resolve) => {
      const begin = () => {
        fireEvent.input(name, { target: { value: 'Z' } });
        resolve(setTimeout(() => undefined));
      };
      name.addEventListener('focus', () => setTimeout(begin), { once: true });
    });
    await user.click(submit);
    await begun;
    await waitFor(() => {
      expect(name).not.toHaveAttribute('aria-invalid', 'true');
    });
    expect(email).toHaveAttribute('aria-invalid', 'true');
    expect(name).toHaveFocus();
  },
);

describe('a rule that is broken says so, alone, and nothing is sent', () => {
  test.each([
    ['REG-7', 'without a name', { name: '' }, 'Name is required'],
    ['REG-7', 'with a blank name', { name: '  ' }, 'Name is required'],
    ['REG-8', 'without an e-mail address', { email: '' }, 'Email is required'],
    ['REG-8', 'with something else than an e-mail address', { email: 'ada' }, 'Please enter a valid email address.'],
    ['REG-8', 'with a domain that nobody has', { email: 'bob@gmail' }, 'Please enter a valid email address.'],
    ['REG-7', 'with too long a name', { name: 'N'.repeat(201) }, 'This name is too long: at most 200 characters.'],
    ['REG-9', 'without a password', { password: '' }, 'Password is required'],
    ['REG-10', 'with five characters', { password: 'Abcde' }, weak],
    ['REG-10', 'without a lower-case letter', { password: 'ABCDEF1' }, weak],
    ['REG-10', 'without an upper-case letter', { password: 'abcdef1' }, weak],
    ['REG-12', 'without a role', { role: '' }, 'Role is required'],
  ])('%s %s', async (_id, _case, change, text) => {
    const { user, requests } = await renderApp('/register');
    await register(user, { ...rightForm, ...change });
    const problem = await screen.findByText(text);
    const wrong = Object.values(await fields()).filter((field) => field.getAttribute('aria-invalid') === 'true');
    expect(wrong).toHaveLength(1);
    expect(wrong[0]).toHaveAccessibleDescription(text);
    expect(wrong[0]).toHaveFocus();
    expect(problem).toBeVisible();
    expect(requests).toEqual([]);
  });

  test('REG-7 REG-9 REG-12 an empty form breaks all of them', async () => {
    const { user, requests } = await renderApp('/register');
    await user.click((await fields()).submit);
    for (const text of ['Name is required', 'Email is required', 'Password is required', 'Role is required'])
      expect(await screen.findByText(text)).toBeVisible();
    expect(requests).toEqual([]);
  });
});

describe('a right form', () => {
  test.each(["o'brien+a&b=c/d?e#f%g@example.test", 'a..b@example.test', 'ü@example.test'])(
    'REG-18 REG-20 the address %s, which the form takes, is taken by the server too',
    { tags: 'thorough' },
    async (email) => {
      const { user, simulation } = await renderApp('/register');
      await register(user, { ...rightForm, email, name: 'N'.repeat(200) });
      await screen.findByRole('heading', { level: 1, name: 'Home' });
      expect(simulation.state().marketplace.users).toContainEqual(expect.objectContaining({ email, coin: 50 }));
    },
  );

  test(
    'REG-11 REG-18 REG-19 makes the account and names it before the server hears of it',
    { tags: 'thorough' },
    async () => {
      const { user, router, requests, bodies } = await renderApp('/register');
      await register(user, rightForm);
      await waitFor(() => {
        expect(router.state.location.pathname).not.toBe('/register');
      });
      expect(bodies('POST', SIGN_UP)).toEqual([
        expect.objectContaining({ email: 'ada@example.com', password: 'Abcdef' }),
      ]);
      expect(bodies('POST', UPDATE)).toEqual([expect.objectContaining({ displayName: 'Ada' })]);
      const order = requests.map(({ path }) => path).filter((path) => [SIGN_UP, UPDATE, '/user'].includes(path));
      expect(order).toEqual([SIGN_UP, UPDATE, '/user']);
    },
  );

  test.each([
    ['REG-20 REG-21 REG-24', 'buyer', 50],
    ['REG-20 REG-22 REG-24', 'worker', 10],
  ] as const)(
    '%s registers a %s with %i coins and opens the Dashboard',
    { tags: 'thorough' },
    async (_ids, role, coin) => {
      const { user, router, bodies } = await renderApp('/register');
      const navigated = vi.spyOn(router, 'navigate');
      // Blanks around a name or an address are none of it; those of a password are.
      await register(user, { name: ' Ada ', email: ' ada@example.com ', password: ' Abcdef ', role });
      await waitFor(() =>
        expect(screen.getByRole('img', { name: new RegExp(`balance of ${String(coin)} coins`) })).toBeVisible(),
      );
      await waitFor(() => {
        expect(navigated).toHaveBeenCalledWith('/Dashboard', expect.anything());
      });
      expect(bodies('POST', SIGN_UP)).toEqual([
        expect.objectContaining({ email: 'ada@example.com', password: ' Abcdef ' }),
      ]);
      expect(bodies('POST', UPDATE)).toEqual([expect.objectContaining({ displayName: 'Ada' })]);
      expect(bodies('POST', '/user')).toEqual([{ name: 'Ada', email: 'ada@example.com', imgurl: '', role, coin }]);
    },
  );

  test(
    'REG-19 REG-20 registers and opens the Dashboard where the provider does not take the name, which is logged',
    { tags: 'thorough' },
    async () => {
      expectConsoleError(/auth\//);
      const { user, router, bodies } = await renderApp('/register');
      server.use(http.post(`*${UPDATE.replace(/\?.*/, '').replace(':', '\\:')}`, () => HttpResponse.error()));
      await register(user, rightForm);
      await waitFor(() => expect(screen.getByRole('img', { name: /balance of 50 coins/ })).toBeVisible());
      await waitFor(() => {
        expect(router.state.location.pathname).toMatch(/^\/Dashboard/);
      });
      expect(bodies('POST', '/user')).toEqual([expect.objectContaining({ name: 'Ada', role: 'buyer', coin: 50 })]);
    },
  );

  test('REG-24 what was remembered for the sign-in does not count: a new account starts on the Dashboard', async () => {
    const { user, router } = await renderApp('/register', { state: { from: '/aboutUs' } });
    await register(user, rightForm);
    await waitFor(() => {
      expect(router.state.location.pathname).not.toBe('/register');
    });
    expect(router.state.location.pathname).not.toBe('/aboutUs');
  });
});

describe('a refused sign-up', () => {
  const refusedWith = async (complaint: RegExp, address: string) => {
    expectConsoleError(complaint);
    const app = await renderApp('/register');
    return { ...app, submit: () => register(app.user, { ...rightForm, email: address }) };
  };
  const untouched = async (address: string) => {
    await waitFor(() => {
      expect(console.error).toHaveBeenCalled();
    });
    const { name, email, password, role, submit } = await fields();
    await waitFor(() => {
      expect(submit).not.toHaveAttribute('aria-disabled');
    });
    expect([name, email, password, role].map(({ value }) => value)).toEqual(['Ada', address, 'Abcdef', 'buyer']);
    expect(screen.queryByRole('alert')).toBeNull();
    for (const line of screen.getAllByRole('status')) expect(line).toBeEmptyDOMElement();
  };

  test('REG-25 is logged only, the fields stay, and the next try works', { tags: 'thorough' }, async () => {
    const { user, router, bodies, submit } = await refusedWith(/auth\/email-already-in-use/, 'buyer@example.test');
    await submit();
    await untouched('buyer@example.test');
    expect(bodies('POST', '/user')).toEqual([]);
    const { email, submit: button } = await fields();
    await user.clear(email);
    await user.type(email, 'new@example.com');
    await user.click(button);
    await waitFor(() => {
      expect(router.state.location.pathname).not.toBe('/register');
    });
    expect(bodies('POST', '/user')).toEqual([expect.objectContaining({ email: 'new@example.com' })]);
  });

  test('REG-25 the button keeps the focus from the press to the refusal, and further presses send nothing', async () => {
    const { user, bodies, submit: send } = await refusedWith(/auth\/email-already-in-use/, 'buyer@example.test');
    let answer: () => void = () => {};
    const slow = new Promise<void>((resolve) => (answer = resolve));
    // Says nothing itself, so that the simulated provider answers, late.
    server.use(http.post('*/identitytoolkit.googleapis.com/*', () => slow));
    await send();
    const { submit } = await fields();
    expect(submit).toHaveAttribute('aria-disabled', 'true');
    // A browser takes the focus from what is disabled.
    expect(submit).toBeEnabled();
    await user.keyboard('{Enter}');
    answer();
    await untouched('buyer@example.test');
    expect(submit).toHaveFocus();
    expect(bodies('POST', SIGN_UP)).toHaveLength(1);
  });

  test('REG-25 without a connection as well', async () => {
    const { router, submit } = await refusedWith(/auth\/network-request-failed/, 'ada@example.com');
    server.use(http.post('*/identitytoolkit.googleapis.com/*', () => HttpResponse.error()));
    await submit();
    await untouched('ada@example.com');
    expect(router.state.location.pathname).toBe('/register');
  });
});
