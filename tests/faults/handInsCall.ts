import { screen, waitFor, within } from '#tests/support/rendering.ts';
import { expect } from 'vitest';
import { allAnswered } from '#tests/flows/support/adminHome.ts';
import { cellsOf } from './cell.ts';
import { consoleStands, leftFor, openConsole, type Place } from './console.ts';
import type { FaultName } from './faults.ts';

type Outcome = 'quiet' | 'unsaid' | 'signedOut' | 'told';

/** Outcome of each fault. The number of submissions is only a hint, so without it the form works and shows nothing. */
const leadsTo = {
  offline: 'unsaid',
  reset: 'quiet',
  hang: 'quiet',
  '500 JSON': 'quiet',
  '500': 'quiet',
  '401': 'signedOut',
  '403': 'signedOut',
  '204': 'quiet',
  HTML: 'quiet',
  null: 'quiet',
  object: 'unsaid',
  'no _id': 'told',
  types: 'unsaid',
  '1 MB': 'told',
} as const satisfies Record<FaultName, Outcome>;

const NOTICE = /submissions? (?:was|were) handed in before this change/;

/**
 * Row of the table of faults: the read of the number of submissions for a task's text, shown beside the form that
 * changes it.
 */
export const handInsCall = (place: Place) =>
  cellsOf<Outcome>({
    about: place.about,
    leadsTo,
    logged: { quiet: /ApiError/, signedOut: /ApiError/ },
    open: async (trap) => {
      const app = await openConsole(place, trap);
      const edit = async () => {
        const [cell] = await screen.findAllByTitle(place.about);
        const row = cell?.closest<HTMLElement>('[role="row"]') ?? document.body;
        await app.user.click(within(row).getByText('Edit'));
      };
      const form = () => screen.findByText('Update', { selector: 'button' });
      const again = async () => {
        await app.user.click(await screen.findByText('Cancel', { selector: 'button' }));
        await waitFor(() => expect(document.querySelector('[role="dialog"]')).toBeNull());
        await edit();
        await screen.findByText(NOTICE);
      };
      const silent = async () => {
        await form();
        await allAnswered(app);
        expect(screen.queryByText(NOTICE)).toBeNull();
      };
      return {
        app,
        provoke: edit,
        frame: (outcome) => (outcome === 'signedOut' ? undefined : consoleStands(place)),
        kept: () => {},
        outcomes: {
          quiet: { said: silent, goOn: again },
          unsaid: { said: silent, goOn: again },
          signedOut: leftFor(place, () => app),
          told: { said: () => screen.findByText(NOTICE), goOn: again },
        },
      };
    },
  });
