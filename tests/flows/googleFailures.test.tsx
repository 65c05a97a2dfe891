import { screen, waitFor } from '#tests/support/rendering.ts';
import { describe, expect, test, vi } from 'vitest';
import { expectConsoleError } from '#tests/support/consoleErrors.ts';
import { choosing, failing, popUp } from '#tests/support/popUp.ts';
import { renderApp } from '#tests/support/renderApp.tsx';
import { google, ways } from './support/google.ts';

/** Messages for each error code; empty where visitors closed the window themselves and need none. */
const reactions = [
  ['auth/popup-closed-by-user', ''],
  ['auth/cancelled-popup-request', ''],
  ['auth/popup-blocked', 'The browser blocked the sign-in window. Allow pop-ups for this site and try again.'],
  ['auth/unauthorized-domain', 'Google sign-in is not set up for this address.'],
  ['auth/network-request-failed', 'Google could not be reached. Check your connection and try again.'],
  ['auth/web-storage-unsupported', 'This browser does not allow the storage that Google sign-in needs.'],
  ['auth/operation-not-supported-in-this-environment', 'Google sign-in does not work in this browser.'],
  ['auth/invalid-api-key', 'Google sign-in is not set up correctly.'],
  ['auth/internal-error', 'Google sign-in did not work. Please try again.'],
] as const;

/** Texts of the page's status lines that are not empty. */
const quietLines = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .filter(Boolean);

const fail = async (path: string, picker: string) => {
  const app = await renderApp(path);
  const { role, button } = await google(picker);
  await app.user.selectOptions(role, 'buyer');
  await app.user.click(button);
  await waitFor(() => {
    expect(console.error).toHaveBeenCalled();
    expect(button).toBeEnabled();
  });
  return { ...app, role, button };
};

describe.each(ways)('at $path', ({ path, picker }) => {
  test.each(reactions)('IDP-1 after %s the page says %j', { tags: 'thorough' }, async (code, text) => {
    expectConsoleError(new RegExp(code));
    failing(code);
    const { role, router, requests, session } = await fail(path, picker);
    expect(quietLines()).toEqual(text === '' ? [] : [text]);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByLabelText('Password')).toBeEnabled();
    expect(role).toHaveValue('buyer');
    expect(router.state.location.pathname).toBe(path);
    expect(session.state()).toMatchObject({ loading: false, user: null });
    expect(requests.map(({ path: asked }) => asked)).not.toContain('/user');
  });

  test('IDP-1 the line goes with the next try, which works', async () => {
    expectConsoleError(/auth\/internal-error/);
    expectConsoleError(/auth\/cancelled-popup-request/);
    const refused = failing('auth/internal-error');
    const { user, button, router } = await fail(path, picker);
    expect(quietLines()).toHaveLength(1);
    refused.mockRestore();
    const silent = popUp(() => undefined);
    await user.click(button);
    await waitFor(() => expect(quietLines()).toEqual([]));
    silent.mockRestore();
    choosing({ email: 'grace@example.com', name: 'Grace', picture: '' });
    await user.click(button);
    await waitFor(() => {
      expect(router.state.location.pathname).not.toBe(path);
    });
  });

  test('IDP-1 a browser that opens no window is said to have blocked it', { tags: 'thorough' }, async () => {
    expectConsoleError(/auth\/popup-blocked/);
    vi.spyOn(window, 'open').mockReturnValue(null);
    await fail(path, picker);
    expect(quietLines()).toEqual([reactions[2][1]]);
  });
});
