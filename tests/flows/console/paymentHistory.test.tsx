import { screen, waitFor, within } from '#tests/support/rendering.ts';
import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { expectConsoleError } from '#tests/support/consoleErrors.ts';
import { renderApp } from '#tests/support/renderApp.tsx';
import { windowWidth } from '#tests/support/windowWidth.ts';
import { catchDownloads } from '../support/downloads.ts';
import { anIntent, buyer, leave } from '../support/purchase.ts';

const two = [
  { paymentIntentId: 'pi_1', coins: 150, cost: 10, email: buyer },
  { paymentIntentId: 'pi_2', coins: 1000, cost: 35, email: buyer },
];
const recorded = http.get('*/api/paymenthistory*', () => HttpResponse.json(two));

const openHistory = async (options: Parameters<typeof renderApp>[1] = {}) => {
  const app = await renderApp('/Dashboard/paymentHistory', { as: 'buyer', answers: [recorded], ...options });
  await screen.findByText('pi_1');
  return app;
};
const cells = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('gridcell')
        .map(({ textContent }) => textContent),
    );

test('PH-1 API-BUYER-11 TITLE-11 the buyer’s payments are asked for by address', async () => {
  const { requests } = await openHistory();
  expect(requests).toContainEqual({ method: 'GET', path: `/paymenthistory${buyer}` });
  expect(document.title).toBe('BuyerPaymentHistory');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Payment History');
});

test('on a phone the order by no column, which the server has, is named', async () => {
  windowWidth(390);
  await openHistory();
  expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveDisplayValue('Newest first');
});

test('PH-2 each has its transaction id, coins and cost, the latest first', { tags: 'thorough' }, async () => {
  await openHistory();
  const headings = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(headings).toEqual(['Transaction id', 'Purchased coins', 'Total cost']);
  await waitFor(() =>
    expect(cells()).toEqual([
      ['pi_2', '1,000 coins', '$35.00'],
      ['pi_1', '150 coins', '$10.00'],
    ]),
  );
});

test('an id can be copied, and all of them exported', async () => {
  const { user } = await openHistory();
  const row = screen.getByText('pi_2').closest<HTMLElement>('[role="row"]') ?? document.body;
  await user.click(within(row).getByRole('button', { name: 'Copy transaction id' }));
  expect(await navigator.clipboard.readText()).toBe('pi_2');
  expect(await screen.findByText('Copied.')).toBeVisible();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('refused'));
  await user.click(within(row).getByRole('button', { name: 'Copy transaction id' }));
  expect(await screen.findByText(/^The browser did not allow it/)).toBeVisible();
  const { lines } = catchDownloads();
  await user.click(screen.getByRole('button', { name: 'Export' }));
  await waitFor(async () =>
    expect(await lines()).toEqual(['Transaction id,Purchased coins,Total cost', 'pi_2,1000,35', 'pi_1,150,10']),
  );
});

test('PH-2 payments without a transaction id are drawn each, with a dash and nothing to copy, also in the file', async () => {
  const nameless = http.get('*/api/paymenthistory*', () =>
    HttpResponse.json([...two, { coins: 10, cost: 1, email: buyer }, { coins: 10, cost: 1 }, { coins: 500, cost: 20 }]),
  );
  const { user } = await openHistory({ answers: [nameless] });
  await waitFor(() =>
    expect(cells()).toEqual([
      ['–', '500 coins', '$20.00'],
      ['–', '10 coins', '$1.00'],
      ['–', '10 coins', '$1.00'],
      ['pi_2', '1,000 coins', '$35.00'],
      ['pi_1', '150 coins', '$10.00'],
    ]),
  );
  expect(screen.getAllByRole('button', { name: 'Copy transaction id' })).toHaveLength(2);
  const { lines } = catchDownloads();
  await user.click(screen.getByRole('button', { name: 'Export' }));
  await waitFor(async () => expect((await lines()).slice(1, 4)).toEqual([',500,20', ',10,1', ',10,1']));
});

test('a charge that the server does not know of yet stands above them', { tags: 'thorough' }, async () => {
  expectConsoleError(/ApiError/);
  leave('CONFIRMED');
  const failing = http.post('*/api/save-payment-info', () => new HttpResponse(null, { status: 500 }));
  await openHistory({ answers: [recorded, failing], intents: [anIntent(true)] });
  expect(await screen.findByText(/Your payment for 150 coins is being saved\..*pi_early/)).toBeVisible();
});

test('a history that cannot be read says so and can be asked for again', { tags: 'thorough' }, async () => {
  expectConsoleError(/ApiError/);
  const failing = http.get('*/api/paymenthistory*', () => new HttpResponse(null, { status: 400 }), { once: true });
  const { user } = await renderApp('/Dashboard/paymentHistory', { as: 'buyer', answers: [failing, recorded] });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('pi_1')).toBeVisible();
});
