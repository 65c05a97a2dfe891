import { screen, waitFor, within } from '#tests/support/rendering.ts';
import { delay, http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { demoPeople } from '#backend/seed.ts';
import { expectConsoleError } from '#tests/support/consoleErrors.ts';
import { renderApp } from '#tests/support/renderApp.tsx';
import { openHome, pending, requestRow, allAnswered } from '../support/adminHome.ts';
import { aWithdrawal } from '#tests/support/aWithdrawal.ts';
import { unanswered } from '#tests/support/unanswered.ts';
import { DOUBLE_PRESS } from '#ui/doublePress.ts';
import { catchDownloads } from '../support/downloads.ts';

const KEY = `RaStore:${demoPeople.admin}.actions`;
const requests = [aWithdrawal(1), aWithdrawal(2)];
const open = (status: () => number) =>
  openHome({
    answers: [
      ...pending(requests, {}),
      http.patch('*/api/withdrawRequests:id', () =>
        status() === 200 ? HttpResponse.json({ modifiedCount: 1 }) : new HttpResponse(null, { status: status() }),
      ),
    ],
  });
type App = Awaited<ReturnType<typeof open>>;

const pay = async ({ user }: App, email: string) =>
  user.click(requestRow(email).getByRole('button', { name: 'Payment Success' }));
const openPanel = async ({ user }: Pick<App, 'user'>) => {
  await user.click(await screen.findByRole('button', { name: /^Notifications/ }));
  return within(await screen.findByRole('dialog', { name: 'Notifications' }));
};

test('what was done, refused or never answered is kept for this user beyond the visit, and is a file', async () => {
  expectConsoleError(/409|Failed to fetch|500/);
  let status = 200;
  const app = await open(() => status);
  await pay(app, 'worker1@example.test');
  await screen.findByText('Payment processed successfully!');
  await delay(DOUBLE_PRESS);
  status = 409;
  await pay(app, 'worker2@example.test');
  await app.user.click(within(await screen.findByRole('alertdialog')).getByRole('button'));
  await allAnswered(app);
  await waitFor(() => expect(JSON.parse(localStorage.getItem(KEY) ?? '[]')).toHaveLength(2), { timeout: 3000 });
  app.view.unmount();

  const { user } = await renderApp('/Dashboard/AdminHome', { as: 'admin', answers: pending(requests, {}) });
  const panel = await openPanel({ user });
  const files = catchDownloads();
  await user.click(panel.getByRole('button', { name: 'Download your activity (2 entries)' }));
  await waitFor(() => expect(files.names).toHaveLength(1));
  expect(files.names[0]).toMatch(/^actions-\d{4}-\d\d-\d\d\.csv$/);
  const [headings, ...rows] = await files.lines();
  expect(headings).toBe('Time (UTC),Action,List,Record,Id,Change,Result');
  const update = 'Changed,withdrawals';
  const change = '"{""status"":""approved""}"';
  expect(rows.map((row) => row.replace(/^[^,]+,/, ''))).toEqual([
    `${update},worker2@example.test,w2,${change},Failed`,
    `${update},worker1@example.test,w1,${change},Done`,
  ]);
});

test(
  'a page that goes away keeps what it did in its last second, and what it will hear no answer of',
  { tags: 'thorough' },
  async () => {
    const app = await openHome({
      answers: [
        ...pending([...requests, aWithdrawal(3)], {}),
        http.patch('*/api/withdrawRequests:id', ({ params }) =>
          String(params.id).endsWith('w3') ? unanswered() : HttpResponse.json({ modifiedCount: 1 }),
        ),
      ],
    });
    for (const number of [1, 2]) {
      await pay(app, `worker${String(number)}@example.test`);
      await waitFor(() => expect(app.requests.filter(({ method }) => method === 'PATCH')).toHaveLength(number));
      await allAnswered(app);
      await delay(DOUBLE_PRESS);
    }
    await pay(app, 'worker3@example.test');
    await waitFor(() => expect(app.requests.at(-1)?.path).toMatch(/w3$/));
    dispatchEvent(Object.assign(new Event('pagehide'), { persisted: false }));
    await waitFor(() => {
      const kept = JSON.parse(localStorage.getItem(KEY) ?? '[]') as { id: string; result: string }[];
      expect(kept.map(({ id, result }) => `${id} ${result}`).sort()).toEqual(['w1 done', 'w2 done', 'w3 unknown']);
    });
  },
);

test('nothing done, nothing offered; what is unreadable in the browser is left out', { tags: 'thorough' }, async () => {
  localStorage.setItem(KEY, JSON.stringify([null, { verb: 'update' }, 'x']));
  const app = await open(() => 200);
  const panel = await openPanel(app);
  expect(panel.queryByRole('button', { name: /^Download/ })).not.toBeInTheDocument();
});
