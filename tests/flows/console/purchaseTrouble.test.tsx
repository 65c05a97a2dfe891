import { act, fireEvent, screen, waitFor, within } from '#tests/support/rendering.ts';
import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { changeLanguage } from '#i18n/i18nProvider.ts';
import { CardFields } from '#mocks/cards/CardFields.ts';
import { expectConsoleError } from '#tests/support/consoleErrors.ts';
import { allAnswered } from '../support/adminHome.ts';
import { cardCompany } from '#tests/support/cardCompany.ts';
import { renderApp } from '#tests/support/renderApp.tsx';
import {
  anIntent,
  balance,
  buy,
  charges,
  FAILED,
  fillIn,
  kept,
  leave,
  openPurchase,
  pay,
  PURCHASE,
  purchased,
} from '../support/purchase.ts';

const SAVE = '/save-payment-info';
const save = '*/api/save-payment-info';

/** Ends the pause before the next attempt, as the return of the network does. */
const goOn = () => fireEvent(window, new Event('online'));
/** Opens a screen that sells nothing, as a buyer whose last visit ended during a purchase. */
const comeBack = (options: Parameters<typeof renderApp>[1] = {}) =>
  renderApp('/Dashboard/paymentHistory', { as: 'buyer', ...options });

test('a lost answer of the card company: it is asked what became of the charge, and the coins come', async () => {
  expectConsoleError(/got lost/);
  const app = await openPurchase();
  await fillIn(app.user, 150);
  cardCompany.losesAnswers = true;
  await app.user.click(pay());
  expect(await screen.findByText(/We are asking what became of the charge/)).toBeVisible();
  expect(kept()).toHaveLength(2);
  goOn();
  await purchased(app, 150);
  expect([charges(app), app.bodies('POST', SAVE).length, kept()]).toEqual([1, 1, []]);
});

test(
  'BP-13 who leaves while it is saved and comes back is told of it, and the coins come once (C-15)',
  { tags: 'thorough' },
  async () => {
    let release: () => void = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const app = await openPurchase({ answers: [http.post(save, () => held)] });
    await fillIn(app.user, 150);
    await app.user.click(pay());
    await waitFor(() => expect(app.bodies('POST', SAVE)).toHaveLength(1));
    expect(screen.queryByText(/You need not pay again/)).not.toBeInTheDocument();
    await act(() => app.router.navigate('/Dashboard/buyerHome'));
    await screen.findByRole('heading', { level: 1, name: 'Home' });
    await act(() => app.router.navigate(PURCHASE));
    await buy(150);
    expect(screen.getByText(/^Your payment for 150 coins is being saved\. You need not pay again/)).toBeVisible();
    release();
    await purchased(app, 150);
    expect(screen.queryByText(/You need not pay again/)).not.toBeInTheDocument();
    expect([charges(app), app.bodies('POST', SAVE).length, kept()]).toEqual([1, 1, []]);
  },
);

test('another language while a charge is asked about: the form goes on where it was, and the coins come once', async () => {
  expectConsoleError(/got lost/);
  const app = await openPurchase();
  await fillIn(app.user, 150);
  cardCompany.losesAnswers = true;
  await app.user.click(pay());
  await screen.findByText(/We are asking what became of the charge/);
  await act(() => changeLanguage('bn'));
  expect(await screen.findByText(/উত্তর হারিয়ে গেছে/)).toBeVisible();
  goOn();
  await waitFor(() => expect(kept()).toEqual([]));
  expect([charges(app), app.bodies('POST', SAVE).length]).toEqual([1, 1]);
  await act(() => changeLanguage('en'));
});

test.each([
  ['a server in trouble', () => new HttpResponse(null, { status: 503 })],
  ['no connection', () => HttpResponse.error()],
])(
  'charged but not saved (%s): it is said, the packages are back, and it is saved by itself',
  { tags: 'thorough' },
  async (_, answer) => {
    expectConsoleError(/ApiError/);
    let isMended = false;
    const app = await openPurchase({ answers: [http.post(save, () => (isMended ? undefined : answer()))] });
    const before = balance(app);
    await fillIn(app.user, 150);
    await app.user.click(pay());
    expect(
      await screen.findByText(/Your payment for 150 coins is being saved\. You need not pay again\./),
    ).toBeVisible();
    expect(screen.queryByText(FAILED)).not.toBeInTheDocument();
    await waitFor(async () => expect(await buy(150)).toHaveFocus());
    expect(kept()).toEqual([[expect.stringMatching(/^purchase:/), expect.stringContaining('SAVING')]]);
    isMended = true;
    goOn();
    await purchased(app, 150);
    expect([charges(app), balance(app), kept()]).toEqual([1, before + 150, []]);
    expect(screen.queryByText(/is being saved/)).not.toBeInTheDocument();
  },
);

test('a lost acknowledgement is found in the payment history: the server is told once', async () => {
  expectConsoleError(/ApiError/);
  let done: () => Promise<unknown> = () => Promise.resolve();
  const app = await openPurchase({
    answers: [
      http.post(
        save,
        async ({ request }) => {
          const { method, headers } = request;
          const body = await request.text();
          const sent = new Request(new URL(SAVE, location.origin), { method, headers, body });
          done = () => app.simulation.marketplace(sent);
          await done();
          return HttpResponse.error();
        },
        { once: true },
      ),
    ],
  });
  const before = balance(app);
  await fillIn(app.user, 150);
  await app.user.click(pay());
  await screen.findByText(/is being saved/);
  goOn();
  await purchased(app, 150);
  expect([app.bodies('POST', SAVE).length, balance(app)]).toEqual([1, before + 150]);
});

test('a server that refuses for good: no retry, the id is shown, and the buyer may try again', async () => {
  expectConsoleError(/ApiError/);
  const refusing = http.post(save, () => HttpResponse.json({ message: 'No.' }, { status: 409 }), { once: true });
  const app = await openPurchase({ answers: [refusing] });
  await fillIn(app.user, 150);
  await app.user.click(pay());
  const [intent] = await waitFor(() => {
    expect(charges(app)).toBe(1);
    return app.simulation.intents.snapshot();
  });
  const bar = await screen.findByText(/the server refused to add them/);
  expect(bar).toHaveTextContent(intent?.id ?? 'no id');
  expect(screen.queryByText(FAILED)).not.toBeInTheDocument();
  expect(app.bodies('POST', SAVE)).toHaveLength(1);
  await app.user.click(within(bar).getByRole('button', { name: 'Try again' }));
  await purchased(app, 150);
  expect(kept()).toEqual([]);
});

test('BP-13 a refusal of what nobody could prove does not say that the card was charged (C-15)', async () => {
  expectConsoleError(/ApiError/);
  leave('CONFIRMING', { secret: false });
  await comeBack({ answers: [http.post(save, () => HttpResponse.json({ message: 'No.' }, { status: 409 }))] });
  const bar = await screen.findByText(/^Nobody could say whether your card was charged for 150 coins/);
  expect(bar).toHaveTextContent('pi_early');
  expect(screen.queryByText(/Your card was charged/)).not.toBeInTheDocument();
});

test.each(['CONFIRMED', 'SAVING', 'CONFIRMING'])(
  'closed in %s after the charge: the next visit of the Dashboard saves it, and says so',
  { tags: 'thorough' },
  async (state) => {
    leave(state);
    const app = await comeBack({ intents: [anIntent(true)] });
    await purchased(app, 150);
    expect(app.bodies('POST', SAVE)).toHaveLength(1);
    expect([charges(app), kept()]).toEqual([1, []]);
    expect(await screen.findByText('pi_early')).toBeVisible();
  },
);

test.each(['CONFIRMED', 'SAVING', 'CONFIRMING'])(
  'C-67 charged in %s and a worker since: the coins come, where the server takes them, and no list of payments is asked for',
  async (state) => {
    leave(state);
    const app = await renderApp('/Dashboard/workerHome', {
      as: 'buyer',
      became: 'worker',
      intents: [anIntent(true)],
    });
    await purchased(app, 150);
    expect(app.bodies('POST', SAVE)).toHaveLength(1);
    expect(app.requests.filter(({ path }) => path.startsWith('/paymenthistory'))).toEqual([]);
    expect([charges(app), kept()]).toEqual([1, []]);
  },
);

test('C-67 a server that announces nothing is told nothing by who is no buyer', async () => {
  leave('CONFIRMED');
  const app = await renderApp('/Dashboard/workerHome', { as: 'buyer', became: 'worker', extras: [] });
  await screen.findByRole('heading', { level: 1, name: 'Home' });
  await allAnswered(app);
  expect([app.bodies('POST', SAVE), kept()]).toEqual([[], [expect.anything()]]);
});

test('BP-9 closed while the bank asks: the next visit leads back to its question, and the coins come once', async () => {
  leave('CONFIRMING');
  const app = await comeBack({ intents: [{ ...anIntent(false), status: 'processing' }] });
  const toBank = await screen.findByRole('button', { name: 'Go on with your bank' });
  expect(screen.getByText(/^Your bank waits for your approval of a payment for 150 coins\./)).toBeVisible();
  await app.user.click(toBank);
  await app.user.click(await screen.findByRole('button', { name: 'Complete authentication' }));
  await purchased(app, 150);
  expect([charges(app), app.bodies('POST', SAVE).length, kept()]).toEqual([1, 1, []]);
});

test('closed before the charge: nothing was charged, and that is said', async () => {
  leave('CONFIRMING');
  const app = await comeBack({ intents: [anIntent(false)] });
  await screen.findByText(/We are asking the card company what became of your payment for 150 coins/);
  goOn();
  const notCharged = `${FAILED} Nothing was charged for the 150 coins that you were about to buy.`;
  expect(await screen.findByText(notCharged)).toBeVisible();
  await waitFor(() => expect(app.queryClient.isFetching()).toBe(0));
  expect([charges(app), app.bodies('POST', SAVE), kept()]).toEqual([0, [], []]);
  // Who has tried again is not asked to do so.
  await act(() => app.router.navigate(PURCHASE));
  await fillIn(app.user, 150);
  await app.user.click(pay());
  await purchased(app, 150);
  await waitFor(() => expect(screen.queryByText(notCharged)).not.toBeInTheDocument());
});

test('closed before the charge: that an older purchase of as many coins is saved takes nothing of that back', async () => {
  leave('CONFIRMED', { id: 'pi_older', at: 0 });
  leave('CONFIRMING');
  let release: () => void = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const older = { ...anIntent(true), id: 'pi_older', clientSecret: 'pi_older_secret_x', order: 'older' };
  const app = await comeBack({ intents: [anIntent(false), older], answers: [http.post(save, () => held)] });
  await screen.findByText(/We are asking the card company what became of your payment for 150 coins/);
  goOn();
  const notCharged = await screen.findByText(/Nothing was charged for the 150 coins/);
  release();
  await purchased(app, 150);
  expect(notCharged).toBeVisible();
});

test('closed before anything was sent: nothing is left', async () => {
  leave('INTENT', { secret: true });
  const app = await comeBack({ intents: [anIntent(false)] });
  await waitFor(() => expect(kept()).toEqual([]));
  await waitFor(() => expect(app.queryClient.isFetching()).toBe(0));
  expect(app.bodies('POST', SAVE)).toEqual([]);
});

test('paid in an earlier visit whose answer got lost: the same package is not charged again', async () => {
  leave('CONFIRMING');
  const app = await renderApp(PURCHASE, { as: 'buyer', intents: [anIntent(true)] });
  await purchased(app, 150);
  expect([charges(app), app.bodies('POST', '/create-payment-intent')]).toEqual([1, []]);
});

test('LogOut takes the secret from the browser; the purchase waits for its buyer', async () => {
  expectConsoleError(/ApiError/);
  const app = await openPurchase({ answers: [http.post(save, () => new HttpResponse(null, { status: 503 }))] });
  await fillIn(app.user, 150);
  await app.user.click(pay());
  await screen.findByText(/is being saved/);
  localStorage.setItem('purchase-secret:buyer@example.test:pi_other', 'pi_other_secret_x');
  await app.user.click(screen.getByRole('button', { name: 'LogOut' }));
  await waitFor(() =>
    expect(kept()).toEqual([[expect.stringMatching(/^purchase:/), expect.stringContaining('SAVING')]]),
  );
  await waitFor(() => expect(location.pathname).toBe('/'));
});

test('another buyer neither sees nor saves it', { tags: 'thorough' }, async () => {
  leave('CONFIRMED');
  const app = await renderApp('/Dashboard/AdminHome', { as: 'admin', intents: [anIntent(true)] });
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(app.queryClient.isFetching()).toBe(0));
  expect(app.bodies('POST', SAVE)).toEqual([]);
  expect(kept()).toHaveLength(1);
});

test('BP-8 Pay waits for the card company’s field', async () => {
  const blocked = vi.spyOn(CardFields.prototype, 'mount').mockImplementation(() => {});
  const { user, bodies } = await openPurchase();
  await user.click(await buy(150));
  await waitFor(() => expect(pay()).toHaveAttribute('aria-disabled', 'true'));
  await user.click(pay());
  blocked.mockRestore();
  expect(bodies('POST', '/create-payment-intent')).toEqual([]);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
