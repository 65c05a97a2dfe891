import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi, type MockInstance } from 'vitest';
import { I18nProvider } from '#i18n/I18nProvider.tsx';
import { AccountChooser } from '#mocks/identity/AccountChooser.tsx';

const user = userEvent.setup();
const postMessage = vi.fn();
let closing: MockInstance;

const open = (opener: unknown, inBrowser = true) => {
  Object.defineProperty(window, 'opener', { value: opener, configurable: true });
  history.replaceState(null, '', '/emulator/auth/handler?authType=signInViaPopup&eventId=42&providerId=google.com');
  render(
    <I18nProvider>
      <AccountChooser inBrowser={inBrowser} />
    </I18nProvider>,
  );
};
/** Account in the message to the opener, and the message's target origin. */
const told = () => {
  const [message, origin] = postMessage.mock.calls[0] as [{ authEvent: { urlResponse: string | null } }, string];
  const { authEvent } = message;
  const claims = authEvent.urlResponse && new URL(authEvent.urlResponse).searchParams.get('id_token');
  return { origin, authEvent, claims: claims ? (JSON.parse(claims) as object) : null };
};

beforeEach(() => {
  postMessage.mockClear();
  closing = vi.spyOn(window, 'close').mockImplementation(() => {});
});
afterEach(() => {
  Object.defineProperty(window, 'opener', { value: null, configurable: true });
});

test('a demo person is one click away', async () => {
  open({ postMessage });
  await user.click(screen.getByRole('button', { name: /worker@example\.test/ }));
  expect(told()).toMatchObject({
    origin: location.origin,
    authEvent: { type: 'signInViaPopup', eventId: '42', error: null },
    claims: { email: 'worker@example.test', email_verified: true },
  });
  expect(closing).toHaveBeenCalled();
});

test('anybody else types a name and an address', async () => {
  open({ postMessage });
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Nora New');
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'nora@example.test{Enter}');
  expect(told().claims).toMatchObject({ email: 'nora@example.test', name: 'Nora New' });
});

test('cancelling tells the opener that nobody was chosen', async () => {
  open({ postMessage });
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(told()).toMatchObject({ claims: null, authEvent: { error: { code: 'auth/user-cancelled' } } });
});

test.each([
  [true, 'Nothing leaves this browser.'],
  [false, 'Name and email go to the demo’s server and stay there; Google learns nothing.'],
])('it says where name and address go: the marketplace in the browser, %s', (inBrowser, sentence) => {
  open({ postMessage }, inBrowser);
  expect(screen.getByText(/^This page stands in for Google in the demo\./)).toHaveTextContent(
    `This page stands in for Google in the demo. ${sentence}`,
  );
});

test('opened by itself, it says what it is for', () => {
  open(null);
  expect(screen.getByRole('alert')).toHaveTextContent('sign-in window');
});
