import { screen, waitFor, within } from '#tests/support/rendering.ts';
import { http, HttpResponse } from 'msw';
import { expect } from 'vitest';
import type { User, Withdrawal } from '#domain/entities.ts';
import { renderApp } from '#tests/support/renderApp.tsx';

export const ADMIN_HOME = '/Dashboard/AdminHome';

export const LIST = 'GET /withdrawRequests?status=pending';

type Options = Parameters<typeof renderApp>[1];

/**
 * Opens the admin's home and waits until everything that it requests has arrived. With `options.answers`, the server
 * announces no extras.
 */
export const openHome = async (options: Options = {}, path = ADMIN_HOME) => {
  const app = await renderApp(path, { as: 'admin', ...(options.answers && { extras: [] }), ...options });
  await rowsShown();
  await allAnswered(app);
  return app;
};

/**
 * Waits until the rows of the list are drawn. It searches by text, because queries by role are slow on a whole page.
 */
export const rowsShown = () => screen.findAllByText('Payment Success', { selector: 'button' });

/** Waits until nothing is being fetched and all is drawn. A test that ended earlier would leave a request behind. */
export const allAnswered = ({ queryClient }: Pick<App, 'queryClient'>) =>
  waitFor(() => {
    expect(queryClient.isFetching()).toBe(0);
    expect(document.querySelector('[aria-busy="true"]')).toBeNull();
  });
type App = Awaited<ReturnType<typeof renderApp>>;

/**
 * Handlers that answer with these requests for withdrawal in place of the demo's, and with workers by address and
 * coins.
 */
export const pending = (requests: readonly Withdrawal[], coins: Readonly<Record<string, number>> = {}) => [
  http.get('*/api/withdrawRequests', () => HttpResponse.json(requests)),
  http.get('*/api/allUser', () => HttpResponse.json(Object.entries(coins).map(holder))),
];
const holder = ([email, coin]: [string, number]): Partial<User> => ({
  _id: email,
  name: email,
  email,
  role: 'worker',
  coin,
});

/** Row of a request by the worker's address: the first one, if the worker has several. Throws if there is none. */
export const requestRow = (email: string) => {
  const row = screen.getAllByText(email)[0]?.closest<HTMLElement>('[role="row"]');
  if (!row) throw new Error(`${email} stands in no row`);
  return within(row);
};

/** Figures on the cards, by their labels. */
export const figuresShown = (): Record<string, string> => {
  const section = within(screen.getByRole('region', { name: 'Figures' }));
  // A second definition says the same in another unit.
  const shown = section
    .queryAllByRole('term')
    .map(({ textContent, nextElementSibling }) => [textContent, nextElementSibling?.textContent ?? '']);
  return Object.fromEntries(shown) as Record<string, string>;
};
