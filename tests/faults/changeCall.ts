import { screen, waitFor } from '#tests/support/rendering.ts';
import { expect } from 'vitest';
import type { Simulation } from '#mocks/createSimulation.ts';
import { cellsOf, type App } from './cell.ts';
import { closeDialog } from './closeDialog.ts';
import { consoleStands, openConsole, rowOf, rowShown, searchKept, leftFor, type Place } from './console.ts';
import { SENTENCE } from './faults.ts';
import { writeLeadsTo, writeLogged, type Failure, type WriteOutcome } from './writeOutcomes.ts';

export type Marketplace = ReturnType<Simulation['state']>['marketplace'];

type Change = Place & {
  /** Makes the change, through the screen, in its row. */
  act: (user: App['user'], row: HTMLElement) => Promise<unknown>;
  /** Opens, before the fault, what reads more from the server. */
  before?: (user: App['user'], row: HTMLElement) => Promise<unknown>;
  /**
   * Checks that the dialog or panel opened for the change is still open, unless its input is on the server
   * (`isTrulyDone`).
   */
  opened?: (isTrulyDone: boolean) => void;
  /** Opens again, after a new sign-in, what the address does not name. */
  reopen?: (user: App['user'], row: HTMLElement) => Promise<unknown>;
  /** Message of success; `says` has those of failure. */
  done: string;
  says: Readonly<Record<Failure, RegExp>>;
  /** True if the change was made, by the server's data; `isShownDone` judges by the row on the screen. */
  isDone: (marketplace: Marketplace) => boolean;
  isShownDone: (row: HTMLElement | undefined) => boolean;
};

const escaped = (text: string) => text.replace(/[.$()]/g, '\\$&');
const reasons = { explained: escaped(SENTENCE), tooLong: 'M{300}…' } as const;

/**
 * Patterns of the notices about a failed change, for each kind of failure. `name` is the row's, `failed` our sentence,
 * which the server's follows, cut to a sentence's length.
 */
export const noticeOf = (name: string, failed: string) =>
  ({
    unknown: new RegExp(
      `^${escaped(name)}: .* (?:It may have been done|Nothing is known to be done)\\. The list is being read again\\.$`,
    ),
    explained: new RegExp(`^${escaped(failed)} ${reasons.explained}$`),
    refused: new RegExp(`^${escaped(failed)}$`),
    tooLong: new RegExp(`^${escaped(failed)} ${reasons.tooLong}$`),
  }) satisfies Change['says'];

/** Patterns of a dialog about a failure, for each kind: it shows the server's sentence or `fallback` (C-09). */
export const dialogOf = (fallback: string) =>
  ({
    unknown: new RegExp(`^${escaped(fallback)}$`),
    explained: new RegExp(`^${reasons.explained}$`),
    refused: new RegExp(`^${escaped(fallback)}$`),
    tooLong: new RegExp(`^${reasons.tooLong}$`),
  }) satisfies Change['says'];

/** Patterns of the text below 'Something went wrong!' in the dialog of C-42, for each kind of failure. */
export const oopsDialog = {
  unknown: /(?:It may have been done|Nothing is known to be done)\. The list is being read again\.$/,
  explained: new RegExp(`^${reasons.explained}$`),
  refused: /^Something went wrong!$/,
  tooLong: new RegExp(`^${reasons.tooLong}$`),
} as const satisfies Change['says'];

/** Row of the table of faults: a call that changes one row of a list that is searched and has another row selected. */
export const changeCall = ({ act, before, opened, reopen, done, says, isDone, isShownDone, ...place }: Change) =>
  cellsOf<WriteOutcome>({
    about: place.about,
    leadsTo: writeLeadsTo,
    logged: writeLogged,
    open: async (trap) => {
      const app = await openConsole(place, trap);
      await before?.(app.user, await rowShown(place));
      const provoke = async () => {
        await act(app.user, await rowShown(place));
      };
      const isTrulyDone = () => isDone(app.simulation.state().marketplace);
      const truthShown = () =>
        waitFor(() => {
          expect(isShownDone(rowOf(place))).toBe(isTrulyDone());
        });
      const failure = (kind: Failure) => ({
        said: async () => {
          const message = await screen.findByText(says[kind]);
          expect(message.closest('[role="alert"], [role="alertdialog"]')).not.toBeNull();
        },
        goOn: async () => {
          await closeDialog(app.user);
          if (!isTrulyDone()) {
            await provoke();
            await screen.findByText(done);
          }
          await waitFor(() => expect(isTrulyDone()).toBe(true));
          await truthShown();
        },
      });
      const left = leftFor(place, () => app);
      return {
        app,
        provoke,
        frame: (outcome) => (outcome === 'signedOut' ? undefined : consoleStands(place)),
        kept: async (outcome) => {
          if (outcome === 'signedOut') return;
          await searchKept(place);
          opened?.(isTrulyDone());
        },
        claims: async (outcome) => {
          if (outcome === 'signedOut') expect(isTrulyDone()).toBe(false);
          else await truthShown();
          if (outcome !== 'done') expect(screen.queryByText(done)).toBeNull();
        },
        outcomes: {
          unknown: failure('unknown'),
          explained: failure('explained'),
          refused: failure('refused'),
          tooLong: failure('tooLong'),
          signedOut: {
            ...left,
            goOn: async () => {
              await left.goOn();
              await reopen?.(app.user, await rowShown(place));
              if (reopen) opened?.(false);
            },
          },
          done: { said: () => screen.findByText(done), goOn: truthShown },
        },
      };
    },
  });
