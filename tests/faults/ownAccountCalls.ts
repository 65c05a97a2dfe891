import { screen, waitFor, within } from '#tests/support/rendering.ts';
import { expect } from 'vitest';
import { ownersExtras } from '#contract/extras.ts';
import { catchDownloads } from '#tests/flows/support/downloads.ts';
import { renderApp } from '#tests/support/renderApp.tsx';
import { write } from '#tests/flows/support/write.ts';
import { cellsOf } from './cell.ts';
import { noticeOf } from './changeCall.ts';
import { closeDialog } from './closeDialog.ts';
import { siteStands } from './console.ts';
import type { FaultName } from './faults.ts';
import { signedOut } from './signedOut.ts';
import { writeLeadsTo, writeLogged, type Failure, type WriteOutcome } from './writeOutcomes.ts';

type Outcome = 'failed' | 'saved' | 'signedOut';

/** Outcome of each fault of a download: a malformed response is not saved. */
const leadsTo = {
  offline: 'failed',
  reset: 'failed',
  hang: 'failed',
  '500 JSON': 'failed',
  '500': 'failed',
  '401': 'signedOut',
  '403': 'signedOut',
  '204': 'failed',
  HTML: 'failed',
  null: 'failed',
  object: 'failed',
  'no _id': 'saved',
  types: 'failed',
  '1 MB': 'saved',
} as const satisfies Record<FaultName, Outcome>;

const download = () => screen.findByText('Download as JSON', { selector: 'button' });

const getOwnData = cellsOf<Outcome>({
  about: 'worker@example.test',
  leadsTo,
  logged: { failed: /ApiError/, signedOut: /ApiError/ },
  open: async (trap) => {
    const { names } = catchDownloads();
    const app = await renderApp('/Profile', { as: 'worker', answers: [trap.handler] });
    trap.before(app.simulation);
    await download();
    await waitFor(() => expect(app.queryClient.isFetching()).toBe(0));
    const saved = () => waitFor(() => expect(names).toHaveLength(1));
    return {
      app,
      provoke: async () => app.user.click(await download()),
      frame: (outcome) => (outcome === 'signedOut' ? undefined : siteStands()),
      kept: () => {},
      claims: (outcome) => expect(names).toHaveLength(outcome === 'saved' ? 1 : 0),
      outcomes: {
        failed: {
          said: () => screen.findByText('Your data could not be read.'),
          goOn: async () => {
            await app.user.click(screen.getByText('Try again'));
            await saved();
          },
        },
        saved: { said: saved, goOn: saved },
        signedOut: signedOut({ app: () => app, as: 'worker', from: '/Profile', back: download }),
      },
    };
  },
});

const DONE = 'Your account is deleted.';
const END = 'Delete my account';
/** Demo's admin, who has nothing open. */
const admin = 'admin@example.test';
const end = () => screen.findByText(END, { selector: 'main button' });

/** Outcome of each fault of the preview of an erasure: its button is shown only after a right response. */
const readLeadsTo = {
  offline: 'waits',
  reset: 'failed',
  hang: 'failed',
  '500 JSON': 'failed',
  '500': 'failed',
  '401': 'signedOut',
  '403': 'signedOut',
  '204': 'failed',
  HTML: 'failed',
  null: 'failed',
  object: 'known',
  'no _id': 'known',
  types: 'known',
  '1 MB': 'known',
} as const satisfies Record<FaultName, string>;

const getErasure = cellsOf<'waits' | 'failed' | 'signedOut' | 'known'>({
  about: admin,
  leadsTo: readLeadsTo,
  logged: { signedOut: /ApiError/, failed: /ApiError/ },
  open: async (trap) => {
    const app = await renderApp('/aboutUs', { as: 'admin', answers: [trap.handler] });
    trap.before(app.simulation);
    return {
      app,
      provoke: () => app.router.navigate('/Profile'),
      frame: (outcome) => (outcome === 'signedOut' ? undefined : siteStands()),
      kept: () => {},
      outcomes: {
        waits: { said: () => screen.findByText(END, { selector: 'h2' }), goOn: end },
        failed: {
          said: () => screen.findByText('Whether your account can be deleted could not be read.'),
          goOn: async () => {
            const alert = screen.getByText(/^Whether your account/).closest<HTMLElement>('[role="alert"]');
            await app.user.click(within(alert ?? document.body).getByText('Try again'));
            await end();
          },
        },
        signedOut: signedOut({ app: () => app, as: 'admin', from: '/Profile', back: end }),
        known: { said: end, goOn: end },
      },
    };
  },
});

const says = noticeOf(admin, 'Your account could not be deleted.');

const eraseAccount = cellsOf<WriteOutcome>({
  about: admin,
  leadsTo: writeLeadsTo,
  logged: writeLogged,
  open: async (trap) => {
    const app = await renderApp('/Profile', { as: 'admin', answers: [trap.handler] });
    trap.before(app.simulation);
    await end();
    await waitFor(() => expect(app.queryClient.isFetching()).toBe(0));
    const isErased = () => app.simulation.state().marketplace.closings.some(({ erased }) => erased);
    const provoke = async () => {
      await app.user.click(await end());
      await write(app.user, await screen.findByLabelText(/^Type your email address/), admin);
      await app.user.click(screen.getByText(END, { selector: '[role="dialog"] button' }));
    };
    const done = () => screen.findByText(DONE);
    const failure = (kind: Failure) => ({
      said: async () => {
        const message = await screen.findByText(says[kind]);
        expect(message.closest('[role="alert"], [role="alertdialog"]')).not.toBeNull();
      },
      goOn: async () => {
        if (isErased()) return;
        await closeDialog(app.user);
        await waitFor(() => expect(document.querySelector('[role="dialog"]')).toBeNull());
        await provoke();
        await done();
        expect(isErased()).toBe(true);
      },
    });
    return {
      app,
      provoke,
      frame: () => {},
      kept: () => {},
      claims: (outcome) => {
        if (outcome !== 'done') expect(screen.queryByText(DONE)).toBeNull();
        else expect(isErased()).toBe(true);
      },
      outcomes: {
        unknown: failure('unknown'),
        explained: failure('explained'),
        refused: failure('refused'),
        tooLong: failure('tooLong'),
        signedOut: signedOut({ app: () => app, as: 'admin', from: '/Profile', back: end }),
        done: { said: done, goOn: done },
      },
    };
  },
});

/** Server of an owner, which writes documents. */
const owners = {
  as: 'worker',
  extras: ownersExtras.filter((name) => name !== 'paging'),
  writeDocument: () => Promise.resolve(new TextEncoder().encode('%PDF-')),
} as const;
const statement = () => screen.findByText('Statement of 2026', { selector: 'button' });

const listDocuments = cellsOf<'waits' | 'failed' | 'signedOut' | 'known'>({
  about: 'worker@example.test',
  leadsTo: { ...readLeadsTo, object: 'failed', types: 'failed' },
  logged: { signedOut: /ApiError/, failed: /ApiError/ },
  open: async (trap) => {
    const app = await renderApp('/aboutUs', { ...owners, answers: [trap.handler] });
    trap.before(app.simulation);
    const heading = () => screen.findByText('Documents', { selector: 'h2' });
    return {
      app,
      provoke: () => app.router.navigate('/Profile'),
      frame: (outcome) => (outcome === 'signedOut' ? undefined : siteStands()),
      kept: () => {},
      outcomes: {
        waits: { said: heading, goOn: statement },
        failed: {
          said: () => screen.findByText('The documents could not be read.'),
          goOn: async () => {
            const alert = screen.getByText(/^The documents/).closest<HTMLElement>('[role="alert"]');
            await app.user.click(within(alert ?? document.body).getByText('Try again'));
            await statement();
          },
        },
        signedOut: signedOut({ app: () => app, as: 'worker', from: '/Profile', back: statement }),
        known: { said: statement, goOn: statement },
      },
    };
  },
});

const getDocument = cellsOf<Outcome>({
  about: 'worker@example.test',
  leadsTo,
  logged: { failed: /ApiError/, signedOut: /ApiError/ },
  open: async (trap) => {
    const { names } = catchDownloads();
    const app = await renderApp('/Profile', { ...owners, answers: [trap.handler] });
    trap.before(app.simulation);
    await statement();
    await waitFor(() => expect(app.queryClient.isFetching()).toBe(0));
    const saved = () => waitFor(() => expect(names).toEqual(['statement-2026.pdf']));
    return {
      app,
      provoke: async () => app.user.click(await statement()),
      frame: (outcome) => (outcome === 'signedOut' ? undefined : siteStands()),
      kept: () => {},
      claims: (outcome) => expect(names).toHaveLength(outcome === 'saved' ? 1 : 0),
      outcomes: {
        failed: {
          said: () => screen.findByText('This document could not be downloaded.'),
          goOn: async () => {
            await app.user.click(screen.getByText('Try again'));
            await saved();
          },
        },
        saved: { said: saved, goOn: saved },
        signedOut: signedOut({ app: () => app, as: 'worker', from: '/Profile', back: statement }),
      },
    };
  },
});

/** Calls of the profile about the own account. */
export const ownAccountCalls = { getOwnData, getErasure, eraseAccount, listDocuments, getDocument };
