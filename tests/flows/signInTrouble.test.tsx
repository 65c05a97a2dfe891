import { act, screen } from '#tests/support/rendering.ts';
import { http, HttpResponse } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import { demoPeople } from '#backend/seed.ts';
import { DEMO_PASSWORD } from '#mocks/identity/demoPassword.ts';
import { expectConsoleError } from '#tests/support/consoleErrors.ts';
import { renderApp } from '#tests/support/renderApp.tsx';
import { server } from '#tests/support/server.ts';
import { unanswered } from '#tests/support/unanswered.ts';
import { credentials, signInAs } from './support/signIn.ts';

const stuck = 'Your account could not be loaded yet. We keep trying.';

afterEach(() => {
  vi.useRealTimers();
});

test.each([
  ['GUARD-3', 'no access token', '*/api/jwt', /Error setting token:/],
  ['GUARD-3', 'no record', '*/api/oneUser*', /Error fetching user:/],
])(
  '%s a server that answers with %s keeps the visitor at the loader, until a retry helps',
  { tags: 'thorough' },
  async (...row) => {
    const [, , path, complaint] = row;
    expectConsoleError(complaint);
    const { user, router } = await renderApp('/Profile?a=1');
    await credentials();
    server.use(http.all(path, () => HttpResponse.json({ message: 'down' }, { status: 500 }), { once: true }));
    await signInAs(user, 'buyer');
    expect(await screen.findByText(stuck)).toBeVisible();
    expect(router.state.location).toMatchObject({ pathname: '/Profile', search: '?a=1' });
    expect(screen.queryByRole('heading', { name: 'Profile' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Profile' })).toBeVisible();
  },
);

test(
  'GUARD-3 a server that answers nothing is waited for 8 seconds, then there are ways out (C-03)',
  { tags: 'thorough' },
  async () => {
    const silent = http.post('*/api/jwt', unanswered);
    const { session, router } = await renderApp('/aboutUs', { answers: [silent] });
    await act(() => session.signIn(demoPeople.buyer, DEMO_PASSWORD));
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await act(() => router.navigate('/Profile'));
    await screen.findByText('Loading your account');
    vi.setTimerTickMode('manual');
    await act(() => vi.advanceTimersByTimeAsync(7500));
    expect(screen.queryByText(stuck)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    await act(() => vi.advanceTimersByTimeAsync(600));
    expect(screen.getByText(stuck)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
);

test('GUARD-3 NAV-10 LogOut is a way out of the loader', async () => {
  expectConsoleError(/Error setting token:/);
  const { user, router } = await renderApp('/Profile');
  await credentials();
  server.use(http.post('*/api/jwt', () => HttpResponse.error()));
  await signInAs(user, 'buyer');
  await screen.findByText(stuck);
  const [, inLoader] = screen.getAllByRole('button', { name: 'LogOut' });
  if (inLoader) await user.click(inLoader);
  expect(await screen.findByRole('link', { name: 'Find A Job' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/');
});
