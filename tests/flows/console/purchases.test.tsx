import { screen, waitFor, within } from '#tests/support/rendering.ts';
import { expect, test } from 'vitest';
import type { Snapshot } from '#backend/store/port.ts';
import { renderApp } from '#tests/support/renderApp.tsx';
import { write } from '../support/write.ts';

const PURCHASES = '/Dashboard/purchases';
const DEBTS = '/Dashboard/debts';
const farida = 'farida.akter@example.test';

const open = async (path: string, marketplaceOf?: (seed: Snapshot) => Snapshot) => {
  const app = await renderApp(path, { as: 'admin', ...(marketplaceOf && { marketplaceOf }) });
  await screen.findByText(farida);
  return app;
};
const rowOf = () => {
  const row = screen.getByText(farida).closest<HTMLElement>('[role="row"]');
  if (!row) throw new Error('There is no row.');
  return within(row);
};

test('C-67 a purchase is refunded in part, and more than is left of it is refused on the spot', async () => {
  const { user, simulation } = await open(`${PURCHASES}?filter={"q":"farida"}`);
  expect(document.title).toBe('AdminPurchases');
  await user.click(rowOf().getByText('Refund'));
  const amount = await screen.findByLabelText('Amount ($)');
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/Taken back: 1,000 coins\./)).toBeVisible();
  const whole = Number((amount as HTMLInputElement).value);
  const send = () => user.click(dialog.getByText('Refund', { selector: 'button' }));
  await user.clear(amount);
  await write(user, amount, String(whole + 1));
  await send();
  expect(await screen.findByText(/Please enter an amount up to \$/)).toBeInTheDocument();
  expect(simulation.state().marketplace.refunds).toEqual([]);
  await user.clear(amount);
  await write(user, amount, '2.50');
  expect(dialog.getByText(/Taken back: 72 coins\./)).toBeVisible();
  await send();
  expect(await screen.findByText('Refund asked for.')).toBeInTheDocument();
  await waitFor(() => expect(rowOf().getByText('Refunded in part')).toBeInTheDocument());
  expect(rowOf().getByText('$2.50 went back')).toBeInTheDocument();
  expect(simulation.state().marketplace.refunds).toMatchObject([{ cents: 250, status: 'succeeded' }]);
});

test('a purchase tells of a dispute and its deadline, and of a buyer who had left; it cannot be refunded meanwhile', async () => {
  await open(`${PURCHASES}?filter={"q":"farida"}`, (seed) => ({
    ...seed,
    payments: seed.payments.map((one) =>
      one.email === farida
        ? { ...one, state: 'disputed', due: '2026-07-01T00:00:00.000Z', returned: 0, buyer: 'deleted' }
        : one,
    ),
  }));
  expect(rowOf().getByText('Disputed')).toBeInTheDocument();
  expect(rowOf().getByText(/Answer the bank by .* 2026/)).toBeInTheDocument();
  expect(rowOf().getByText('Account deleted')).toBeInTheDocument();
  expect(rowOf().queryByText('Refund')).toBeNull();
});

/** Demo's rows in which Farida owes 70 coins; the admin with the address `asker` has asked to write them off. */
const inDebt =
  (asker?: string) =>
  (seed: Snapshot): Snapshot => {
    const users = seed.users.map((one) => (one.email === farida ? { ...one, coin: 0, debt: 70 } : one));
    const id = (email: string) => users.find((one) => one.email === email)?._id ?? '';
    const row = { _id: 'w', user_id: id(farida), coins: 70, reason: 'The bank was wrong.', confirmer: '' };
    const created_at = '2026-06-01T00:00:00.000Z';
    return { ...seed, users, writeoffs: asker === undefined ? [] : [{ ...row, asker: id(asker), created_at }] };
  };

test('C-67 who owes coins is listed; one admin asks with a reason to write them off, and cannot confirm it', async () => {
  const { user, simulation } = await open(DEBTS, inDebt());
  await user.click(rowOf().getByText('Write off'));
  const send = () => user.click(screen.getByText('Ask for it', { selector: 'button' }));
  await screen.findByLabelText('Reason', { selector: 'input' });
  await send();
  expect(await screen.findByText('Please say why, in at most 500 characters.')).toBeInTheDocument();
  await write(user, screen.getByLabelText('Reason', { selector: 'input' }), 'The bank was wrong.');
  await send();
  expect(await screen.findByText('Another admin can confirm it now.')).toBeInTheDocument();
  await waitFor(() => expect(rowOf().getByText('Another admin confirms')).toBeInTheDocument());
  expect(rowOf().queryByText('Confirm')).toBeNull();
  expect(simulation.state().marketplace.writeoffs).toMatchObject([{ reason: 'The bank was wrong.', coins: 70 }]);
});

test('C-67 another admin confirms a write-off', async () => {
  const { user, simulation } = await open(DEBTS, inDebt('kofi.castillo@example.test'));
  expect(rowOf().getByText('The bank was wrong.')).toBeInTheDocument();
  await user.click(rowOf().getByText('Confirm'));
  expect(await screen.findByText('Written off.')).toBeInTheDocument();
  expect(await screen.findByText('Nobody owes anything.')).toBeInTheDocument();
  expect(simulation.state().marketplace.users.find(({ email }) => email === farida)).toMatchObject({ debt: 0 });
});

test('C-67 a server that announces no refunds shows no page of them, and is asked for nothing', async () => {
  const { requests } = await renderApp(PURCHASES, { as: 'admin', extras: [] });
  await waitFor(() => expect(requests.length).toBeGreaterThan(0));
  expect(await screen.findByRole('heading', { level: 1 })).not.toHaveTextContent('Purchases');
  expect(document.querySelector(`a[href="${PURCHASES}"]`)).toBeNull();
  expect(requests.filter(({ path }) => /purchases|debts|refund/i.test(path))).toEqual([]);
});
