import { screen, waitFor } from '#tests/support/rendering.ts';
import { expect } from 'vitest';
import { write } from '#tests/flows/support/write.ts';
import { renderApp } from '#tests/support/renderApp.tsx';
import { cellsOf, type App } from './cell.ts';
import { oopsDialog } from './changeCall.ts';
import { refresh, siteFrame } from './console.ts';
import type { Trap } from './createTrap.ts';
import type { FaultName } from './faults.ts';
import { formCall } from './formCall.ts';
import { listLeadsTo, type ListOutcome } from './listCall.ts';
import { failing } from './readOutcomes.ts';
import { signedOut } from './signedOut.ts';

/** Address of the buyer of one task: the list is searched for it, because it is the one text that no fault changes. */
const BUYER = 'divya.akter@example.test';
const LIST = `/Dashboard/workerTaskList?${new URLSearchParams({ filter: JSON.stringify({ q: BUYER }) }).toString()}`;
const OFFLINE = /^You are offline\./;
const WORDS = 'Six sentences, as asked. 🦊';
const logged = {
  failed: /ApiError/,
  signedOut: /ApiError/,
  gone: /ApiError/,
};

const link = () => document.querySelector<HTMLAnchorElement>('main li a[href^="/Dashboard/taskDetails/"]');
const cardShown = () => waitFor(() => link() ?? Promise.reject(new Error('There is no card')));
const idle = ({ queryClient }: App) => waitFor(() => expect(queryClient.isFetching()).toBe(0));
const words = () => document.querySelector('textarea');
const formShown = () => waitFor(() => expect(words()).toBeInTheDocument());
const alertOf = (text: RegExp) => screen.findByText(text, { selector: '[role="alert"] :is(p, span)' });

const openList = async (trap: Trap) => {
  const app = await renderApp(LIST, { as: 'worker', answers: [trap.handler] });
  trap.before(app.simulation);
  await cardShown();
  await idle(app);
  return app;
};

/** Opens the task's page from the list, with its form. */
const openTask = async (trap: Trap) => {
  const app = await openList(trap);
  await app.user.click(await cardShown());
  await formShown();
  await idle(app);
  return app;
};

const leftFor = (app: App, from: string, back: () => Promise<unknown>) =>
  signedOut({ app: () => app, as: 'worker', from, back });

/** Outcome offline: the screen says so, and continues by itself once connected; `back` waits for that. */
const waits = (back: () => Promise<unknown>) => ({ said: () => screen.findByText(OFFLINE), goOn: back });
const failed = (app: App, text: RegExp, back: () => Promise<unknown>) => ({
  said: () => alertOf(text),
  goOn: async () => {
    await app.user.click(screen.getByText('Try again', { selector: 'main button' }));
    await back();
  },
});

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
      frame: siteFrame,
      kept: (outcome) => {
        if (outcome !== 'signedOut') expect(document.querySelector('input[type="search"]')).toHaveValue(BUYER);
      },
      outcomes: {
        waits: waits(cardShown),
        failed: failed(app, /^The list could not be loaded\./, cardShown),
        signedOut: leftFor(app, LIST, cardShown),
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
      frame: siteFrame,
      kept: (outcome) => {
        if (outcome !== 'signedOut') expect(location.pathname).toBe(path);
      },
      outcomes: {
        waits: waits(formShown),
        failed: failed(app, /^The server did not answer as it should\./, formShown),
        gone: failed(app, /^It was taken down, or its address is not right\.$/, formShown),
        signedOut: leftFor(app, path, formShown),
        drawn: { said: formShown, goOn: formShown },
      },
    };
  },
});

const createSubmission = formCall({
  as: 'worker',
  draft: 'submission',
  open: async (trap) => {
    const app = await openTask(trap);
    await write(app.user, words() ?? document.body, WORDS);
    return app;
  },
  entered: () => {
    const field = words();
    return field ? { words: field.value } : undefined;
  },
  submit: (user) => user.click(screen.getByText('Submit', { selector: 'button' })),
  count: ({ submissions }) => submissions.filter(({ submission_details }) => submission_details === WORDS).length,
  done: /^Your work is with the buyer and waits for review\.$/,
  says: { ...oopsDialog, unknown: /Your text is kept\.$/ },
});

export const workCalls = { listOpenTasks, getTask, createSubmission } as const;
