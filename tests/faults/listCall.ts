import { screen } from '@testing-library/react';
import { cellsOf } from './cell.ts';
import { consoleStands, openConsole, refresh, rowShown, searchKept, signedOut, type Place } from './console.ts';
import type { FaultName } from './faults.ts';
import { readOutcomes } from './readOutcomes.ts';

type Outcome = 'waits' | 'failed' | 'signedOut' | 'empty' | 'drawn';

/** Any 2xx is a list: what is no array counts as empty, rows are mended (docs/resolutions.md). */
const leadsTo = {
  offline: 'waits',
  reset: 'failed',
  hang: 'failed',
  '500 JSON': 'failed',
  '500': 'failed',
  '401': 'signedOut',
  '403': 'signedOut',
  '204': 'empty',
  HTML: 'empty',
  null: 'empty',
  object: 'empty',
  'no _id': 'drawn',
  types: 'drawn',
  '1 MB': 'drawn',
} as const satisfies Record<FaultName, Outcome>;

const FAILED = /^The list could not be loaded\.$/;

/** A list that is searched and has a selected row, and is asked for again. */
export const listCall = (place: Place) =>
  cellsOf<Outcome>({
    about: place.about,
    leadsTo,
    logged: { failed: /ApiError/, signedOut: /ApiError/ },
    open: async (trap) => {
      const app = await openConsole(place, trap);
      const row = () => rowShown(place);
      const { refreshed, ...common } = readOutcomes(app, trap, FAILED, row);
      return {
        app,
        provoke: () => refresh(app),
        frame: (outcome) => (outcome === 'signedOut' ? undefined : consoleStands(place)),
        kept: (outcome) => {
          if (outcome !== 'signedOut') searchKept(place);
        },
        outcomes: {
          ...common,
          signedOut: signedOut(place, () => app),
          empty: { said: () => screen.findByText('Nothing matches your search.'), goOn: refreshed },
          drawn: { said: row, goOn: refreshed },
        },
      };
    },
  });
