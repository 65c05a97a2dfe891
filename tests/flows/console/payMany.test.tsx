import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { expectConsoleError } from '#tests/support/consoleErrors.ts';
import { aWithdrawal } from '#tests/support/aWithdrawal.ts';
import { allAnswered, openHome, pending, requestRow } from '../support/adminHome.ts';
import { outcomeRows, summary } from '../support/bulkWork.ts';
import { question, questionGone } from '../support/manageUsers.ts';

/** A server of so many coins a worker. */
const payServer = (requests: readonly ReturnType<typeof aWithdrawal>[], coins: Record<string, number>) => {
  const rows = [...requests];
  const left = new Map(Object.entries(coins));
  const sent: string[] = [];
  const answers = [
    http.patch(/\/api\/withdrawRequestsw\d+$/, ({ request }) => {
      const id = request.url.replace(/^.*withdrawRequests/, '');
      sent.push(id);
      const place = rows.findIndex(({ _id }) => _id === id);
      const row = rows[place];
      if (!row) return HttpResponse.json({ message: 'There is no such request.' }, { status: 404 });
      const rest = (left.get(row.worker_email) ?? 0) - row.withdrawal_coin;
      if (rest < 0) return HttpResponse.json({ message: 'Too few coins.' }, { status: 400 });
      left.set(row.worker_email, rest);
      rows.splice(place, 1);
      return HttpResponse.json({ modifiedCount: 1 });
    }),
    http.get('*/api/withdrawRequests', () => HttpResponse.json(rows)),
    ...pending([], coins),
  ];
  return { answers, sent };
};

type App = Awaited<ReturnType<typeof openHome>>;

/** Asks to pay what is listed; answers what the question says. */
const payAll = async ({ user }: App) => {
  for (const box of screen.getAllByRole('checkbox', { name: 'Select row' })) await user.click(box);
  const commands = within(screen.getByRole('toolbar', { name: 'Commands' }));
  await user.click(await commands.findByRole('button', { name: 'Payment Success' }));
  const asked = await question();
  const text = asked.textContent;
  await user.click(within(asked).getByRole('button', { name: 'Payment Success' }));
  await questionGone();
  return text;
};

test('AH-8 many are paid in the order in which ‘Not covered’ is counted, and the question and the outcome tell two of one worker apart', async () => {
  expectConsoleError(/BulkError: 1 of 3 rows/);
  const priya = { worker_email: 'priya@example.test', worker_name: 'Priya Nair' };
  const requests = [
    aWithdrawal(2, { ...priya, withdrawal_coin: 1385 }),
    aWithdrawal(1, { ...priya, withdrawal_coin: 240 }),
    // Of the very moment of the first one, which has the lower id.
    aWithdrawal(3, { withdraw_date: aWithdrawal(1).withdraw_date }),
  ];
  const server = payServer(requests, { 'priya@example.test': 1400, 'worker3@example.test': 200 });
  const app = await openHome({ answers: server.answers });
  expect(requestRow('priya@example.test').getByText('Not covered')).toBeVisible();
  expect(requestRow('priya@example.test').getByText('1,385')).toBeVisible();
  expect(await payAll(app)).toContain('Priya Nair: 240 coins, Worker 3: 200 coins, Priya Nair: 1,385 coins');
  await summary('Paid: 2, Failed: 1');
  expect(server.sent).toEqual(['w1', 'w3', 'w2']);
  expect(outcomeRows()).toEqual([['Priya Nair: 1,385 coins', 'Failed', 'Too few coins.']]);
  await allAnswered(app);
});
