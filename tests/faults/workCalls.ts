import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { signInAs } from '#tests/flows/support/signIn.ts';
import { write } from '#tests/flows/support/write.ts';
import { renderApp } from '#tests/support/renderApp.tsx';
import { cellsOf, type App } from './cell.ts';
import { refresh, siteStands } from './console.ts';
import type { Trap } from './createTrap.ts';
import type { FaultName } from './faults.ts';
import { failing } from './readOutcomes.ts';

/** The buyer of one task: it is all that the list is searched for, and the one word that no fault changes. */
const BUYER = 'divya.akter@example.test';
const LIST = `/Dashboard/workerTaskList?${new URLSearchParams({ filter: JSON.stringify({ q: BUYER }) }).toString()}`;
const OFFLINE = /^You are offline\./;
const WORDS = 'Six sentences, as asked. 🦊';
const logged = {
  failed: /ApiError/,
  signedOut: /ApiError/,
  gone: /ApiError/,
  unknown: /ApiError/,
  refused: /ApiError/,
};

const link = () => document.querySelector<HTMLAnchorElement>('main li a[href^="/Dashboard/taskDetails/"]');
const cardShown = () => waitFor(() => link() ?? Promise.reject(new Error('There is no card')));
const idle = ({ queryClient }: App) => waitFor(() => expect(queryClient.isFetching()).toBe(0));
const words = () => document.querySelector('textarea');
const formShown = () => waitFor(() => expect(words()).toBeInTheDocument());
const alertOf = (text: RegExp) => screen.findByText(text, { selector: '[role="alert"] p' });

const openList = async (trap: Trap) => {
  const app = await renderApp(LIST, { as: 'worker', answers: [trap.handler] });
  trap.before(app.simulation);
  await cardShown();
  await idle(app);
  return app;
};

/** The open task's page, with its form. */
const openTask = async (trap: Trap) => {
  const app = await openList(trap);
  await app.user.click(await cardShown());
  await formShown();
  await idle(app);
  return app;
};

/** What `path` begins with is where one comes back to after the next sign-in, where `back` is there. */
const signedOut = (app: App, path: string, back: () => Promise<unknown>) => ({
  said: async () => {
    await screen.findByText('Login', { selector: 'button' });
    expect(app.session.state().user).toBeNull();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    const from: unknown = expect.stringContaining(path);
    expect(app.router.state.location).toMatchObject({ pathname: '/login', state: { from } });
  },
  goOn: async () => {
    await signInAs(app.user, 'worker');
    await back();
  },
});

const frame = (outcome: string) => {
  if (outcome !== 'signedOut') siteStands();
};
/** It waits for the connection by itself, and says so. */
const waits = (back: () => Promise<unknown>) => ({ said: () => screen.findByText(OFFLINE), goOn: back });
const failed = (app: App, text: RegExp, back: () => Promise<unknown>) => ({
  said: () => alertOf(text),
  goOn: async () => {
    await app.user.click(screen.getByText('Try again', { selector: 'main button' }));
    await back();
  },
});

type ListOutcome = 'waits' | 'failed' | 'signedOut' | 'empty' | 'drawn';
const listLeadsTo = {
  ...failing,
  '204': 'empty',
  HTML: 'empty',
  null: 'empty',
  object: 'empty',
  'no _id': 'drawn',
  types: 'drawn',
  '1 MB': 'drawn',
} as const satisfies Record<FaultName, ListOutcome>;

const listOpenTasks = cellsOf<ListOutcome>({
  about: BUYER,
  leadsTo: listLeadsTo,
  logged,
  open: async (trap) => {
    const app = await openList(trap);
    const again = async () => {
      await refresh(app);
      await cardShown();
    };
    return {
      app,
      provoke: () => refresh(app),
      frame,
      kept: (outcome) => {
        if (outcome !== 'signedOut') expect(document.querySelector('input[type="search"]')).toHaveValue(BUYER);
      },
      outcomes: {
        waits: waits(cardShown),
        failed: failed(app, /^The list could not be loaded\.$/, cardShown),
        signedOut: signedOut(app, LIST, cardShown),
        empty: { said: () => screen.findByText('Nothing matches your search.'), goOn: again },
        drawn: { said: cardShown, goOn: again },
      },
    };
  },
});

type TaskOutcome = 'waits' | 'failed' | 'signedOut' | 'gone' | 'drawn';
const taskLeadsTo = {
  ...failing,
  '204': 'gone',
  HTML: 'failed',
  null: 'gone',
  object: 'drawn',
  'no _id': 'drawn',
  types: 'drawn',
  '1 MB': 'drawn',
} as const satisfies Record<FaultName, TaskOutcome>;

const getTask = cellsOf<TaskOutcome>({
  about: BUYER,
  leadsTo: taskLeadsTo,
  logged,
  open: async (trap) => {
    const app = await openList(trap);
    const path = link()?.getAttribute('href') ?? '';
    return {
      app,
      provoke: async () => app.user.click(await cardShown()),
      frame,
      kept: (outcome) => {
        if (outcome !== 'signedOut') expect(location.pathname).toBe(path);
      },
      outcomes: {
        waits: waits(formShown),
        failed: failed(app, /^The server did not answer as it should\./, formShown),
        gone: failed(app, /^It was taken down, or its address is not right\.$/, formShown),
        signedOut: signedOut(app, path, formShown),
        drawn: { said: formShown, goOn: formShown },
      },
    };
  },
});

type SentOutcome = 'done' | 'unknown' | 'refused' | 'signedOut';
/** What was done is known from the list, whatever came back. */
const sentLeadsTo = {
  offline: 'unknown',
  reset: 'done',
  hang: 'done',
  '500 JSON': 'refused',
  '500': 'refused',
  '401': 'signedOut',
  '403': 'signedOut',
  '204': 'done',
  HTML: 'done',
  null: 'done',
  object: 'done',
  'no _id': 'done',
  types: 'done',
  '1 MB': 'refused',
} as const satisfies Record<FaultName, SentOutcome>;

const createSubmission = cellsOf<SentOutcome>({
  about: BUYER,
  leadsTo: sentLeadsTo,
  logged,
  open: async (trap) => {
    const app = await openTask(trap);
    await write(app.user, words() ?? document.body, WORDS);
    const submit = () => app.user.click(screen.getByText('Submit', { selector: 'button' }));
    const count = () =>
      app.simulation.state().marketplace.submissions.filter(({ submission_details }) => submission_details === WORDS)
        .length;
    const saved = () => screen.findByText('Your work is with the buyer and waits for review.');
    const again = async () => {
      const dialog = screen.queryByRole('alertdialog');
      if (dialog) {
        await app.user.click(within(dialog).getByText('Close'));
        await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      }
      await submit();
      await saved();
      expect(count()).toBe(1);
    };
    const refused = (text: RegExp) => ({
      said: () => screen.findByText(text, { selector: '[role="alertdialog"] p' }),
      goOn: again,
    });
    return {
      app,
      provoke: submit,
      frame,
      kept: (outcome) => {
        if (outcome === 'signedOut') return;
        if (words()) expect(words()).toHaveValue(WORDS);
        else expect(screen.getByText(WORDS)).toBeInTheDocument();
      },
      claims: (outcome) => {
        const said = screen.queryByText('Your work is with the buyer and waits for review.') !== null;
        expect(said).toBe(outcome === 'done');
        if (said) expect(count()).toBe(1);
      },
      outcomes: {
        done: { said: saved, goOn: saved },
        unknown: refused(/Your text is kept\.$/),
        refused: refused(/^Something went wrong!$/),
        signedOut: signedOut(app, location.pathname, async () => {
          await formShown();
          expect(words()).toHaveValue(WORDS);
          await again();
        }),
      },
    };
  },
});

/** How the calls of a worker who does a task are provoked. */
export const workCalls = { listOpenTasks, getTask, createSubmission } as const;
