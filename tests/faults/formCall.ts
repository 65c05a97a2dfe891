import { screen, waitFor } from '#tests/support/rendering.ts';
import { expect } from 'vitest';
import type { Role } from '#domain/entities.ts';
import { cellsOf, type App } from './cell.ts';
import type { Marketplace } from './changeCall.ts';
import { closeDialog } from './closeDialog.ts';
import { siteFrame } from './console.ts';
import type { Trap } from './createTrap.ts';
import type { FaultName } from './faults.ts';
import { signedOut } from './signedOut.ts';
import { writeLeadsTo, writeLogged, type Failure, type WriteOutcome } from './writeOutcomes.ts';

/** Outcome of each fault. After a lost response the list is read, which shows that the write was done. */
const leadsTo = { ...writeLeadsTo, reset: 'done', hang: 'done', HTML: 'done' } as const satisfies Record<
  FaultName,
  WriteOutcome
>;

type FormCall = {
  as: Role;
  /** Prefix of the draft's key in the browser's storage. */
  draft: string;
  /** Opens the screen and fills in the form. */
  open: (trap: Trap) => Promise<App>;
  /** Texts of the form's fields; undefined if there is no form. */
  entered: () => Readonly<Record<string, string>> | undefined;
  submit: (user: App['user']) => Promise<void>;
  /** Sends again what may have arrived; `isDone` is true if it has. */
  repeat?: (app: App, isDone: boolean) => Promise<unknown>;
  /** Number of records on the server that this form has made. */
  count: (marketplace: Marketplace) => number;
  /** Message of success; `says` has those of failure. */
  done: RegExp;
  says: Readonly<Record<Failure, RegExp>>;
  /** Outcomes that differ from those of other forms. */
  change?: Partial<Record<FaultName, WriteOutcome>>;
};

/** Row of the table of faults: the write of a form that must not be sent twice, and keeps its input as a draft. */
export const formCall = ({ as, draft, open, entered, submit, repeat, count, done, says, change }: FormCall) =>
  cellsOf<WriteOutcome>({
    about: '',
    leadsTo: { ...leadsTo, ...change },
    logged: writeLogged,
    open: async (trap) => {
      const app = await open(trap);
      const typed = entered();
      const path = location.pathname;
      const made = () => count(app.simulation.state().marketplace);
      /** Success message shown to the user; afterwards the form and its draft may be gone. */
      let told = false;
      const inForm = () => {
        expect(entered()).toEqual(typed);
        expect(Object.values(typed ?? {})).not.toContain('');
      };
      const inDraft = () => {
        const kept = Object.entries(localStorage).find(([key]) => key.includes(`.draft.${draft}`));
        const texts: unknown = JSON.parse(String(kept?.[1] ?? null));
        expect(Object.values(texts ?? {})).toEqual(expect.arrayContaining(Object.values(typed ?? {})));
      };
      const isDone = async () => {
        await screen.findByText(done);
        told = true;
        expect(made()).toBe(1);
      };
      const again = async () => {
        await closeDialog(app.user);
        inForm();
        await submit(app.user);
        await isDone();
      };
      const failure = (kind: Failure) => ({
        said: async () => {
          const message = await screen.findByText(says[kind]);
          expect(message.closest('[role="alert"], [role="status"], [role="alertdialog"]')).not.toBeNull();
        },
        goOn: async () => {
          if (kind !== 'unknown' || !repeat) return again();
          await closeDialog(app.user);
          await repeat(app, made() > 0);
          told = made() > 0 && screen.queryByText(done) !== null;
          expect(made()).toBe(1);
        },
      });
      return {
        app,
        provoke: () => submit(app.user),
        frame: siteFrame,
        kept: (outcome) => {
          if (told) return;
          if (outcome !== 'signedOut') inForm();
          inDraft();
        },
        claims: (outcome) => {
          expect(screen.queryByText(done) !== null).toBe(outcome === 'done');
        },
        outcomes: {
          unknown: failure('unknown'),
          explained: failure('explained'),
          refused: failure('refused'),
          tooLong: failure('tooLong'),
          signedOut: signedOut({
            app: () => app,
            as,
            from: path,
            back: async () => {
              await waitFor(inForm);
              await again();
            },
          }),
          done: { said: isDone, goOn: () => waitFor(() => expect(made()).toBe(1)) },
        },
      };
    },
  });
