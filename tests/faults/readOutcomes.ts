import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { App } from './cell.ts';
import { refresh } from './console.ts';
import type { Trap } from './createTrap.ts';

const OFFLINE = /^You are offline\./;

/** What a read that fails on an open screen may lead to. `again` waits until what it is for is there as it was before. */
export const readOutcomes = (app: App, trap: Trap, failed: RegExp, again: () => Promise<unknown>) => ({
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
  refreshed: async () => {
    await refresh(app);
    await again();
  },
});
