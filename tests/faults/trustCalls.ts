import { screen, waitFor, within } from '#tests/support/rendering.ts';
import { expect } from 'vitest';
import { cellsOf, type App } from './cell.ts';
import { changeCall, noticeOf } from './changeCall.ts';
import { heldWorker, home, leftFor, openConsole, consoleStands, rowShown } from './console.ts';
import type { FaultName } from './faults.ts';
import { failing, readOutcomes } from './readOutcomes.ts';

const NAME = 'Zoë Rahman';
const HELD = /^A withdrawal of .* is held/;
const FAILED = /^The signals could not be loaded\.$/;

const openPanel = async (user: App['user'], row: HTMLElement) => {
  if (!document.querySelector('[role="dialog"]')) await user.click(within(row).getByText(NAME));
  await screen.findByText('Release');
};

/**
 * Outcome of each fault of the signals in a user's panel: 'told' if it shows them all the same. Unknown signals are never
 * shown as none.
 */
const signalsLeadTo = {
  ...failing,
  '204': 'failed',
  HTML: 'failed',
  null: 'failed',
  object: 'failed',
  'no _id': 'told',
  types: 'failed',
  '1 MB': 'told',
} as const satisfies Record<FaultName, string>;

const listUserSignals = cellsOf<'waits' | 'failed' | 'signedOut' | 'told'>({
  about: heldWorker.about,
  leadsTo: signalsLeadTo,
  logged: { failed: /ApiError/, signedOut: /ApiError/ },
  open: async (trap) => {
    const app = await openConsole(heldWorker, trap);
    const told = () => screen.findByText(HELD);
    const { failed, signedOut } = readOutcomes({ place: heldWorker, app, trap }, FAILED, told);
    return {
      app,
      provoke: async () => app.user.click(within(await rowShown(heldWorker)).getByText(NAME)),
      frame: (outcome) => (outcome === 'signedOut' ? undefined : consoleStands(heldWorker)),
      kept: () => {},
      outcomes: {
        waits: { said: () => screen.findByRole('region', { name: 'Signals', hidden: true }), goOn: told },
        failed,
        signedOut,
        told: { said: told, goOn: told },
      },
    };
  },
});

/** Outcome of each fault of the pauses: without them, their commands are missing. */
const pausesLeadTo = {
  ...signalsLeadTo,
  offline: 'quiet',
  reset: 'quiet',
  hang: 'quiet',
  '500 JSON': 'quiet',
  '500': 'quiet',
  '204': 'quiet',
  HTML: 'quiet',
  null: 'quiet',
  object: 'quiet',
  'no _id': 'quiet',
  types: 'quiet',
  '1 MB': 'quiet',
} as const satisfies Record<FaultName, string>;

const getPauses = cellsOf<'quiet' | 'signedOut'>({
  about: home.about,
  leadsTo: pausesLeadTo,
  logged: { signedOut: /ApiError/, quiet: /ApiError/ },
  open: async (trap) => {
    const app = await openConsole(home, trap);
    const stands = () => waitFor(() => expect(app.queryClient.isFetching()).toBe(0));
    return {
      app,
      provoke: async () => {
        void app.queryClient.refetchQueries({ queryKey: ['pauses'] });
        await waitFor(() => expect(app.requests.length + trap.answered()).toBeGreaterThan(0));
      },
      frame: (outcome) => (outcome === 'signedOut' ? undefined : consoleStands(home)),
      kept: () => {},
      outcomes: {
        quiet: { said: stands, goOn: stands },
        signedOut: leftFor(home, () => app),
      },
    };
  },
});

export const trustCalls = {
  listUserSignals,
  releaseHold: changeCall({
    ...heldWorker,
    before: openPanel,
    act: async (user, row) => {
      await openPanel(user, row);
      await user.click(screen.getByText('Release'));
    },
    reopen: openPanel,
    done: 'The withdrawal was released.',
    says: noticeOf(NAME, 'The withdrawal could not be released.'),
    isDone: ({ holds }) => holds.every(({ released }) => released),
    isShownDone: () => screen.queryByText('Release') === null,
  }),
  getPauses,
  setPauses: changeCall({
    ...home,
    // The commands of the whole list.
    unselectable: true,
    act: async (user) => user.click(await screen.findByText('Pause payouts')),
    done: 'Payouts were paused.',
    says: noticeOf('Pending withdrawals', 'Sales and payouts could not be changed.'),
    isDone: ({ pauses }) => pauses.some(({ _id, paused }) => _id === 'payouts' && paused),
    isShownDone: () => screen.queryByText('Payouts are paused: no request can be marked as paid.') !== null,
  }),
};
