import { act, screen } from '#tests/support/rendering.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { expectConsoleError } from '#tests/support/consoleErrors.ts';
import { renderApp } from '#tests/support/renderApp.tsx';
import { signInAs } from './support/signIn.ts';

// The identity provider's code, as a page has it whose connection broke before it was fetched.
vi.mock('#services/firebaseFacade.ts', () => ({
  connectFirebase: () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  },
}));

afterEach(() => {
  vi.useRealTimers();
});

test('GUARD-3 LOGIN-17 a sign-in without the provider’s code fails at the form; a guarded page waits, with ways out (C-03)', async () => {
  expectConsoleError(/Failed to fetch dynamically imported module/);
  const { user, router } = await renderApp('/login');
  await signInAs(user, 'buyer');
  expect(await screen.findByText('Login failed. Please try again.')).toBeVisible();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await act(() => router.navigate('/Profile'));
  expect(await screen.findByText('Loading your account')).toBeVisible();
  vi.setTimerTickMode('manual');
  await act(() => vi.advanceTimersByTimeAsync(8100));
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'LogOut' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/Profile');
});
