import { screen, waitFor, within } from '#tests/support/rendering.ts';
import { expect } from 'vitest';
import type { Snapshot } from '#backend/store/port.ts';
import { usualExtras } from '#contract/extras.ts';
import { chooseOption } from '#tests/support/chooseOption.ts';
import { cellsOf } from './cell.ts';
import { changeCall, noticeOf } from './changeCall.ts';
import { consoleStands, openConsole, users, type Place } from './console.ts';
import type { FaultName } from './faults.ts';
import { failing, readOutcomes } from './readOutcomes.ts';

const NAME = 'Priya Tran';
const ASKED = /asks to make .* an admin\.$/;
const FAILED = /^Who is to become an admin could not be loaded\.$/;

const twoAdmins: Place = {
  ...users,
  extras: [...usualExtras.filter((name) => name !== 'paging'), 'twoAdmins'],
};
/** Demo's rows with a promotion for which another admin has asked. */
const asked = (seed: Snapshot): Snapshot => {
  const idOf = (address: string) => seed.users.find(({ email }) => email === address)?._id ?? '';
  const { created_at = '' } = seed.users[0] ?? {};
  const [user_id, asker] = [idOf(users.about), idOf('kofi.castillo@example.test')];
  return { ...seed, promotions: [{ _id: 'p', user_id, asker, decider: '', confirmed: false, created_at }] };
};
const waiting: Place = { ...twoAdmins, marketplaceOf: asked };

const roleIn = (row: HTMLElement | undefined) => row && within(row).getByLabelText('Role').textContent;

/** Outcome of each fault of the waiting promotions: an unknown list is never shown as empty. */
const promotionsLeadTo = {
  ...failing,
  offline: 'told',
  '204': 'none',
  HTML: 'failed',
  null: 'none',
  object: 'none',
  'no _id': 'told',
  types: 'told',
  '1 MB': 'told',
} as const satisfies Record<FaultName, string>;

const listPromotions = cellsOf<'told' | 'none' | 'failed' | 'signedOut'>({
  about: waiting.about,
  leadsTo: promotionsLeadTo,
  logged: { failed: /ApiError/, signedOut: /ApiError/ },
  open: async (trap) => {
    const app = await openConsole(waiting, trap);
    const told = () => screen.findByText(ASKED);
    const { failed, signedOut } = readOutcomes({ place: waiting, app, trap }, FAILED, told);
    const read = () => {
      // As react-admin's Refresh does; the list itself is fresh for a while.
      void app.queryClient.invalidateQueries();
    };
    return {
      app,
      provoke: async () => {
        read();
        await waitFor(() => expect(app.requests.length + trap.answered()).toBeGreaterThan(0));
      },
      frame: (outcome) => (outcome === 'signedOut' ? undefined : consoleStands(waiting)),
      kept: () => {},
      outcomes: {
        told: { said: told, goOn: told },
        none: {
          said: () => waitFor(() => expect(screen.queryByText(ASKED)).toBeNull()),
          goOn: async () => {
            read();
            await told();
          },
        },
        failed,
        signedOut,
      },
    };
  },
});

/** Calls by which two admins make a third. */
export const promotionCalls = {
  listPromotions,
  askPromotion: changeCall({
    ...twoAdmins,
    act: (user, row) => chooseOption(user, within(row).getByLabelText('Role'), 'Admin'),
    done: `Another admin has to confirm that ${NAME} becomes an admin.`,
    says: noticeOf(NAME, `The role of ${NAME} could not be changed.`),
    isDone: ({ promotions }) => promotions.length > 0,
    isShownDone: () => screen.queryByText(/^You asked to make/) !== null,
  }),
  confirmPromotion: changeCall({
    ...waiting,
    act: async (user) => user.click(await screen.findByText('Confirm', { selector: 'button' })),
    done: `${NAME} is an admin now.`,
    says: noticeOf(NAME, `Whether ${NAME} becomes an admin could not be decided.`),
    isDone: (books) => books.users.find(({ email }) => email === users.about)?.role === 'admin',
    isShownDone: (row) => roleIn(row) === 'Admin',
  }),
  takeBackPromotion: changeCall({
    ...waiting,
    act: async (user) => user.click(await screen.findByText('Decline', { selector: 'button' })),
    done: `${NAME} does not become an admin.`,
    says: noticeOf(NAME, `Whether ${NAME} becomes an admin could not be decided.`),
    isDone: ({ promotions }) => promotions.every(({ decider }) => decider !== ''),
    isShownDone: () => screen.queryByText(ASKED) === null,
  }),
};
