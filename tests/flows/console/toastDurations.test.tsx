import { act, screen, within } from '#tests/support/rendering.ts';
import { http, HttpResponse } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import { demoPeople } from '#backend/seed.ts';
import { expectConsoleError } from '#tests/support/consoleErrors.ts';
import { fillIn, openPurchase, pay } from '../support/purchase.ts';
import { openUsers, rowOf } from '../support/manageUsers.ts';
import { toasts } from '../support/reviews.ts';
import { accepting, enter, openWithdrawals, withdrawButton } from '../support/withdrawals.ts';

afterEach(() => {
  vi.useRealTimers();
});

/** Milliseconds allowed for the animation with which a toast leaves. */
const LEAVES_IN = 700;
const STEPS = 40;

type Press = () => Promise<unknown>;

const changeRole = async (answers: Parameters<typeof openUsers>[1] = {}): Promise<Press> => {
  const { user } = await openUsers('priya nair', answers);
  const role = (await rowOf(demoPeople.worker)).getByRole('combobox', { name: 'Role' });
  await user.click(role);
  const option = await screen.findByRole('option', { name: 'Buyer' });
  return () => user.click(option);
};
const withdraw = async (): Promise<Press> => {
  const { user } = await openWithdrawals(500, { answers: [accepting] });
  await enter(user, '200');
  return () => user.click(withdrawButton());
};
const purchase = async (): Promise<Press> => {
  const { user } = await openPurchase();
  await fillIn(user, 10);
  return () => user.click(pay());
};
const refused = async (): Promise<Press> => {
  expectConsoleError(/ApiError/);
  const refuse = http.patch('*/api/updateStatus/:id', () => HttpResponse.json({ message: 'No.' }, { status: 409 }));
  return changeRole({ answers: [refuse] });
};

/**
 * Performs `press`, and stops the clock when the toast with this text is shown. Resolves to a function that goes on to
 * an age of the toast in milliseconds.
 */
const pressAndStop = async (press: Press, text: string) => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let shown = NaN;
  const observer = new MutationObserver(() => {
    if (toasts()?.textContent.includes(text)) shown = Date.now();
    if (!Number.isNaN(shown)) observer.disconnect();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  await press();
  await within(toasts() ?? document.body).findByText(text);
  vi.setTimerTickMode('manual');
  // In steps, as what a timer has set off is drawn when `act` ends.
  return async (age: number) => {
    const step = (shown + age - Date.now()) / STEPS;
    for (let done = 0; done < STEPS; done++) await act(() => vi.advanceTimersByTimeAsync(step));
  };
};

const isShown = (text: string) => toasts()?.textContent.includes(text);

// prettier-ignore
test.each([
  ['AU-5 CONST-2',  'a success',  changeRole, 'Role updated successfully!',                        1500],
  ['WW-13 CONST-2', 'a success with a second line', withdraw, 'Payment Successful',                1500],
  ['BP-12 CONST-2', 'a purchase', purchase,   'Payment successful! You have purchased 10 coins.', 2000],
] as const)('%s %s is said for as long as specified, no shorter and no longer', { tags: 'thorough' }, async (_ids, _what, prepare, text, lasts) => {
  const passUntil = await pressAndStop(await prepare(), text);
  await passUntil(lasts - 50);
  expect(isShown(text)).toBe(true);
  await passUntil(lasts + LEAVES_IN);
  expect(isShown(text)).toBe(false);
});

test('AU-5 a failure stays until somebody closes it', async () => {
  const passUntil = await pressAndStop(await refused(), 'The role of Priya Nair could not be changed. No.');
  await passUntil(600_000);
  const alert = screen.getByRole('alert');
  vi.useRealTimers();
  within(alert).getByRole('button', { name: 'Close' }).click();
  await vi.waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});
