import { screen, waitFor, within } from '#tests/support/rendering.ts';
import { expect } from 'vitest';
import type { App } from './cell.ts';
import { consoleStands, refresh, searchKept, leftFor, type Place } from './console.ts';
import type { Trap } from './createTrap.ts';

const OFFLINE = /^You are offline\./;

/** Outcomes of failed reads, the same for all of them. */
export const failing = {
  offline: 'waits',
  reset: 'failed',
  hang: 'failed',
  '500 JSON': 'failed',
  '500': 'failed',
  '401': 'signedOut',
  '403': 'signedOut',
} as const;

/** Stage of a screen whose reads are repeated by Refresh, with checks of what must remain. */
export const readAgain = (place: Place, app: App) => ({
  app,
  provoke: () => refresh(app),
  frame: (outcome: string) => (outcome === 'signedOut' ? undefined : consoleStands(place)),
  kept: (outcome: string, isOver: boolean) =>
    outcome === 'signedOut' ? undefined : searchKept(place, !isOver && ['empty', 'drawn'].includes(outcome)),
});

/**
 * Outcomes of a failed read on an open screen. `failed` is the pattern of the message; `again` waits until the content
 * is shown as before.
 */
export const readOutcomes = (
  { place, app, trap }: { place: Place; app: App; trap: Trap },
  failed: RegExp,
  again: () => Promise<unknown>,
) => ({
  signedOut: leftFor(place, () => app),
  /** Outcome offline: the screen says so, and reads again by itself once it can. */
  waits: {
    said: () => screen.findByText(OFFLINE),
    goOn: async () => {
      await waitFor(() => expect(screen.queryByText(OFFLINE)).toBeNull());
      const isAsked = () => app.requests.some(({ method, path }) => trap.isMeant(method, `/api${path}`));
      await waitFor(() => expect(isAsked()).toBe(true));
      await again();
    },
  },
  failed: {
    said: () => screen.findByText(failed),
    goOn: async () => {
      const alert = screen.getByText(failed).closest<HTMLElement>('[role="alert"]');
      if (!alert) throw new Error('What failed is said to nobody who does not look.');
      await app.user.click(within(alert).getByText('Try again'));
      await again();
    },
  },
  /** Waits for the wrong response, because the former content could be mistaken for its result. */
  answered: async () => {
    await waitFor(() => expect(trap.answered()).toBeGreaterThan(0));
    await waitFor(() => expect(app.queryClient.isFetching()).toBe(0));
  },
  refreshed: async () => {
    await refresh(app);
    await again();
  },
});
