import { screen, waitFor, within } from '#tests/support/rendering.ts';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { demoPeople } from '#backend/seed.ts';
import { dayOf } from '#domain/moments.ts';
import { aWithdrawal } from '#tests/support/aWithdrawal.ts';
import { openHome, pending, requestRow } from '../support/adminHome.ts';
import { catchDownloads } from '../support/downloads.ts';

const KEY = `RaStore:${demoPeople.admin}.actions`;
const paying = http.patch('*/api/withdrawRequests:id', () => HttpResponse.json({ modifiedCount: 1 }));

test('AH-10 what was paid here is said after it has left the list, and is a list by time and a file', async () => {
  const of = { worker_name: 'Ada', withdrawal_coin: 400, withdrawal_amount: 20, payment_system: 'Nagad' };
  const earlier = { resource: 'withdrawals', verb: 'update', id: 'w9', name: 'ada@example.test', change: '', of };
  const kept = (at: string, result: string) => ({ ...earlier, at, result });
  localStorage.setItem(
    KEY,
    JSON.stringify([kept('2020-01-31T12:00:00.000Z', 'done'), kept('2020-01-30T12:00:00.000Z', 'failed')]),
  );
  const { user } = await openHome({ answers: [...pending([aWithdrawal(1)]), paying] });
  expect(screen.queryByRole('button', { name: /paid today/ })).toBeNull();
  await user.click(requestRow('worker1@example.test').getByRole('button', { name: 'Payment Success' }));
  await user.click(await screen.findByRole('button', { name: '1 paid today: $10.00' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Paid from this device' }));
  const rows = () => dialog.getAllByRole('row').map(({ textContent }) => textContent);
  expect(await dialog.findByRole('button', { name: 'This month', pressed: true })).toBeVisible();
  expect(rows()).toHaveLength(3);
  expect(rows().at(-1)).toBe('Total1 payment10.00200');
  await user.click(dialog.getByRole('button', { name: 'All' }));
  expect(rows().slice(2)).toEqual(['AdaJan 31, 202020.00400Nagad', 'Total2 payments30.00600']);
  const files = catchDownloads();
  await user.click(dialog.getByRole('button', { name: 'Export' }));
  await waitFor(() => expect(files.names).toEqual([`paid-${dayOf(new Date())}.csv`]));
  expect(await files.lines()).toEqual([
    'Paid on,Worker,Email,Payment system,Coins,Amount ($),Request id',
    `${dayOf(new Date())},Worker 1,worker1@example.test,Bkash,200,10.00,w1`,
    '2020-01-31,Ada,ada@example.test,Nagad,400,20.00,w9',
  ]);
});
