import { screen } from '#tests/support/rendering.ts';
import { expect } from 'vitest';
import { write } from '#tests/flows/support/write.ts';
import {
  balance,
  buyer,
  card,
  charges,
  FAILED,
  fillIn,
  kept as inJournal,
  openPurchase,
  PURCHASE,
  purchased,
} from '#tests/flows/support/purchase.ts';
import { cellsOf, type App } from './cell.ts';
import { siteFrame, type Place } from './console.ts';
import { SENTENCE, type FaultName } from './faults.ts';
import { byText, listCall } from './listCall.ts';
import { signedOut } from './signedOut.ts';
import { anySuccess, writeLogged, type Failure } from './writeOutcomes.ts';

/** Payment History of the demo's buyer, whose search finds three payments. */
const payments: Place = {
  as: 'buyer',
  path: '/Dashboard/paymentHistory',
  heading: 'Payment History',
  search: 'pi_1',
  about: 'pi_1eeace904299007871a4ec77',
  unselectable: true,
};

type Outcome = Exclude<Failure, 'unknown'> | 'saving' | 'signedOut' | 'found' | 'done';

/**
 * Outcome of each fault of creating a payment intent. Without a client secret nothing was charged, and the next press
 * begins again.
 */
const intentLeadsTo = {
  offline: 'refused',
  reset: 'refused',
  hang: 'refused',
  '500 JSON': 'explained',
  '500': 'refused',
  '401': 'signedOut',
  '403': 'signedOut',
  '204': 'refused',
  HTML: 'refused',
  null: 'refused',
  object: 'refused',
  'no _id': 'done',
  types: 'refused',
  '1 MB': 'tooLong',
} as const satisfies Record<FaultName, Outcome>;

/**
 * Outcome of each fault of saving a payment. The card was charged, so saving is repeated until the server, or the
 * payment history, shows it (C-15).
 */
const saveLeadsTo = {
  offline: 'saving',
  reset: 'found',
  hang: 'found',
  '500 JSON': 'saving',
  '500': 'saving',
  '401': 'signedOut',
  '403': 'signedOut',
  ...anySuccess,
  HTML: 'found',
  '1 MB': 'saving',
} as const satisfies Record<FaultName, Outcome>;

const COINS = 150;
const pay = ({ user }: App) => user.click(screen.getByText('Pay', { selector: 'button' }));

/**
 * Presses Pay with a card that is declined, which makes the intent, and enters a good one: the next fault then follows
 * the charge.
 */
const declineFirst = async (app: App) => {
  await fillIn(app.user, COINS, '4000000000000002');
  await pay(app);
  await screen.findByText(FAILED);
  const number = await card();
  await app.user.clear(number);
  await write(app.user, number, '4242424242424242');
};

/**
 * Row of the table of faults: a purchase by card, which `prepare` begins. Whatever goes wrong, it ends with one charge,
 * one payment in the server's books, and the coins.
 */
const payCall = (leadsTo: Readonly<Record<FaultName, Outcome>>, prepare: (app: App) => Promise<unknown>) =>
  cellsOf<Outcome>({
    about: buyer,
    leadsTo,
    looks: (method, path) => method === 'GET' && path === `/paymenthistory${buyer}`,
    logged: { ...writeLogged, saving: /ApiError/, found: /ApiError/ },
    open: async (trap) => {
      const app = await openPurchase({ answers: [trap.handler] });
      trap.before(app.simulation);
      const before = balance(app);
      await prepare(app);
      const number = ((await card()) as HTMLInputElement).value;
      const bought = async () => {
        await purchased(app, COINS);
        const ids = app.simulation.intents.snapshot().flatMap(({ id, status }) => (status === 'succeeded' ? id : []));
        const { payments: books } = app.simulation.state().marketplace;
        expect(books.filter(({ _id }) => ids.includes(_id))).toHaveLength(1);
        expect([charges(app), balance(app), inJournal()]).toEqual([1, before + COINS, []]);
      };
      const isCharged = () => charges(app) > 0;
      const failure = (reason: RegExp) => ({
        said: async () => {
          const message = await screen.findByText(reason);
          expect(message.closest('[role="alert"]')).toHaveTextContent(FAILED);
          expect(isCharged()).toBe(false);
        },
        goOn: async () => {
          await pay(app);
          await bought();
        },
      });
      const done = { said: () => screen.findByText(/^Payment successful!/), goOn: bought };
      return {
        app,
        provoke: () => pay(app),
        frame: siteFrame,
        kept: async () => {
          if (!isCharged()) {
            const field = screen.queryByRole('textbox', { name: 'Credit or debit card number' });
            if (field) expect(field).toHaveValue(number);
            return;
          }
          // What is charged is in the server's books, or in the journal of this browser.
          if (balance(app) === before) expect(inJournal()).toHaveLength(1);
        },
        claims: () => {
          if (balance(app) === before) expect(screen.queryByText(/^Payment successful!/)).toBeNull();
          if (isCharged()) expect(screen.queryByText(FAILED)).toBeNull();
        },
        outcomes: {
          explained: failure(new RegExp(`^${SENTENCE}$`)),
          refused: failure(/^Payment failed\. Please try again\.$/),
          tooLong: failure(/^M{300}…$/),
          saving: {
            said: () => screen.findByText(/^Your payment for 150 coins is being saved\. You need not pay again\./),
            // The pause before the next try ends with the network's return.
            goOn: async () => {
              dispatchEvent(new Event('online'));
              await bought();
            },
          },
          signedOut: signedOut({
            app: () => app,
            as: 'buyer',
            from: PURCHASE,
            back: async () => {
              if (!isCharged()) {
                await fillIn(app.user, COINS);
                await pay(app);
              }
              await bought();
            },
          }),
          found: done,
          done,
        },
      };
    },
  });

/** Calls of a purchase, and the list of earlier ones. */
export const purchaseCalls = {
  createPaymentIntent: payCall(intentLeadsTo, ({ user }) => fillIn(user, COINS)),
  savePayment: payCall(saveLeadsTo, declineFirst),
  listPayments: listCall(payments, byText),
} as const;
