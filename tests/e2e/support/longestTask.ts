import type { Page } from '@playwright/test';

type TraceEvent = { name: string; ph: string; pid: number; tid: number; tdur?: number; args: { name?: string } };

/**
 * Longest task of a page's main thread while `happens` runs, in milliseconds of processor time. Elapsed time would
 * include what other programs took.
 */
export const longestTask = async (page: Page, happens: () => Promise<unknown>): Promise<number> => {
  const browser = page.context().browser();
  if (!browser) throw new Error('only a browser that was launched can be traced');
  await browser.startTracing(page, { categories: ['toplevel'] });
  await happens();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const threadOf = ({ pid, tid }: TraceEvent) => `${String(pid)} ${String(tid)}`;
  const mainThreads = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map((event) => threadOf(event)),
  );
  const tasks = traceEvents.filter(
    (event) => event.name === 'ThreadControllerImpl::RunTask' && mainThreads.has(threadOf(event)),
  );
  if (tasks.length === 0) throw new Error('the trace knows of no tasks');
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur / 1000));
};
