import { waitFor } from '#tests/support/rendering.ts';
import { expect } from 'vitest';
import { figuresShown } from '#tests/flows/support/adminHome.ts';
import { cellsOf } from './cell.ts';
import { openConsole, type Place } from './console.ts';
import type { FaultName } from './faults.ts';
import { failing, readAgain, readOutcomes } from './readOutcomes.ts';

type Outcome = 'waits' | 'failed' | 'signedOut' | 'zeros' | 'same';

/** Outcome of each fault. After any 2xx but a web page all figures are shown (C-70). */
const leadsTo = {
  ...failing,
  '204': 'zeros',
  HTML: 'failed',
  null: 'zeros',
  object: 'zeros',
  'no _id': 'same',
  types: 'zeros',
  '1 MB': 'same',
} as const satisfies Record<FaultName, Outcome>;

const FAILED = /^The figures could not be loaded\./;

/** Row of the table of faults: a read of figures, repeated above a list that is searched and has a selected row. */
export const figuresCall = (place: Place) =>
  cellsOf<Outcome>({
    about: place.about,
    leadsTo,
    logged: { failed: /ApiError/, signedOut: /ApiError/ },
    open: async (trap) => {
      const app = await openConsole(place, trap);
      const before = figuresShown();
      const again = () => waitFor(() => expect(figuresShown()).toEqual(before));
      const { refreshed, answered, ...common } = readOutcomes({ place, app, trap }, FAILED, again);
      return {
        ...readAgain(place, app),
        outcomes: {
          ...common,
          zeros: {
            said: () =>
              waitFor(() => expect(Object.values(figuresShown()).join()).toMatch(/^0( coins)?(,0( coins)?)+$/)),
            goOn: refreshed,
          },
          same: { said: () => answered().then(again), goOn: refreshed },
        },
      };
    },
  });
