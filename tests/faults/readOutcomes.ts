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

/** A screen whose reads are asked for again, with what must be there before and after. */
export const readAgain = (place: Place, app: App) => ({
  app,
  provoke: () => refresh(app),
  frame: (outcome: string) => (outcome === 'signedOut' ? undefined : consoleStands(place)),
  kept: (outcome: string, isOver: boolean) =>
    outcome === 'signedOut' ? undefined : searchKept(place, !isOver && ['empty', 'drawn'].includes(outcome)),
});

/** Checks for each outcome of a failed read on an open screen. `again` waits until the content is there as before. */
export const readOutcomes = (
  { place, app, trap }: { place: Place; app: App; trap: Trap },
  failed: RegExp,
  again: () => Promise<unknown>,
) => ({
  signedOut: leftFor(place, () => app),
  /** The screen says why nothing new comes, and asks by itself as soon as it can. */
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
  /** Waits for the wrong response, as what was there before could be mistaken for its result. */
  answered: async () => {
    await waitFor(() => expect(trap.answered()).toBeGreaterThan(0));
    await waitFor(() => expect(app.queryClient.isFetching()).toBe(0));
  },
  refreshed: async () => {
    await refresh(app);
    await again();
  },
});
