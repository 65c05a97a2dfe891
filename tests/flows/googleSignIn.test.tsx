import { screen, waitFor, within } from '#tests/support/rendering.ts';
import { describe, expect, test, vi } from 'vitest';
import { expectConsoleError } from '#tests/support/consoleErrors.ts';
import { choosing, closed, failing } from '#tests/support/popUp.ts';
import { renderApp } from '#tests/support/renderApp.tsx';
import { google, ways } from './support/google.ts';

const grace = { email: 'grace@example.com', name: 'Grace', picture: 'https://i.example.com/grace.png' };
const roleFirst = 'Please select a role before signing in with Google.';

describe.each(ways)('at $path', ({ path, picker, choose }) => {
  test('LOGIN-7 LOGIN-8 GUARD-9 its picker offers buyer and worker beside the button', async () => {
    await renderApp(path);
    const { role, button } = await google(picker);
    const options = within(role).getAllByRole<HTMLOptionElement>('option');
    expect(options.map(({ value, textContent }) => [value, textContent])).toEqual([
      ['', choose],
      ['buyer', 'Buyer'],
      ['worker', 'Worker'],
    ]);
    expect(role).toHaveValue('');
    expect(button).toBeEnabled();
  });

  test('LOGIN-9 REG-6 without a role it says so and opens no window; a role takes the alert away', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    const { user, requests } = await renderApp(path);
    const { role, button } = await google(picker);
    await user.click(button);
    expect(await screen.findByRole('alert')).toHaveTextContent(roleFirst);
    expect(screen.getByRole('alert').textContent).toBe(roleFirst);
    expect(role).toHaveFocus();
    expect(open).not.toHaveBeenCalled();
    expect(requests).toEqual([]);
    await user.selectOptions(role, 'worker');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test.each([
    ['buyer', 50],
    ['worker', 10],
  ] as const)(
    'LOGIN-11 REG-23 REG-24 a new %s is registered with %i coins',
    { tags: 'thorough' },
    async (chosen, coin) => {
      const open = choosing(grace);
      const { user, router, bodies } = await renderApp(path);
      const { role, button } = await google(picker);
      await user.selectOptions(role, chosen);
      await user.click(button);
      await waitFor(() => {
        expect(router.state.location.pathname).not.toBe(path);
      });
      expect(open).toHaveBeenCalledOnce();
      expect(bodies('POST', '/user')).toEqual([
        { name: 'Grace', email: 'grace@example.com', imgurl: grace.picture, role: chosen, coin },
      ]);
      await waitFor(() =>
        expect(screen.getByRole('img', { name: new RegExp(`balance of ${String(coin)} coins`) })).toBeVisible(),
      );
    },
  );

  test(
    'IDP-1 LOGIN-18 a window that was closed leaves the button usable at once: the next one signs in, and nothing is said',
    { tags: 'thorough' },
    async () => {
      expectConsoleError(/auth\/cancelled-popup-request/);
      const first = closed();
      const { user, router } = await renderApp(path);
      const { role, button } = await google(picker);
      await user.selectOptions(role, 'buyer');
      await user.click(button);
      await waitFor(() => {
        expect(first).toHaveBeenCalledOnce();
      });
      expect(button).toBeEnabled();
      first.mockRestore();
      const second = choosing(grace);
      const headings = new Set<string>();
      const observer = new MutationObserver(() => {
        for (const { textContent } of document.querySelectorAll('h1')) headings.add(textContent);
      });
      observer.observe(document.body, { childList: true, subtree: true, characterData: true });
      await new Promise((resolve) => setTimeout(resolve, 600));
      await user.click(button);
      await waitFor(() => {
        expect(console.error).toHaveBeenCalled();
      });
      expect(screen.queryByRole('alert')).toBeNull();
      await waitFor(() => {
        expect(router.state.location.pathname).not.toBe(path);
      });
      observer.disconnect();
      expect(second).toHaveBeenCalledOnce();
      expect([...headings]).not.toContain('You are signed in');
      expect(console.error).toHaveBeenCalledOnce();
    },
  );

  test('LOGIN-10 a double click opens one window', { tags: 'thorough' }, async () => {
    const open = choosing(grace);
    const { user, router } = await renderApp(path);
    const { role, button } = await google(picker);
    await user.selectOptions(role, 'buyer');
    await user.dblClick(button);
    await waitFor(() => {
      expect(router.state.location.pathname).not.toBe(path);
    });
    expect(open).toHaveBeenCalledOnce();
  });

  test('LOGIN-18 REG-25 a failure that nobody foresaw is logged only', async () => {
    expectConsoleError(/auth\/user-disabled/);
    failing('auth/user-disabled');
    const { user, router, bodies } = await renderApp(path);
    const { role, button } = await google(picker);
    await user.selectOptions(role, 'buyer');
    await user.click(button);
    await waitFor(() => {
      expect(console.error).toHaveBeenCalled();
    });
    expect(await screen.findByRole('button', { name: 'Signup with Google' })).toBeEnabled();
    expect(screen.queryByRole('alert')).toBeNull();
    for (const line of screen.getAllByRole('status')) expect(line).toBeEmptyDOMElement();
    expect(router.state.location.pathname).toBe(path);
    expect(bodies('POST', '/user')).toEqual([]);
  });
});

test('LOGIN-10 the window is Google’s, 500 by 600 pixels', { tags: 'thorough' }, async () => {
  const open = choosing(grace);
  const { user, router } = await renderApp('/login');
  const { role, button } = await google('Role');
  await user.selectOptions(role, 'worker');
  await user.click(button);
  await waitFor(() => {
    expect(router.state.location.pathname).not.toBe('/login');
  });
  const [address, , features] = open.mock.calls[0] ?? [];
  expect(new URL(String(address)).searchParams.get('providerId')).toBe('google.com');
  expect(String(features).split(',')).toEqual(expect.arrayContaining(['width=500', 'height=600']));
});

test('LOGIN-12 the remembered page is opened after Google as well', { tags: 'thorough' }, async () => {
  choosing(grace);
  const { user, router } = await renderApp('/Profile?a=1');
  const { role, button } = await google('Role');
  await user.selectOptions(role, 'buyer');
  await user.click(button);
  expect(await screen.findByRole('heading', { name: 'Profile' })).toBeVisible();
  expect(router.state.location.search).toBe('?a=1');
  expect(screen.getByText('50 ($2.50)')).toBeVisible();
});

test('a known person keeps their role, whatever was picked (C-16)', { tags: 'thorough' }, async () => {
  choosing({ email: 'worker@example.test', name: 'Priya Nair', picture: '' });
  const { user } = await renderApp('/Profile');
  const { role, button } = await google('Role');
  await user.selectOptions(role, 'buyer');
  await user.click(button);
  await screen.findByRole('heading', { name: 'Profile' });
  expect(screen.getByText('Role').nextSibling).toHaveTextContent('Worker');
});
