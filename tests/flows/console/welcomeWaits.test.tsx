import { screen, waitFor } from '#tests/support/rendering.ts';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { expectConsoleError } from '#tests/support/consoleErrors.ts';
import { renderApp } from '#tests/support/renderApp.tsx';
import { server } from '#tests/support/server.ts';
import { register, rightForm } from '../support/registration.ts';

const waits = 'Your 50 coins to start with come as soon as you have verified your address, ada@example.com.';
const MAIL = '*/v1/accounts:sendOobCode';

const join = async (welcomesVerified: boolean) => {
  const app = await renderApp('/register', { welcomesVerified });
  await register(app.user, { ...rightForm, role: 'buyer' });
  await screen.findByRole('region', { name: 'Figures' });
  return app;
};

test('C-69 who has not verified the address is told what comes, sent the mail, and given the coins after it', async () => {
  const { user, session, bodies } = await join(true);
  expect(await screen.findByText(waits)).toBeVisible();
  expect(session.state().record?.coin).toBe(0);
  expectConsoleError(/Firebase/);
  server.use(
    http.post(MAIL, () => HttpResponse.json({ error: { code: 400, message: 'NO' } }, { status: 400 }), { once: true }),
  );
  await user.click(screen.getByRole('button', { name: 'Send me the mail' }));
  expect(await screen.findByText('The mail could not be sent.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send me the mail' }));
  await user.click(await screen.findByRole('button', { name: 'I have pressed it' }));
  expect(await screen.findByText('Your address is verified: 50 coins to start with are yours.')).toBeVisible();
  expect(session.state().record?.coin).toBe(50);
  await waitFor(() => expect(screen.queryByText(/mail is on its way/)).toBeNull());
  expect(bodies('POST', '/user')).toHaveLength(1);
});

test('C-69 a mail that was answered in another tab is noticed when somebody comes back', async () => {
  const { simulation, session } = await join(true);
  await screen.findByText(waits);
  const [mine] = simulation.accounts.snapshot().filter(({ email }) => email === rightForm.email);
  if (mine) simulation.accounts.put({ ...mine, verified: true });
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(session.state().record?.coin).toBe(50));
  await waitFor(() => expect(screen.queryByText(waits)).toBeNull());
});

test('C-69 where the owner says nothing, the coins come at once and no mail is spoken of', async () => {
  const { session, requests } = await join(false);
  expect(session.state().record?.coin).toBe(50);
  expect(screen.queryByText(/verified your address/)).toBeNull();
  expect(requests.filter(({ path }) => path === '/jwt')).toHaveLength(1);
});
