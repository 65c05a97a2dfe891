import { screen, within } from '#tests/support/rendering.ts';
import { renderApp } from '#tests/support/renderApp.tsx';
import { cellsOf } from './cell.ts';
import { addressOf, consoleStands, rowShown, leftFor, siteStands, type Place } from './console.ts';
import type { FaultName } from './faults.ts';
import { addressKept, stuckLoader, tryAgain } from './stuckLoader.ts';

type Outcome = 'stuck' | 'signedOut' | 'missing' | 'noRole' | 'known';

/**
 * Outcome of each fault of the user's record. A record that cannot be read is unknown; an empty response means that the
 * server has none (C-06, C-54).
 */
const leadsTo = {
  offline: 'stuck',
  reset: 'stuck',
  hang: 'stuck',
  '500 JSON': 'stuck',
  '500': 'stuck',
  '401': 'signedOut',
  '403': 'signedOut',
  '204': 'missing',
  HTML: 'stuck',
  null: 'missing',
  object: 'noRole',
  'no _id': 'known',
  types: 'noRole',
  '1 MB': 'noRole',
} as const satisfies Record<FaultName, Outcome>;

/**
 * Outcome of each fault of the prices: unknown or malformed ones are read again, because no money may be shown at other
 * prices.
 */
const ofPrices = {
  ...leadsTo,
  '204': 'stuck',
  null: 'stuck',
  object: 'stuck',
  types: 'stuck',
  '1 MB': 'known',
} as const satisfies Record<FaultName, Outcome>;

/** Row of the table of faults: the read of the prices, beside the user's record, when a page is loaded again. */
export const pricesCall = (place: Place) => reloadCall(place, ofPrices);

/** Row of the table of faults: the reload of a page by a signed-in user, with a search in the address. */
export const reloadCall = (place: Place, outcomes: Record<FaultName, Outcome> = leadsTo) =>
  cellsOf<Outcome>({
    about: place.about,
    leadsTo: outcomes,
    logged: { stuck: /^Error (setting token|fetching user):/, signedOut: /ApiError/ },
    open: async (trap) => {
      let app = await renderApp('/', { as: 'admin', answers: [trap.handler] });
      trap.before(app.simulation);
      const row = () => rowShown(place);
      return {
        app,
        provoke: async () => {
          app.view.unmount();
          app = await renderApp(addressOf(place), { answers: [trap.handler] });
          return app;
        },
        frame: (outcome) => (outcome === 'known' ? consoleStands(place) : siteStands()),
        kept: () => {
          addressKept(place, app);
        },
        outcomes: {
          stuck: stuckLoader(place, () => app),
          signedOut: leftFor(place, () => app),
          missing: {
            said: () => screen.findByText('One last question'),
            // The server has not forgotten who it is: what is chosen changes nothing.
            goOn: async () => {
              const main = within(screen.getByRole('main'));
              await app.user.selectOptions(main.getByLabelText(/^Role/), 'buyer');
              await app.user.click(main.getByText('Continue'));
              await row();
            },
          },
          noRole: {
            said: () => screen.findByText('Your role is not known yet.'),
            goOn: async () => {
              await tryAgain(app);
              await row();
            },
          },
          known: { said: row, goOn: row },
        },
      };
    },
  });
