import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { expectConsoleError } from '#tests/support/consoleErrors.ts';
import { renderApp } from '#tests/support/renderApp.tsx';
import { server } from '#tests/support/server.ts';
import { credentials, signInAs } from './support/signIn.ts';

const stuck = 'Your account could not be loaded yet. We keep trying.';

test.each([
  ['GUARD-3', 'no access token', '*/api/jwt', /Error setting token:/],
  ['GUARD-3', 'no record', '*/api/oneUser*', /Error fetching user:/],
])('%s a server that answers with %s keeps the visitor at the loader, until a retry helps', async (...row) => {
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
});

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
