import { screen, waitFor, within } from '#tests/support/rendering.ts';
import { http } from 'msw';
import { expect } from 'vitest';
import type { Simulation } from '#mocks/createSimulation.ts';
import { renderApp, type Sent } from '#tests/support/renderApp.tsx';

export const MANAGE_USERS = '/Dashboard/manageuser';

/** Address of Manage Users with the query parameters that react-admin uses: page, perPage, sort, order, filter. */
export const manageUsersWith = (query: Record<string, unknown>): string => {
  const text = Object.entries(query).map(([name, value]): [string, string] => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  return `${MANAGE_USERS}?${new URLSearchParams(text).toString()}`;
};

/**
 * Handler of a server that stores an address as it was first typed, while the identity provider reports it in small
 * letters.
 */
export const withCapitals = http.get('*/api/allUser', () =>
  Response.json([
    { _id: '1', name: 'Nusrat Karim', email: 'Admin@Example.TEST', role: 'admin', coin: 0, imgurl: '' },
    { _id: '2', name: 'Bo', email: 'bo@example.test', role: 'admin', coin: 0, imgurl: '' },
  ]),
);

type Options = Parameters<typeof renderApp>[1];

/** Opens Manage Users with a search `q` that leaves few rows to draw. */
export const openUsers = async (q: string, options: Options = {}) => {
  const app = await renderApp(manageUsersWith({ filter: { q } }), { as: 'admin', ...options });
  // A test that ends before the rows are there would leave a request behind.
  await pageShown(/^1–\d+ of \d+$/);
  return app;
};

/** Waits until a page of rows is drawn, not only counted: ten rows for the range '11–20 of 200'. */
export const pageShown = async (range: string | RegExp) => {
  const { textContent } = await screen.findByText(range);
  const [from = 0, to = 0] = textContent.split(/–| of /).map(Number);
  await waitFor(() => expect(emailsShown()).toHaveLength(to - from + 1));
};

/** Row of a user, by the e-mail address. Throws if there is none. */
export const rowOf = async (email: string) => {
  const cell = await screen.findByText(email, { selector: '[role="gridcell"]' });
  const row = cell.closest<HTMLElement>('[role="row"]');
  if (!row) throw new Error(`${email} stands in no row`);
  return within(row);
};

/**
 * Header of a column by its text, because the accessible name of a sorted column also contains the sort button's.
 * Throws if there is none.
 */
export const columnHeader = (text: string): HTMLElement => {
  const found = screen.getAllByRole('columnheader').find(({ textContent }) => textContent === text);
  if (!found) throw new Error(`There is no column ${text}`);
  return found;
};

/** Texts of a grid's headings, without the column of checkboxes. */
export const headings = (): string[] =>
  screen
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent)
    .filter(Boolean);

/** Row of a user in the simulated server's books; undefined if there is none or it is deleted. */
export const userOf = (simulation: Simulation, email: string) =>
  simulation.state().marketplace.users.find((user) => user.email === email && !user.deleted);

/** E-mail addresses on the page, from top to bottom: in cells of the grid, or lines of cards. */
export const emailsShown = (): string[] => {
  const lines = [...document.querySelectorAll('li dt')].filter(({ textContent }) => textContent === 'Email');
  const cells = [...document.querySelectorAll('[role="gridcell"][data-field="email"]')];
  return [...cells, ...lines.flatMap(({ nextElementSibling }) => nextElementSibling ?? [])].map(
    (place) => place.textContent,
  );
};

/**
 * Requests to the product's own server, as 'GET /allUser', without those of the session ('/jwt', '/oneUser', '/prices')
 * and '/suspensions', which the list of users adds.
 */
export const asked = (requests: readonly Sent[]): string[] =>
  requests
    .filter(({ path }) => !/^\/(identitytoolkit|securetoken)|^\/jwt|^\/oneUser|^\/prices|^\/suspensions/.test(path))
    .map(({ method, path }) => `${method} ${path}`);

/** Waits until the question is closed; before, the page behind it is hidden from queries by role. */
export const questionGone = () => waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());

export const question = () => screen.findByRole('alertdialog', { name: 'Are you sure?' });
