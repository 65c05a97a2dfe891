import { screen, waitFor } from '#tests/support/rendering.ts';
import { expect } from 'vitest';
import type { Snapshot } from '#backend/store/port.ts';
import type { Extra } from '#contract/extras.ts';
import type { Role } from '#domain/entities.ts';
import { renderApp } from '#tests/support/renderApp.tsx';
import type { App } from './cell.ts';
import type { Trap } from './createTrap.ts';
import { signedOut } from './signedOut.ts';

/**
 * Screen with a list: its path and heading, a search that finds several rows, and the row in which something happens.
 */
export type Place = {
  path: string;
  heading: string;
  search: string;
  /** Text that only that row contains. */
  about: string;
  /** Role of the screen's user, by default the admin. */
  as?: Role;
  /** Address of a worker whose withdrawals are held. */
  held?: string;
  /** Extras of the server, by default the demo's. */
  extras?: readonly Extra[];
  /** Set if the list's rows cannot be selected. */
  unselectable?: true;
  /** Returns the demo's rows with those of the list, where the demo has none. */
  marketplaceOf?: (seed: Snapshot) => Snapshot;
  /** Paging in the address, beside the search; by default the list's own. */
  paging?: Readonly<Record<'perPage' | 'page', string>>;
};

const ZOE = 'zoe.rahman@example.test';
/** Manage Users, with a row of the demo's data. */
export const users: Place = {
  path: '/Dashboard/manageuser',
  heading: 'Manage Users',
  search: 'priya',
  about: 'priya.tran@example.test',
};
export const tasks: Place = {
  path: '/Dashboard/managetask',
  heading: 'Manage Tasks',
  search: 'akter',
  about: 'divya.akter@example.test',
};
export const home: Place = {
  path: '/Dashboard/AdminHome',
  heading: 'Home',
  search: 'rahman',
  about: ZOE,
};
/** Manage Users, with the row of a worker who has a held withdrawal. */
export const heldWorker: Place = { ...users, search: 'rahman', about: ZOE, held: ZOE };

export const addressOf = ({ path, search, paging }: Place) =>
  `${path}?${new URLSearchParams({ filter: JSON.stringify({ q: search }), ...paging }).toString()}`;

const rows = () => [...document.querySelectorAll<HTMLElement>('main [role="row"][data-id]')];
export const rowOf = ({ about }: Place) => rows().find(({ textContent }) => textContent.includes(about));
export const rowShown = (place: Place) =>
  waitFor(() => {
    const row = rowOf(place);
    if (!row) throw new Error(`There is no row about ${place.about}`);
    return row;
  });

/** Opens a screen with its list searched, and selects another row than the one in question. */
export const openConsole = async (place: Place, trap: Trap): Promise<App> => {
  const { as = 'admin', marketplaceOf, held, extras } = place;
  const app = await renderApp(addressOf(place), {
    as,
    answers: [trap.handler],
    ...(marketplaceOf && { marketplaceOf }),
    ...(held !== undefined && { held }),
    ...(extras && { extras }),
  });
  trap.before(app.simulation);
  const row = await rowShown(place);
  const other = rows().find((one) => one !== row);
  const box = other?.querySelector<HTMLElement>('input[type="checkbox"]');
  if (box && !place.unselectable) await app.user.click(box);
  if (!place.unselectable) await screen.findByText('1 selected');
  await waitFor(() => expect(app.queryClient.isFetching()).toBe(0));
  return app;
};

/** Checks that search and selection are as they were left; a list that has lost its rows (`isOdd`) has no selection. */
export const searchKept = async ({ search, unselectable }: Place, isOdd = false) => {
  expect(document.querySelector<HTMLInputElement>('input[type="search"]')).toHaveValue(search);
  if (!unselectable && !isOdd) expect(await screen.findByText('1 selected')).toBeInTheDocument();
};

/**
 * Checks that the screen's heading, the account and the bar are shown. It uses selectors, as queries by role are slow
 * on a whole page.
 */
export const consoleStands = ({ heading }: Place) => {
  expect(document.querySelector('main h1')).toHaveTextContent(heading);
  expect(document.querySelector('[aria-label="Your account"] [aria-label="Open menu"]')).toBeInTheDocument();
  siteStands();
};

export const siteStands = () => {
  expect(document.querySelector('main h1')).toHaveTextContent(/./);
  expect(document.querySelector('header a[href="/"]')).toBeInTheDocument();
  expect(document.body).not.toHaveTextContent('This part of the page could not be shown.');
};

/** Checks that the site's header and heading are shown, unless the outcome is a sign-out, which leaves the page. */
export const siteFrame = (outcome: string) => {
  if (outcome !== 'signedOut') siteStands();
};

export const refresh = ({ user }: App) => user.keyboard('r');

/**
 * Outcome {@link signedOut} for a screen, whose search must be there again afterwards. `app` returns the app as it is
 * then.
 */
export const leftFor = (place: Place, app: () => App) =>
  signedOut({ app, as: place.as ?? 'admin', from: addressOf(place), back: () => rowShown(place) });
