import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createApi } from '#api/createApi.ts';
import { readToken } from '#authProvider/accessToken.ts';
import { createSession } from '#authProvider/createSession.ts';
import { SessionProvider, useSessionState } from '#authProvider/SessionContext.tsx';
import { I18nProvider } from '#i18n/I18nProvider.tsx';
import { readConditions } from '#mocks/conditions.ts';
import { DemoBar } from '#mocks/DemoBar.tsx';
import { resetSimulation } from '#mocks/start.ts';
import { createFirebaseIdentity } from '#services/createFirebaseIdentity.ts';
import { createStorage } from '#services/storage.ts';
import { ConfirmProvider } from '#ui/dialogs/ConfirmProvider.tsx';
import { createTestMarketplace } from '#tests/support/createTestMarketplace.ts';
import { expectConsoleError } from '#tests/support/consoleErrors.ts';
import { server } from '#tests/support/server.ts';

vi.mock('#mocks/start.ts', () => ({ resetSimulation: vi.fn(() => Promise.resolve()) }));

const Here = () => {
  const { record } = useSessionState();
  return <output>{`${record?.role ?? 'nobody'} at ${useLocation().pathname}`}</output>;
};

let count = 0;
/** Renders the demo's bar: with the simulated parts in this browser or on a server, and beside a real server or not. */
let show: (inBrowser: boolean, realServer?: boolean) => void;
let intents: Awaited<ReturnType<typeof createTestMarketplace>>['intents'];
const user = userEvent.setup();

beforeEach(async () => {
  const marketplace = await createTestMarketplace();
  intents = marketplace.intents;
  server.use(...marketplace.handlers);
  const ready = Promise.resolve();
  const storage = createStorage();
  const firebase = { apiKey: 'demo', authDomain: 'localhost', projectId: 'demo', appId: `bar-${String(++count)}` };
  const session = createSession({
    identity: createFirebaseIdentity({ config: firebase, emulatorUrl: '', ready }),
    api: createApi({ baseUrl: '/api', token: () => readToken(storage), onUnauthorized: () => {}, ready }),
    storage,
  });
  session.start();
  const page = (inBrowser: boolean, realServer = false) => (
    <I18nProvider>
      <MemoryRouter>
        <SessionProvider session={session}>
          <Here />
          <ConfirmProvider>
            <DemoBar inBrowser={inBrowser} realServer={realServer} />
          </ConfirmProvider>
        </SessionProvider>
      </MemoryRouter>
    </I18nProvider>
  );
  const { rerender } = render(page(true));
  show = (...where) => rerender(page(...where));
});

const bar = () => screen.getByRole('complementary', { name: 'Demo' });
const settings = async () => {
  await user.click(screen.getByRole('button', { name: 'Demo settings' }));
  return within(screen.getByRole('dialog', { name: 'Demo settings' }));
};

test('it says that nothing is real', () => {
  expect(bar()).toHaveTextContent('nothing is really charged or paid');
});

test('one click comes in as a demo person, and another click as somebody else', async () => {
  await user.click(screen.getByRole('button', { name: 'Sign in as Admin' }));
  expect(screen.getByRole('button', { name: 'Sign in as Worker' })).toBeDisabled();
  const here = await screen.findByText('admin at /Dashboard');
  expect(here).toBeVisible();
  const seen: string[] = [];
  const watch = new MutationObserver(() => seen.push(here.textContent));
  watch.observe(here, { childList: true, characterData: true, subtree: true });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Sign in as Worker' })).toBeEnabled());
  await user.click(screen.getByRole('button', { name: 'Sign in as Worker' }));
  expect(await screen.findByText('worker at /Dashboard')).toBeVisible();
  // A guard would remember the path of whoever was here for whoever comes.
  expect(seen).toContain('nobody at /');
});

test('a sign-in that fails is said, and no more once the next one comes in', async () => {
  expectConsoleError(/auth\/network-request-failed/);
  server.use(http.post('*/accounts:signInWithPassword', () => HttpResponse.error(), { once: true }));
  await user.click(screen.getByRole('button', { name: 'Sign in as Admin' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The demo sign-in did not work. Reset the demo and try again.',
  );
  // What cannot be done here, or would not help, is not said.
  for (const realServer of [false, true]) {
    show(realServer, realServer);
    expect(screen.getByRole('alert')).toHaveTextContent('The demo sign-in did not work. Try again later.');
  }
  show(true);
  await user.click(screen.getByRole('button', { name: 'Sign in as Worker' }));
  expect(await screen.findByText('worker at /Dashboard')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(bar()).toHaveTextContent('nothing is really charged or paid');
});

test('it can be put out of the way and brought back with the keyboard', async () => {
  screen.getByRole('button', { name: 'Hide the demo bar' }).focus();
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('button', { name: 'Sign in as Admin' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Show the demo bar' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Sign in as Admin' })).toBeVisible();
});

test('with a server of its own there is nothing to set, and the button says so', async () => {
  show(false);
  await user.click(screen.getByRole('button', { name: 'About this demo' }));
  const about = screen.getByRole('dialog', { name: 'About this demo' });
  expect(about).toHaveTextContent(/nothing is really charged or paid\.$/);
  expect(screen.queryByRole('button', { name: 'Demo settings' })).not.toBeInTheDocument();
});

test('whoever tries the product is the bank, and decides its disputes', async () => {
  for (const turn of ['dispute', 'inquire'] as const)
    intents.turn((await intents.createIntent({ order: turn, amountInCents: 120_000 })).id, turn);
  show(false);
  await user.click(screen.getByRole('button', { name: 'About this demo' }));
  const bank = within(await screen.findByRole('region', { name: 'At the bank' }));
  await user.click(
    within(bank.getByRole('group', { name: 'Inquiry about $1,200.00' })).getByRole('button', { name: 'Dispute' }),
  );
  await waitFor(() => expect(bank.getAllByRole('group', { name: 'Dispute of $1,200.00' })).toHaveLength(2));
  for (const name of ['Won', 'Lost']) await user.click(bank.getAllByRole('button', { name })[0] ?? document.body);
  await waitFor(() => expect(screen.queryByRole('region', { name: 'At the bank' })).not.toBeInTheDocument());
  expect(intents.snapshot().map(({ dispute }) => dispute?.status)).toEqual(['lost', 'won']);
});

describe('its settings', () => {
  test('latency and failures are chosen for this tab', async () => {
    const dialog = await settings();
    expect(dialog.getByRole('radio', { name: 'No delay' })).toBeChecked();
    await user.click(dialog.getByRole('radio', { name: '400 ms' }));
    await user.click(dialog.getByRole('radio', { name: 'One in ten' }));
    expect(dialog.getByRole('radio', { name: '400 ms' })).toBeChecked();
    expect(readConditions()).toEqual({ latency: 400, failures: 'some' });
  });

  test('a reset asks first', async () => {
    const dialog = await settings();
    await user.click(dialog.getByRole('button', { name: 'Reset demo' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Are you sure?' }));
    expect(question.getByText('Reset the demo?')).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    expect(resetSimulation).not.toHaveBeenCalled();
  });

  test('a confirmed reset signs out and puts everything back', async () => {
    await user.click(screen.getByRole('button', { name: 'Sign in as Buyer' }));
    await screen.findByText('buyer at /Dashboard');
    const dialog = await settings();
    await user.click(dialog.getByRole('button', { name: 'Reset demo' }));
    await user.click(await screen.findByRole('button', { name: 'Reset' }));
    await vi.waitFor(() => {
      expect(resetSimulation).toHaveBeenCalledOnce();
    });
    expect(screen.getByText(/^nobody at/)).toBeInTheDocument();
  });
});
