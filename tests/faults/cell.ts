import { waitFor } from '#tests/support/rendering.ts';
import { expect } from 'vitest';
import { expectConsoleError } from '#tests/support/consoleErrors.ts';
import type { renderApp, Sent } from '#tests/support/renderApp.tsx';
import { createTrap, type CallName, type Trap } from './createTrap.ts';
import type { FaultName } from './faults.ts';

export type App = Awaited<ReturnType<typeof renderApp>>;

/** What a cell of the table says when it is not ok. */
type Miss = 'white screen' | 'lost input' | 'no message or retry' | 'false claim' | 'sent twice' | 'no way on';

/** A screen before the fault, and what is done and to be seen there. */
export type Stage<Outcome extends string> = {
  app: App;
  /** Whether what the call belongs to is still there: headings and navigation. */
  frame: (outcome: Outcome) => void;
  /** Makes the call, through the screen; answers the page anew where that means to load it again. */
  provoke: () => Promise<App | undefined> | Promise<void>;
  /** What was entered and chosen before is still there, while the fault lasts and when it is over. */
  kept: (outcome: Outcome, isOver: boolean) => void | Promise<void>;
  /** What the fault leads to, each with what says so and, once the fault is over, the way on. */
  outcomes: Readonly<Record<Outcome, { said: () => Promise<unknown>; goOn: () => Promise<unknown> }>>;
  /** What must not be said or shown meanwhile. */
  claims?: (outcome: Outcome) => void | Promise<void>;
};

/** How a call behaves: one row of the table. Outcomes are named by whoever stages them. */
export type Call<Outcome extends string> = {
  about: string;
  open: (trap: Trap) => Promise<Stage<Outcome>>;
  /** What each fault leads to. */
  leadsTo: Readonly<Record<FaultName, Outcome>>;
  /** What the client asks before it sends once more: a repeat after such a read is not blind. Without it there are no repeats. */
  looks?: (method: string, path: string) => boolean;
  /** Outcomes that are logged (API-8). */
  logged: Readonly<Partial<Record<Outcome, RegExp>>>;
};

/** One cell: opens the screen, makes the call go wrong, looks at what the user has then, and goes on once it is over. */
const runCell = async <O extends string>(name: CallName, call: Call<O>, fault: FaultName) => {
  const { about, open, leadsTo, logged, looks } = call;
  const trap = createTrap(name, about);
  const outcome = leadsTo[fault];
  const stage = await open(trap);
  const { frame, provoke, kept, claims, outcomes } = stage;
  let { app } = stage;
  const complaint = logged[outcome];
  if (complaint) expectConsoleError(complaint);
  // Between two tries; nobody waits for it here.
  const defaults = app.queryClient.getDefaultOptions();
  app.queryClient.setDefaultOptions({ ...defaults, queries: { ...defaults.queries, retryDelay: 0 } });

  const must = async (miss: Miss, holds: () => unknown) => {
    try {
      await holds();
    } catch (error) {
      throw new Error(`missed: ${isBlank() ? 'white screen' : miss}`, { cause: error });
    }
  };
  const { said, goOn } = outcomes[outcome];
  app.requests.length = 0;
  trap.spring(fault);
  try {
    app = (await provoke()) ?? app;
    await must('no message or retry', said);
    await must('white screen', () => frame(outcome));
    await must('lost input', () => kept(outcome, false));
    await must('false claim', () => claims?.(outcome));
    await must('sent twice', () => {
      // Reads may be asked for again as often as one likes.
      const isWrite = ({ method, path }: Sent) => method !== 'GET' && trap.isMeant(method, `/api${path}`);
      const told = app.requests.filter((sent) => isWrite(sent) || looks?.(sent.method, sent.path));
      expect(told.filter((sent, nth) => isWrite(sent) && isWrite(told[nth - 1] ?? NOTHING))).toEqual([]);
    });
  } finally {
    trap.release();
  }
  await must('no way on', goOn);
  await must('lost input', () => kept(outcome, true));
  await waitFor(() => expect(app.queryClient.isFetching()).toBe(0));
};

const NOTHING: Sent = { method: 'GET', path: '' };

/** The cells of a call, for tests/faults/calls.ts. */
export const cellsOf = <O extends string>(call: Call<O>) => ({
  leadsTo: call.leadsTo as Readonly<Record<FaultName, string>>,
  run: (name: CallName, fault: FaultName) => runCell(name, call, fault),
});

/** Nothing but the page's own frame is left, or not even that. */
const isBlank = () =>
  document.querySelector('main h1') === null ||
  document.body.textContent.includes('This part of the page could not be shown.');
