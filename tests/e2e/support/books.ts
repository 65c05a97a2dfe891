import type { Page } from '@playwright/test';
import type { Task, User, Withdrawal } from '#domain/entities.ts';

/** Data on the server; `payments` is the number of purchases. */
export type Books = { users: User[]; tasks: Task[]; withdrawals: Withdrawal[]; payments: number };

/**
 * Request to the product's server outside the page, as the user signed in on it: a change made by a colleague
 * elsewhere.
 */
export const call = (page: Page, method: string, path: string, body?: object): Promise<unknown> =>
  page.evaluate(
    async ([method, path, body]) => {
      const headers = {
        Authorization: `Bearer ${String(localStorage.getItem('access-token'))}`,
        'Content-Type': 'application/json',
      };
      const answer = await fetch(`/api${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
      return (await answer.json()) as unknown;
    },
    [method, path, body] as const,
  );

/** Data on the server, to compare with what the page shows. */
export const readBooks = async (page: Page): Promise<Books> => ({
  users: (await call(page, 'GET', '/allUser')) as User[],
  tasks: (await call(page, 'GET', '/allTaskForAdmin')) as Task[],
  withdrawals: (await call(page, 'GET', '/withdrawRequests?status=pending')) as Withdrawal[],
  payments: ((await call(page, 'GET', '/allinformation')) as { result2: number }).result2,
});

export const coinsOf = (users: readonly User[]): number => users.reduce((sum, { coin }) => sum + coin, 0);
