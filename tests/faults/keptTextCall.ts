import { screen, waitFor, within } from '#tests/support/rendering.ts';
import { expect } from 'vitest';
import { cellsOf } from './cell.ts';
import { consoleStands, leftFor, openConsole, rowShown, type Place } from './console.ts';
import type { FaultName } from './faults.ts';

type Outcome = 'alone' | 'today' | 'signedOut' | 'told';

/** Outcome of each fault. If the kept text cannot be read, the details show the task's present text. */
const leadsTo = {
  offline: 'alone',
  reset: 'today',
  hang: 'today',
  '500 JSON': 'today',
  '500': 'today',
  '401': 'signedOut',
  '403': 'signedOut',
  '204': 'today',
  HTML: 'today',
  null: 'today',
  object: 'today',
  'no _id': 'told',
  types: 'today',
  '1 MB': 'told',
} as const satisfies Record<FaultName, Outcome>;

const part = (name: string) => screen.findByText(name, { selector: '[role="dialog"] h3' });
const shown = () => part('Proof you asked for');

/**
 * Row of the table of faults: the read of a task's text as it was when work was submitted, shown in the submission's
 * details.
 */
export const keptTextCall = (place: Place) =>
  cellsOf<Outcome>({
    about: place.about,
    leadsTo,
    logged: { today: /ApiError/, signedOut: /ApiError/ },
    open: async (trap) => {
      const app = await openConsole(place, trap);
      const open = async () => app.user.click(within(await rowShown(place)).getByText('Details'));
      const again = async () => {
        await app.user.click(await screen.findByText('Close', { selector: '[role="dialog"] button' }));
        await waitFor(() => expect(document.querySelector('[role="dialog"]')).toBeNull());
        await open();
        await shown();
      };
      return {
        app,
        provoke: open,
        frame: (outcome) => (outcome === 'signedOut' ? undefined : consoleStands(place)),
        kept: () => {},
        outcomes: {
          alone: { said: () => part('Submission details'), goOn: shown },
          today: {
            said: async () => {
              await shown();
              await screen.findByText('What the task said then could not be read. This is what it says now.');
            },
            goOn: again,
          },
          signedOut: leftFor(place, () => app),
          told: { said: shown, goOn: again },
        },
      };
    },
  });
