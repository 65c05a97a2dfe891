import { screen, waitFor, within } from '#tests/support/rendering.ts';
import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { expectConsoleError } from '#tests/support/consoleErrors.ts';
import { aWithdrawal } from '#tests/support/aWithdrawal.ts';
import { renderApp } from '#tests/support/renderApp.tsx';
import {
  ADMIN_HOME,
  allAnswered,
  figuresShown,
  LIST,
  openHome,
  pending,
  requestRow,
  rowsShown,
} from '../support/adminHome.ts';
import { asked, headings } from '../support/manageUsers.ts';

const figures = http.get('*/api/allinformation', () =>
  HttpResponse.json({ result: 1234, result1: 7, totalCoins: 98_765, result2: 46.5 }),
);
const failingFigures = http.get('*/api/allinformation', () => new HttpResponse('no', { status: 400 }), { once: true });
const failingList = http.get('*/api/withdrawRequests', () => new HttpResponse('no', { status: 400 }), { once: true });
const one = pending([aWithdrawal(1)], { 'worker1@example.test': 500 });
const count = (requests: Parameters<typeof asked>[0], call: string) =>
  asked(requests).filter((one) => one === call).length;

test('DASH-2 TITLE-5 /Dashboard leads an admin to the home, under its title', async () => {
  const app = await renderApp('/Dashboard', { as: 'admin', answers: one });
  await rowsShown();
  await allAnswered(app);
  expect([location.pathname, document.title]).toEqual([ADMIN_HOME, 'AdminHome']);
  expect(screen.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
});

test.each([
  ['AH-2', 'Total Worker', '1,234'],
  ['AH-3', 'Total Buyer', '7'],
  ['AH-4', 'Total Available Coin', '98,765'],
  ['AH-5', 'Total Payments', '46.5'],
])('%s the card %s shows its field of the answer', async (_id, name, value) => {
  await openHome({ answers: [figures, ...one] });
  expect(figuresShown()[name]).toBe(value);
  expect(Object.keys(figuresShown())).toHaveLength(4);
});

test(
  'AH-1 API-ADMIN-6 one GET without a body brings the figures, Refresh asks again',
  { tags: 'thorough' },
  async () => {
    const app = await openHome({ answers: [figures, ...one] });
    const { user, requests } = app;
    expect(figuresShown()['Total Buyer']).toBe('7');
    expect(requests.filter(({ path }) => path === '/allinformation')).toEqual([
      { method: 'GET', path: '/allinformation' },
    ]);
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(count(requests, 'GET /allinformation')).toBe(2));
    await waitFor(() => expect(count(requests, LIST)).toBe(2));
    await allAnswered(app);
    expect(figuresShown()['Total Buyer']).toBe('7');
  },
);

test('AH-1 until the figures are there the cards have their names and no numbers', async () => {
  let answer: () => void = () => {};
  const promise = new Promise<undefined>((resolve) => (answer = () => resolve(undefined)));
  await renderApp(ADMIN_HOME, {
    as: 'admin',
    answers: [http.get('*/api/allinformation', () => promise), figures, ...one],
  });
  await rowsShown();
  const region = screen.getByRole('region', { name: 'Figures' });
  expect(region).toHaveAttribute('aria-busy', 'true');
  expect(Object.entries(figuresShown())[2]).toEqual(['Total Available Coin', '']);
  answer();
  await waitFor(() => expect(region).toHaveAttribute('aria-busy', 'false'));
  expect(figuresShown()['Total Available Coin']).toBe('98,765');
});

test('AH-6 API-ADMIN-7 one GET fills a table of the pending requests', { tags: 'thorough' }, async () => {
  const { requests } = await openHome({
    answers: pending([aWithdrawal(3, { withdrawal_coin: 1230, payment_system: 'Nagad' })], {
      'worker3@example.test': 5000,
    }),
  });
  expect(screen.getByRole('heading', { level: 2, name: 'Pending withdrawals' })).toBeVisible();
  expect(headings()).toEqual(['Worker', 'Coins', 'Amount ($)', 'Payment system', 'Account number', 'Date', 'Actions']);
  const cells = requestRow('worker3@example.test').getAllByRole('gridcell');
  expect(cells.map(({ textContent }) => textContent)).toEqual([
    '',
    'WWorker 3worker3@example.test',
    '1,230',
    '61.50',
    'Nagad',
    '01710000003',
    expect.stringMatching(/^Jun 3, 2026waiting for [\d,]+ days$/) as unknown,
    'Payment Success',
  ]);
  expect(asked(requests).toSorted()).toEqual(['GET /allUser', 'GET /allinformation', LIST]);
  expect(requests.find(({ path }) => path.startsWith('/withdrawRequests'))).not.toHaveProperty('body');
});

test('AH-6 without requests the list says so, and nobody’s balance is asked for', { tags: 'thorough' }, async () => {
  const app = await renderApp(ADMIN_HOME, { as: 'admin', answers: pending([]) });
  expect(await screen.findByText('Nobody waits to be paid.')).toBeVisible();
  await allAnswered(app);
  expect(figuresShown()['Total Buyer']).toBe('58');
  expect(asked(app.requests)).not.toContain('GET /allUser');
});

describe('one part fails, the others work', () => {
  test('AH-1 API-8 figures that fail say so, Try again brings them', { tags: 'thorough' }, async () => {
    expectConsoleError(/ApiError/);
    const { user } = await openHome({ answers: [failingFigures, figures, ...one] });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The figures could not be loaded.');
    expect(figuresShown()).toEqual({});
    expect((await rowsShown()).length).toBe(1);
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(figuresShown()['Total Worker']).toBe('1,234'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Figures' })).toHaveFocus();
  });

  test('AH-6 API-8 requests that fail say so, Try again brings them', { tags: 'thorough' }, async () => {
    expectConsoleError(/ApiError/);
    const app = await renderApp(ADMIN_HOME, { as: 'admin', answers: [failingList, figures, ...one] });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The list could not be loaded.');
    await waitFor(() => expect(figuresShown()['Total Buyer']).toBe('7'));
    await app.user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect((await rowsShown()).length).toBe(1);
    await allAnswered(app);
  });
});
