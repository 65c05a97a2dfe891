import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { cellsOf } from './cell.ts';
import { consoleStands, openConsole, refresh, rowShown, searchKept, signedOut, type Place } from './console.ts';
import type { FaultName } from './faults.ts';

type Outcome = 'waits' | 'failed' | 'signedOut' | 'empty' | 'drawn';

/** Any 2xx is a list: what is no array counts as empty, rows are mended (docs/resolutions.md). */
const leadsTo = {
  'offline': 'waits',
  'reset after send': 'failed',
  '30 s hang': 'failed',
  '500 with JSON': 'failed',
  '500 without JSON': 'failed',
  'status 401': 'signedOut',
  'status 403': 'signedOut',
  'status 204': 'empty',
  'HTML': 'empty',
  'null': 'empty',
  'an object for a list': 'empty',
  'rows without _id': 'drawn',
  'wrong types': 'drawn',
  '1 MB strings': 'drawn',
} as const satisfies Record<FaultName, Outcome>;

const FAILED = 'The list could not be loaded.';

/** A list that is searched and has a selected row, and is asked for again. */
export const listCall = (place: Place) =>
  cellsOf<Outcome>({
    about: place.about,
    leadsTo,
    logged: { failed: /ApiError/, signedOut: /ApiError/ },
    open: async (trap) => {
      const app = await openConsole(place, trap);
      const row = () => rowShown(place);
      const refreshed = async () => {
        await refresh(app);
        await row();
      };
      return {
        app,
        provoke: () => refresh(app),
        frame: (outcome) => (outcome === 'signedOut' ? undefined : consoleStands(place)),
        kept: (outcome) => {
          if (outcome !== 'signedOut') searchKept(place);
        },
        outcomes: {
          waits: {
            said: () => screen.findByText(/^You are offline\./),
            goOn: async () => {
              await waitFor(() => expect(screen.queryByText(/^You are offline\./)).toBeNull());
              await waitFor(() => expect(app.requests.some(({ method, path }) => trap.isMeant(method, `/api${path}`))).toBe(true));
              await row();
            },
          },
          failed: {
            said: () => screen.findByText(FAILED),
            goOn: async () => {
              const alert = screen.getByText(FAILED).closest<HTMLElement>('[role="alert"]');
              await app.user.click(within(alert ?? document.body).getByText('Try again'));
              await row();
            },
          },
          signedOut: signedOut(place, () => app),
          empty: { said: () => screen.findByText('Nothing matches your search.'), goOn: refreshed },
          drawn: { said: row, goOn: refreshed },
        },
      };
    },
  });
