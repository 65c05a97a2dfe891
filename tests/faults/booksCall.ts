import { screen, waitFor, within } from '#tests/support/rendering.ts';
import { expect } from 'vitest';
import { cellsOf } from './cell.ts';
import { openConsole, type Place } from './console.ts';
import type { FaultName } from './faults.ts';
import { failing, readAgain, readOutcomes } from './readOutcomes.ts';

type Outcome = 'waits' | 'lasts' | 'signedOut' | 'zeros' | 'same';

/**
 * Outcome of each fault. The figures are an extra beside a list: if they cannot be read, the last ones stay without a
 * message.
 */
const leadsTo = {
  ...failing,
  reset: 'lasts',
  hang: 'lasts',
  '500 JSON': 'lasts',
  '500': 'lasts',
  '204': 'lasts',
  HTML: 'lasts',
  null: 'lasts',
  object: 'zeros',
  'no _id': 'same',
  types: 'zeros',
  '1 MB': 'same',
} as const satisfies Record<FaultName, Outcome>;

const figures = () =>
  within(screen.getByRole('region', { name: 'Coins and cash' }))
    .getAllByRole('definition')
    .map(({ textContent }) => textContent);

/**
 * Row of the table of faults: the read of coins owed and cash taken. It is repeated above a list that is searched and
 * has a selected row.
 */
export const booksCall = (place: Place) =>
  cellsOf<Outcome>({
    about: place.about,
    leadsTo,
    logged: { lasts: /ApiError/, signedOut: /ApiError/ },
    open: async (trap) => {
      const app = await openConsole(place, trap);
      const before = figures();
      const again = () => waitFor(() => expect(figures()).toEqual(before));
      const { refreshed, answered, waits, signedOut } = readOutcomes({ place, app, trap }, /never/, again);
      return {
        ...readAgain(place, app),
        outcomes: {
          waits,
          signedOut,
          lasts: {
            said: async () => {
              await waitFor(() => expect(app.queryClient.isFetching()).toBe(0));
              await again();
            },
            goOn: refreshed,
          },
          same: { said: () => answered().then(again), goOn: refreshed },
          zeros: { said: () => waitFor(() => expect(figures()[0]).toBe('$0.000 coins')), goOn: refreshed },
        },
      };
    },
  });
