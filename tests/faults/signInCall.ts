import { screen } from '#tests/support/rendering.ts';
import { expect } from 'vitest';
import { demoPeople } from '#backend/seed.ts';
import { credentials, signInAs } from '#tests/flows/support/signIn.ts';
import { renderApp } from '#tests/support/renderApp.tsx';
import { cellsOf } from './cell.ts';
import { addressOf, consoleStands, rowShown, siteStands, type Place } from './console.ts';
import type { FaultName } from './faults.ts';
import { addressKept, stuckLoader } from './stuckLoader.ts';

type Outcome = 'notSignedIn' | 'stuck' | 'signedIn';

/** Outcome of each fault. Without an access token nobody is signed in, whatever the reason (C-03, C-55). */
const leadsTo = {
  // The identity provider is out of reach as well.
  offline: 'notSignedIn',
  reset: 'stuck',
  hang: 'stuck',
  '500 JSON': 'stuck',
  '500': 'stuck',
  '401': 'stuck',
  '403': 'stuck',
  '204': 'stuck',
  HTML: 'stuck',
  null: 'stuck',
  object: 'stuck',
  'no _id': 'signedIn',
  types: 'stuck',
  '1 MB': 'stuck',
} as const satisfies Record<FaultName, Outcome>;

/** Row of the table of faults: a sign-in on the way to a screen, whose address and the typed e-mail must be kept. */
export const signInCall = (place: Place) =>
  cellsOf<Outcome>({
    about: place.about,
    leadsTo,
    logged: { stuck: /^Error setting token:/ },
    open: async (trap) => {
      const app = await renderApp(addressOf(place), { answers: [trap.handler] });
      trap.before(app.simulation);
      await credentials();
      return {
        app,
        provoke: () => signInAs(app.user, 'admin'),
        frame: (outcome) => (outcome === 'signedIn' ? consoleStands(place) : siteStands()),
        kept: (outcome) => {
          addressKept(place, app);
          const email = screen.queryByRole('textbox', { name: 'Email' });
          if (outcome === 'notSignedIn' && email) expect(email).toHaveValue(demoPeople.admin);
        },
        outcomes: {
          notSignedIn: {
            said: async () => {
              const message = await screen.findByText('Login failed. Please try again.');
              expect(message.closest('[role="alert"]')).not.toBeNull();
            },
            goOn: async () => {
              await app.user.click(screen.getByText('Login', { selector: 'button' }));
              await rowShown(place);
            },
          },
          stuck: stuckLoader(place, () => app),
          signedIn: { said: () => rowShown(place), goOn: () => rowShown(place) },
        },
      };
    },
  });
