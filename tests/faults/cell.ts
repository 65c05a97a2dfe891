import { waitFor } from '#tests/support/rendering.ts';
import { expect } from 'vitest';
import { expectConsoleError } from '#tests/support/consoleErrors.ts';
import type { renderApp, Sent } from '#tests/support/renderApp.tsx';
import { createTrap, type CallName, type Trap } from './createTrap.ts';
import type { FaultName } from './faults.ts';

export type App = Awaited<ReturnType<typeof renderApp>>;

/** Expectation that a fault violated; the text of its cell in the table. */
type Miss = 'white screen' | 'lost input' | 'no message or retry' | 'false claim' | 'sent twice' | 'no way on';

/** Screen before a fault, with what is done there and what is checked. */
export type Stage<Outcome extends string> = {
  app: App;
  /** Checks that the headings and navigation around the call are still there. */
  frame: (outcome: Outcome) => void;
  /** Makes the call, through the screen. Resolves to the new app if the page is loaded again for it. */
  provoke: () => Promise<App | undefined> | Promise<void>;
  /** Checks that input and selection are still there, during the fault and after it (`isOver`). */
  kept: (outcome: Outcome, isOver: boolean) => void | Promise<void>;
  /** Outcomes of faults: `said` waits for the message, `goOn` continues once the fault is over. */
  outcomes: Readonly<Record<Outcome, { said: () => Promise<unknown>; goOn: () => Promise<unknown> }>>;
  /** Checks that nothing untrue is shown during the fault. */
  claims?: (outcome: Outcome) => void | Promise<void>;
};

/**
 * Behaviour of a call under faults: a row of the table. `about` is the text by which the row on the screen is found,
 * `leadsTo` has the outcome of each fault; each call names its own outcomes.
 */
export type Call<Outcome extends string> = {
  about: string;
  open: (trap: Trap) => Promise<Stage<Outcome>>;
  leadsTo: Readonly<Record<FaultName, Outcome>>;
  /** True for reads by which the client checks a write before it repeats it. Without them no write may be repeated. */
  looks?: (method: string, path: string) => boolean;
  /** Outcomes that are logged (API-8), each with a pattern of the console's error. */
  logged: Readonly<Partial<Record<Outcome, RegExp>>>;
};

/**
 * Tests a call under a fault: opens the screen, makes the call fail, checks what the user sees, and continues after the
 * fault.
 */
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

/** Row of the table of calls: the outcome of each fault, and a function that tests the call under one. */
export const cellsOf = <O extends string>(call: Call<O>) => ({
  leadsTo: call.leadsTo as Readonly<Record<FaultName, string>>,
  run: (name: CallName, fault: FaultName) => runCell(name, call, fault),
});

/** True if the page has no heading any more, or its content has crashed. */
const isBlank = () =>
  document.querySelector('main h1') === null ||
  document.body.textContent.includes('This part of the page could not be shown.');
