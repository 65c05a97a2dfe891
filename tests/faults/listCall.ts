import { screen } from '#tests/support/rendering.ts';
import { cellsOf } from './cell.ts';
import { openConsole, rowShown, type Place } from './console.ts';
import type { FaultName } from './faults.ts';
import { failing, readAgain, readOutcomes } from './readOutcomes.ts';

export type ListOutcome = 'waits' | 'failed' | 'signedOut' | 'empty' | 'drawn';

/**
 * Outcome of each fault of a list. Any 2xx but a web page counts as a list: empty if it is no array, with mended rows
 * otherwise (C-70).
 */
export const listLeadsTo = {
  ...failing,
  '204': 'empty',
  HTML: 'failed',
  null: 'empty',
  object: 'empty',
  'no _id': 'drawn',
  types: 'drawn',
  '1 MB': 'drawn',
} as const satisfies Record<FaultName, ListOutcome>;

/** Outcomes of a list that is searched for a text which the fault replaces, so that no row has it. */
export const byText = { types: 'empty', '1 MB': 'empty' } as const;

const FAILED = /^The list could not be loaded\.(?: A web page answered: .*)?$/;

/**
 * Row of the table of faults: the read of a list that is searched and has a selected row, repeated by Refresh. `change`
 * has the outcomes that differ from other lists.
 */
export const listCall = (place: Place, change: Partial<Record<FaultName, ListOutcome>> = {}) =>
  cellsOf<ListOutcome>({
    about: place.about,
    leadsTo: { ...listLeadsTo, ...change },
    logged: { failed: /ApiError/, signedOut: /ApiError/ },
    open: async (trap) => {
      const app = await openConsole(place, trap);
      const row = () => rowShown(place);
      const { refreshed, answered, ...common } = readOutcomes({ place, app, trap }, FAILED, row);
      return {
        ...readAgain(place, app),
        outcomes: {
          ...common,
          empty: { said: () => screen.findByText('Nothing matches your search.'), goOn: refreshed },
          drawn: { said: () => answered().then(row), goOn: refreshed },
        },
      };
    },
  });
