import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { figuresShown } from '#tests/flows/support/adminHome.ts';
import { cellsOf } from './cell.ts';
import { consoleStands, openConsole, refresh, searchKept, signedOut, type Place } from './console.ts';
import type { FaultName } from './faults.ts';

type Outcome = 'waits' | 'failed' | 'signedOut' | 'zeros' | 'same';

/** Whatever a 2xx says, every number is there (docs/resolutions.md). */
const leadsTo = {
  'offline': 'waits',
  'reset after send': 'failed',
  '30 s hang': 'failed',
  '500 with JSON': 'failed',
  '500 without JSON': 'failed',
  'status 401': 'signedOut',
  'status 403': 'signedOut',
  'status 204': 'zeros',
  'HTML': 'zeros',
  'null': 'zeros',
  'an object for a list': 'zeros',
  'rows without _id': 'same',
  'wrong types': 'zeros',
  '1 MB strings': 'same',
} as const satisfies Record<FaultName, Outcome>;

const FAILED = /^The figures could not be loaded\./;

/** Figures that are asked for again, above a list that is searched and has a selected row. */
export const figuresCall = (place: Place) =>
  cellsOf<Outcome>({
    about: place.about,
    leadsTo,
    logged: { failed: /ApiError/, signedOut: /ApiError/ },
    open: async (trap) => {
      const app = await openConsole(place, trap);
      const before = figuresShown();
      const again = () => waitFor(() => expect(figuresShown()).toEqual(before));
      const refreshed = async () => {
        await refresh(app);
        await again();
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
              await again();
            },
          },
          failed: {
            said: () => screen.findByText(FAILED),
            goOn: async () => {
              const alert = screen.getByText(FAILED).closest<HTMLElement>('[role="alert"]');
              await app.user.click(within(alert ?? document.body).getByText('Try again'));
              await again();
            },
          },
          signedOut: signedOut(place, () => app),
          zeros: {
            said: () => waitFor(() => expect(new Set(Object.values(figuresShown()))).toEqual(new Set(['0']))),
            goOn: refreshed,
          },
          same: { said: again, goOn: refreshed },
        },
      };
    },
  });
