import { screen, waitFor, within } from '#tests/support/rendering.ts';
import { expect } from 'vitest';
import type { Snapshot } from '#backend/store/port.ts';
import { write } from '#tests/flows/support/write.ts';
import { cellsOf, type App } from './cell.ts';
import { changeCall, noticeOf } from './changeCall.ts';
import { leftFor, openConsole, users, type Place } from './console.ts';
import type { FaultName } from './faults.ts';
import { listLeadsTo } from './listCall.ts';
import { readAgain, readOutcomes } from './readOutcomes.ts';

const NAME = 'Priya Tran';
const says = noticeOf(NAME, `The suspension of ${NAME} could not be changed.`);
/** Pattern that matches nothing: a failed read gives no message, because the list of users goes on without badges. */
const SAID_NOWHERE = /(?!)/;
const suspended = (seed: Snapshot): Snapshot => ({
  ...seed,
  users: seed.users.map((user) =>
    user.email === users.about ? { ...user, suspended: true, suspension: 'Spam.' } : user,
  ),
});
const suspendedOne: Place = { ...users, marketplaceOf: suspended };

const openPanel = async (user: App['user'], row: HTMLElement, button: string) => {
  if (!document.querySelector('[role="dialog"]')) await user.click(within(row).getByText(NAME));
  await screen.findByText(button, { selector: '[role="dialog"] button' });
};
const press = async (user: App['user'], row: HTMLElement, button: string) => {
  await openPanel(user, row, button);
  await user.click(screen.getByText(button, { selector: '[role="dialog"] button' }));
};

/** Outcome of each fault of the suspensions: without them, badges and a command are missing. */
const suspensionsLeadTo = {
  ...listLeadsTo,
  reset: 'quiet',
  hang: 'quiet',
  '500 JSON': 'quiet',
  '500': 'quiet',
  HTML: 'quiet',
  '204': 'none',
  null: 'none',
  object: 'none',
  'no _id': 'none',
  types: 'none',
  '1 MB': 'none',
} as const satisfies Record<FaultName, string>;

const listSuspensions = cellsOf<'waits' | 'quiet' | 'none' | 'signedOut'>({
  about: users.about,
  leadsTo: suspensionsLeadTo,
  logged: { signedOut: /ApiError/, quiet: /ApiError/ },
  open: async (trap) => {
    const app = await openConsole(users, trap);
    // The badges come late.
    await waitFor(() => expect(app.queryClient.getQueriesData({ queryKey: ['suspensions'] })).not.toEqual([]));
    await waitFor(() => expect(app.queryClient.isFetching()).toBe(0));
    const stands = () => waitFor(() => expect(app.queryClient.isFetching()).toBe(0));
    return {
      // Refresh, as a list that was just read is drawn from memory.
      ...readAgain(users, app),
      kept: () => {},
      outcomes: {
        waits: readOutcomes({ place: users, app, trap }, SAID_NOWHERE, stands).waits,
        quiet: { said: stands, goOn: stands },
        none: { said: stands, goOn: stands },
        signedOut: leftFor(users, () => app),
      },
    };
  },
});

export const suspensionCalls = {
  listSuspensions,
  suspendUser: changeCall({
    ...users,
    act: async (user, row) => {
      await press(user, row, 'Suspend');
      await write(user, await screen.findByLabelText('Reason', { selector: 'input' }), 'Spam.');
      await user.click(screen.getByText('Suspend', { selector: 'form button' }));
    },
    reopen: (user, row) => openPanel(user, row, 'Suspend'),
    done: `${NAME} is suspended.`,
    says,
    isDone: ({ users: all }) => all.some((one) => one.suspended),
    isShownDone: (row) => row?.textContent.includes('Suspended') === true,
  }),
  liftSuspension: changeCall({
    ...suspendedOne,
    act: (user, row) => press(user, row, 'Lift the suspension'),
    reopen: (user, row) => openPanel(user, row, 'Lift the suspension'),
    done: `The suspension of ${NAME} was lifted.`,
    says,
    isDone: ({ users: all }) => !all.some((one) => one.suspended),
    isShownDone: (row) => row?.textContent.includes('Suspended') === false,
  }),
};
