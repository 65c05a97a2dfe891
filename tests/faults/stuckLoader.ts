import { screen } from '#tests/support/rendering.ts';
import { expect } from 'vitest';
import type { App } from './cell.ts';
import { addressOf, rowShown, type Place } from './console.ts';

/** Checks that the whole address is kept: as the page's or, at /login, as the one to return to. */
export const addressKept = (place: Place, { router }: App) => {
  const { pathname, search, state } = router.state.location as { pathname: string; search: string; state: unknown };
  const from = pathname === '/login' ? (state as { from?: string } | null)?.from : pathname + search;
  expect(from).toBe(addressOf(place));
};

export const tryAgain = async ({ user }: App) => {
  await user.click(await screen.findByText('Try again', { selector: 'main button' }));
};

/**
 * Outcome without a record: a loader with a message and ways out (C-03, C-06), which tries again by itself too. `app`
 * returns the app as it is then.
 */
export const stuckLoader = (place: Place, app: () => App) => ({
  said: async () => {
    expect(await screen.findByText('Your account could not be loaded yet. We keep trying.')).toBeVisible();
    expect(screen.getByText('LogOut', { selector: 'main button' })).toBeVisible();
    expect(app().session.state().user).not.toBeNull();
  },
  goOn: async () => {
    if (screen.queryByText('Try again', { selector: 'main button' })) await tryAgain(app());
    await rowShown(place);
  },
});
