import { screen, waitFor, within } from '#tests/support/rendering.ts';
import { delay, http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { expectConsoleError } from '#tests/support/consoleErrors.ts';
import { aWithdrawal } from '#tests/support/aWithdrawal.ts';
import type { Sent } from '#tests/support/renderApp.tsx';
import { server } from '#tests/support/server.ts';
import { DOUBLE_PRESS } from '#ui/doublePress.ts';
import { allAnswered, openHome, pending, requestRow, rowsShown } from '../support/adminHome.ts';
import { question } from '../support/manageUsers.ts';
import { watchToast } from '../support/watchToast.ts';

const two = [aWithdrawal(1, { withdrawal_coin: 240 }), aWithdrawal(2)];
const coins = { 'worker1@example.test': 500, 'worker2@example.test': 500 };
const pay = /\/api\/withdrawRequestsw\d$/;
const payments = (requests: readonly Sent[]) => requests.filter(({ method }) => method === 'PATCH');
const button = (email = 'worker1@example.test') => requestRow(email).getByRole('button', { name: 'Payment Success' });
const rowGone = (email: string) => waitFor(() => expect(screen.queryByText(email)).not.toBeInTheDocument());

const refused = () => screen.findByRole('alertdialog', { name: 'Insufficiant coin' });

/** Handlers of a server with two requests, which pays each as it is asked to. */
const paying = () => {
  const rows = [...two];
  return [
    http.patch(pay, ({ request }) => {
      rows.splice(
        rows.findIndex(({ _id }) => request.url.endsWith(_id)),
        1,
      );
      return HttpResponse.json({ modifiedCount: 1 });
    }),
    http.get('*/api/withdrawRequests', () => HttpResponse.json(rows)),
    ...pending([], coins),
  ];
};

test(
  'AH-7 each row has its button, which says whose request it is and of how many coins',
  { tags: 'thorough' },
  async () => {
    await openHome({ answers: pending(two, coins) });
    expect(await rowsShown()).toHaveLength(2);
    expect(button()).toHaveAccessibleDescription('Worker 1 worker1@example.test 240');
  },
);

test(
  'AH-8 API-ADMIN-8 one press sends the coins and the worker, without a question',
  { tags: 'thorough' },
  async () => {
    const app = await openHome({ answers: paying() });
    const { user, requests } = app;
    await user.click(button());
    await screen.findByText('Payment processed successfully!');
    await rowGone('worker1@example.test');
    await allAnswered(app);
    expect(payments(requests)).toEqual([
      {
        method: 'PATCH',
        path: '/withdrawRequestsw1',
        body: { withdrawalAmount: 240, workerEmail: 'worker1@example.test' },
      },
    ]);
  },
);

test('AH-10 who is paid from the row leaves the selection too', { tags: 'thorough' }, async () => {
  const app = await openHome({ answers: paying() });
  for (const email of ['worker1@example.test', 'worker2@example.test'])
    await app.user.click(requestRow(email).getByRole('checkbox'));
  expect(await screen.findByText('2 selected')).toBeVisible();
  await app.user.click(button());
  await rowGone('worker1@example.test');
  expect(await screen.findByText('1 selected')).toBeVisible();
  await allAnswered(app);
});

test('AH-9 AH-10 CONST-2 the toast stays for 1500 ms; the request leaves the list, and figures are asked again', async () => {
  const app = await openHome({ answers: paying() });
  const toast = watchToast('Payment processed successfully!');
  await app.user.click(button());
  await rowGone('worker1@example.test');
  expect(button('worker2@example.test')).toBeVisible();
  expect(await screen.findByText('1–1 of 1')).toBeVisible();
  await waitFor(() => expect(app.requests.filter(({ path }) => path === '/allinformation')).toHaveLength(2));
  await allAnswered(app);
  expect(await toast).toBeGreaterThanOrEqual(1490);
});

test(
  'AH-10 in the demo a paid request is gone from the server’s list and the coins from the worker',
  { tags: 'thorough' },
  async () => {
    const app = await openHome();
    const { user, simulation } = app;
    const request = simulation.state().marketplace.withdrawals.find(({ status }) => status === 'pending');
    const { worker_email = '', worker_id = '', withdrawal_coin = 0, _id = '' } = request ?? {};
    const balance = () => simulation.state().marketplace.users.find((one) => one._id === worker_id)?.coin ?? 0;
    const before = balance();
    await user.type(screen.getByRole('searchbox', { name: 'Search' }), worker_email);
    await screen.findByText(/^1–\d of \d$/);
    const worker = () => document.getElementById(`withdrawal-worker-${_id}`);
    const row = worker()?.closest<HTMLElement>('[role="row"]');
    await user.click(within(row ?? document.body).getByRole('button', { name: 'Payment Success' }));
    await screen.findByText('Payment processed successfully!');
    await waitFor(() => expect(worker()).toBeNull());
    await allAnswered(app);
    expect(balance()).toBe(before - withdrawal_coin);
  },
);

test(
  'AH-8 while the server takes its time the button keeps the focus and further presses send nothing',
  { tags: 'thorough' },
  async () => {
    let answer: () => void = () => {};
    const slow = new Promise<void>((resolve) => (answer = resolve));
    // Says nothing itself, so that the next one answers, late.
    const app = await openHome({ answers: [http.patch(pay, () => slow), ...paying()] });
    await app.user.dblClick(button());
    await waitFor(() => expect(button()).toHaveAttribute('aria-disabled', 'true'));
    expect(button()).toHaveFocus();
    expect(button('worker2@example.test')).toHaveAttribute('aria-disabled', 'false');
    await app.user.keyboard('{Enter}');
    expect(screen.queryByText('Payment processed successfully!')).not.toBeInTheDocument();
    answer();
    await rowGone('worker1@example.test');
    await waitFor(() => expect(app.requests.filter(({ path }) => path === '/allinformation')).toHaveLength(2));
    await allAnswered(app);
    expect(payments(app.requests)).toHaveLength(1);
  },
);

test(
  'AH-10 the row that takes the place of a paid one gets the focus, the heading after the last',
  { tags: 'thorough' },
  async () => {
    const app = await openHome({ answers: paying() });
    await app.user.click(button('worker2@example.test'));
    await rowGone('worker2@example.test');
    await waitFor(() =>
      expect(document.activeElement?.closest('[role="row"]')).toHaveTextContent('worker1@example.test'),
    );
    await allAnswered(app);
    await delay(DOUBLE_PRESS);
    await app.user.click(button());
    expect(await screen.findByText('Nobody waits to be paid.')).toBeVisible();
    await waitFor(() => expect(screen.getByText('Pending withdrawals')).toHaveFocus());
    await allAnswered(app);
  },
);

test(
  'AH-7 C-56 a second Enter, as soon as the next row has the focus, pays nobody; one that is meant does',
  { tags: 'thorough' },
  async () => {
    const app = await openHome({ answers: paying() });
    // However long the test takes.
    const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now());
    await app.user.click(button());
    await rowGone('worker1@example.test');
    button('worker2@example.test').focus();
    await app.user.keyboard('{Enter}');
    clock.mockRestore();
    await allAnswered(app);
    expect(payments(app.requests)).toHaveLength(1);
    await delay(DOUBLE_PRESS);
    await app.user.keyboard('{Enter}');
    await rowGone('worker2@example.test');
    await allAnswered(app);
    expect(payments(app.requests)).toHaveLength(2);
  },
);

test('AH-7 Space presses the button of a row as Enter does', async () => {
  const app = await openHome({ answers: paying() });
  button('worker2@example.test').focus();
  await app.user.keyboard(' ');
  await rowGone('worker2@example.test');
  await allAnswered(app);
  expect(payments(app.requests)).toMatchObject([{ path: '/withdrawRequestsw2' }]);
});

test(
  'AH-11 a refusal opens a dialog with the exact title and the server’s message, and the request stays',
  { tags: 'thorough' },
  async () => {
    expectConsoleError(/ApiError/);
    const refusing = http.patch(pay, () => HttpResponse.json({ message: 'Only 12 coins left.' }, { status: 400 }));
    const { user } = await openHome({ answers: [refusing, ...pending(two, coins)] });
    await user.click(button());
    const dialog = await refused();
    expect(dialog).toHaveAccessibleDescription('Only 12 coins left.');
    expect(within(dialog).getByRole('button', { name: 'Close' })).toHaveFocus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(button()).toHaveFocus();
    expect(button()).toHaveAttribute('aria-disabled', 'false');
    await user.click(screen.getByRole('button', { name: 'Notifications' }));
    const notices = within(await screen.findByRole('dialog', { name: 'Notifications' }));
    expect(notices.getByRole('listitem')).toHaveTextContent(/^Insufficiant coinOnly 12 coins left\.Worker 1, at /);
  },
);

test(
  'AH-11 API-6 after a refusal the list is read again: what somebody else has paid meanwhile leaves it',
  { tags: 'thorough' },
  async () => {
    expectConsoleError(/ApiError/);
    let paid = false;
    const app = await openHome({
      answers: [
        http.get('*/api/withdrawRequests', () => HttpResponse.json(paid ? two.slice(1) : two)),
        http.patch(pay, () => {
          paid = true;
          return HttpResponse.json({ message: 'This withdrawal has already been paid.' }, { status: 409 });
        }),
        ...pending(two, coins),
      ],
    });
    await app.user.click(button());
    const dialog = await refused();
    expect(dialog).toHaveAccessibleDescription('This withdrawal has already been paid.');
    await rowGone('worker1@example.test');
    await app.user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    // The pressed button is gone: the keyboard goes on with the row that stands there now.
    await waitFor(() => expect(button('worker2@example.test')).toHaveFocus());
    await allAnswered(app);
  },
);

test.each([
  ['a status alone', () => new HttpResponse(null, { status: 500 })],
  ['an empty message', () => HttpResponse.json({ message: '' }, { status: 400 })],
  ['a page of a proxy', () => new HttpResponse('<h1>Bad gateway</h1>', { status: 502 })],
  ['no connection', () => HttpResponse.error()],
])(
  'AH-12 without a message of the server (%s) the dialog has the fallback',
  { tags: 'thorough' },
  async (_, answer) => {
    expectConsoleError(/ApiError/);
    const app = await openHome({ answers: [http.patch(pay, answer), ...pending(two, coins)] });
    await app.user.click(button());
    expect(await refused()).toHaveAccessibleDescription('Something went wrong. Please try again.');
    await allAnswered(app);
  },
);

test.each([
  [429, 'Too many requests at once: this was not done. Please try again in a moment.'],
  [503, 'The server is busy. Please try again in a moment.'],
])(
  'AH-12 a busy server (%d) without a message: the fallback, and below it that it is busy',
  async (status, sentence) => {
    expectConsoleError(/ApiError/);
    const app = await openHome({
      answers: [http.patch(pay, () => new HttpResponse(null, { status })), ...pending(two, coins)],
    });
    await app.user.click(button());
    const dialog = await refused();
    expect(within(dialog).getByText('Something went wrong. Please try again.')).toBeVisible();
    expect(within(dialog).getByText(sentence)).toBeVisible();
    await allAnswered(app);
  },
);

test('AH-11 two refusals are read one after the other', async () => {
  expectConsoleError(/ApiError/);
  const { user } = await openHome({ answers: pending(two, coins) });
  server.use(
    http.patch(pay, async ({ request }) => {
      await delay(200);
      return HttpResponse.json({ message: `No ${request.url.slice(-2)}.` }, { status: 400 });
    }),
  );
  await user.click(button());
  await user.click(button('worker2@example.test'));
  expect(await refused()).toHaveAccessibleDescription('No w1.');
  await user.keyboard('{Escape}');
  await waitFor(async () => expect(await refused()).toHaveAccessibleDescription('No w2.'));
});

test('AH-8 C-56 payments of many that the server refuses are not headed by a success', async () => {
  expectConsoleError(/BulkError: 2 of 2 rows/);
  const refusing = http.patch(pay, () => HttpResponse.json({ message: 'Only 12 coins left.' }, { status: 400 }));
  const app = await openHome({ answers: [refusing, ...pending(two, coins)] });
  for (const row of ['worker1@example.test', 'worker2@example.test'])
    await app.user.click(requestRow(row).getByRole('checkbox'));
  const commands = within(screen.getByRole('toolbar', { name: 'Commands' }));
  await app.user.click(await commands.findByRole('button', { name: 'Payment Success' }));
  await app.user.click(within(await question()).getByRole('button', { name: 'Payment Success' }));
  const outcome = await screen.findByRole('region', { name: 'Work on many rows' });
  expect(await within(outcome).findByText('Failed: 2')).toBeVisible();
  expect(within(outcome).getByRole('heading')).toHaveTextContent(/^Payments$/);
  expect(screen.getByText('Payments. Failed: 2')).toHaveAttribute('role', 'status');
  await allAnswered(app);
});
