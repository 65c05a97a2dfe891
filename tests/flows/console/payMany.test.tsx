import { act, screen, waitFor, within } from '#tests/support/rendering.ts';
import { http, HttpResponse } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import { changeLanguage } from '#i18n/i18nProvider.ts';
import { expectConsoleError } from '#tests/support/consoleErrors.ts';
import { aWithdrawal } from '#tests/support/aWithdrawal.ts';
import { server } from '#tests/support/server.ts';
import { allAnswered, openHome, pending, requestRow } from '../support/adminHome.ts';
import { outcomeRows, press, region, summary } from '../support/bulkWork.ts';
import { question, questionGone } from '../support/manageUsers.ts';

afterEach(async () => {
  vi.useRealTimers();
  await act(() => changeLanguage('en'));
});

/**
 * Server that pays requests from a balance in coins for each worker. `breaks` names requests, by id, that get no
 * response: lost 'after' the payment, or 'before' it.
 */
const payServer = (
  requests: readonly ReturnType<typeof aWithdrawal>[],
  coins: Record<string, number>,
  breaks: Readonly<Record<string, 'after' | 'before'>> = {},
) => {
  const rows = [...requests];
  const left = new Map(Object.entries(coins));
  const sent: string[] = [];
  const answers = [
    http.patch(/\/api\/withdrawRequestsw\d+$/, ({ request }) => {
      const id = request.url.replace(/^.*withdrawRequests/, '');
      sent.push(id);
      const place = rows.findIndex(({ _id }) => _id === id);
      const row = rows[place];
      if (breaks[id] === 'before') return HttpResponse.error();
      if (!row) return HttpResponse.json({ message: 'There is no such request.' }, { status: 404 });
      const rest = (left.get(row.worker_email) ?? 0) - row.withdrawal_coin;
      if (rest < 0) return HttpResponse.json({ message: 'Too few coins.' }, { status: 400 });
      left.set(row.worker_email, rest);
      rows.splice(place, 1);
      return breaks[id] === 'after' ? HttpResponse.error() : HttpResponse.json({ modifiedCount: 1 });
    }),
    http.get('*/api/withdrawRequests', () => HttpResponse.json(rows)),
    ...pending([], coins),
  ];
  return { answers, sent, left };
};

type App = Awaited<ReturnType<typeof openHome>>;
const selected = () => document.querySelectorAll('[role="row"][aria-selected="true"]').length;

/** Texts of the notifications about payments; opens their panel and closes it. */
const payNotices = async ({ user }: App) => {
  await user.click(screen.getByRole('button', { name: 'Notifications' }));
  const notifications = within(await screen.findByRole('dialog', { name: 'Notifications' }));
  const said = notifications.getAllByText(/^Paid: /).map(({ textContent }) => textContent);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  return said;
};

/** Selects and pays all listed requests; resolves to the question's text. */
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

test(
  'AH-8 C-56 payments whose answers are lost are said to be unknown, stay selected while listed, and are not sent again',
  { tags: 'thorough' },
  async () => {
    expectConsoleError(/BulkError: 4 of 5 rows/);
    const requests = [1, 2, 3, 4, 5].map((number) => aWithdrawal(number));
    const coins = Object.fromEntries(requests.map(({ worker_email }, place) => [worker_email, place === 3 ? 10 : 200]));
    const server = payServer(requests, coins, { w1: 'after', w2: 'after', w3: 'before' });
    const app = await openHome({ answers: server.answers });
    await payAll(app);
    await summary('Paid: 1, No answer: 3, Failed: 1');
    const unknown = ['No answer', 'The connection broke. It may have been done.'];
    expect(outcomeRows()).toEqual([
      ['Worker 1: 200 coins', ...unknown],
      ['Worker 2: 200 coins', ...unknown],
      ['Worker 3: 200 coins', ...unknown],
      ['Worker 4: 200 coins', 'Failed', 'Too few coins.'],
    ]);
    // The lists are read again: what was paid is gone, and what is still there waits for a look.
    await waitFor(() => expect(selected()).toBe(2));
    expect(screen.queryByText('worker1@example.test')).not.toBeInTheDocument();
    expect(requestRow('worker3@example.test').getByRole('checkbox')).toBeChecked();
    expect(await payNotices(app)).toEqual(['Paid: 1, No answer: 3, Failed: 1']);

    server.left.set('worker4@example.test', 200);
    server.sent.length = 0;
    await app.user.click(await press('Retry failed'));
    await summary('Paid: 2, No answer: 3');
    expect(server.sent).toEqual(['w4']);
    expect(within(await region()).queryByRole('button', { name: 'Retry failed' })).not.toBeInTheDocument();
    await allAnswered(app);
    await waitFor(() => expect(selected()).toBe(1));
    // One notice for one job: in two of them, what was paid at first would be counted twice.
    expect(await payNotices(app)).toEqual(['Paid: 2, No answer: 3']);
  },
);

test(
  'AH-8 C-56 a payment whose answer was lost and that has left the list is not counted as selected',
  { tags: 'thorough' },
  async () => {
    expectConsoleError(/BulkError: 1 of 3 rows/);
    const requests = [1, 2, 3].map((number) => aWithdrawal(number));
    const coins = Object.fromEntries(requests.map(({ worker_email }) => [worker_email, 200]));
    const server = payServer(requests, coins, { w2: 'after' });
    const app = await openHome({ answers: server.answers });
    await payAll(app);
    await summary('Paid: 2, No answer: 1');
    await waitFor(() => expect(screen.queryByText('worker2@example.test')).not.toBeInTheDocument());
    await allAnswered(app);
    await waitFor(() => expect(screen.queryByText(/^\d+ selected$/)).not.toBeInTheDocument());
  },
);

test('AH-8 a selected request that somebody else has paid is spoken of, and leaves the list behind the question', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-15T12:00:00Z') });
  const requests = [1, 2].map((number) => aWithdrawal(number));
  const app = await openHome({
    answers: pending(requests, { 'worker1@example.test': 200, 'worker2@example.test': 200 }),
  });
  for (const box of screen.getAllByRole('checkbox', { name: 'Select row' })) await app.user.click(box);
  server.use(...pending(requests.slice(1), { 'worker2@example.test': 200 }));
  // What was read is believed for 30 seconds.
  vi.setSystemTime(Date.now() + 31_000);
  const commands = within(screen.getByRole('toolbar', { name: 'Commands' }));
  await app.user.click(await commands.findByRole('button', { name: 'Payment Success' }));
  expect(await question()).toHaveTextContent('Worker 2: 200 coins');
  expect(await screen.findByText('One selected row has left the list.')).toBeVisible();
  await app.user.click(within(await question()).getByRole('button', { name: 'Cancel' }));
  await questionGone();
  await waitFor(() => expect(screen.queryByText('worker1@example.test')).not.toBeInTheDocument());
  await allAnswered(app);
});

test(
  'AH-8 many are paid in the order in which ‘Not covered’ is counted, and the question and the outcome tell two of one worker apart',
  { tags: 'thorough' },
  async () => {
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
  },
);

test(
  'AH-8 C-56 in a language that is chosen later, the outcome of payments and their notices are in that one',
  { tags: 'thorough' },
  async () => {
    expectConsoleError(/BulkError: 1 of 2 rows/);
    const requests = [1, 2].map((number) => aWithdrawal(number));
    const server = payServer(requests, { 'worker1@example.test': 200, 'worker2@example.test': 10 });
    const app = await openHome({ answers: server.answers });
    await payAll(app);
    await summary('Paid: 1, Failed: 1');
    await allAnswered(app);
    await act(() => changeLanguage('bn'));
    const work = within(screen.getByRole('region', { name: 'একসঙ্গে অনেক সারির কাজ' }));
    expect(work.getByRole('heading')).toHaveTextContent('পেমেন্ট');
    expect(work.getByText('পরিশোধিত: ১টি, ব্যর্থ: ১টি')).toBeVisible();
    expect(work.getByRole('rowheader')).toHaveTextContent('Worker 2: ২০০টি কয়েন');

    server.left.set('worker2@example.test', 200);
    await app.user.click(work.getByRole('button', { name: 'ব্যর্থগুলো আবার চেষ্টা করুন' }));
    expect(await screen.findByText('পরিশোধিত: ২টি')).toBeVisible();
    await allAnswered(app);
  },
);

test('AH-8 C-56 the button of a row waits while a command for many rows sends the same request', async () => {
  const requests = [aWithdrawal(1), aWithdrawal(2)];
  const coins = Object.fromEntries(requests.map(({ worker_email }) => [worker_email, 200]));
  const { answers, sent } = payServer(requests, coins);
  let answer = () => {};
  const slow = http.patch(
    /\/api\/withdrawRequestsw1$/,
    () => new Promise<undefined>((resolve) => (answer = () => resolve(undefined))),
  );
  const app = await openHome({ answers: [slow, ...answers] });
  await payAll(app);
  const button = () => requestRow('worker1@example.test').getByRole('button', { name: 'Payment Success' });
  await waitFor(() => expect(button()).toHaveAttribute('aria-disabled', 'true'));
  await app.user.click(button());
  await act(async () => answer());
  await waitFor(() => expect(screen.queryAllByRole('row', { selected: true })).toHaveLength(0));
  expect(sent.filter((id) => id === 'w1')).toHaveLength(1);
});
