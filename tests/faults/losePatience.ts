import { vi } from 'vitest';

export type IsMeant = (method: string, url: string) => boolean;

/** For so long a call hangs; whoever made it must have been told by then. */
const HANG = 30_000;
/** Milliseconds that a hanging call lasts in the test. */
const MOMENT = 100;

/**
 * The client's own time limits (src/api/createApi.ts) are over at once for the calls that are meant, and stand still for others.
 * Ends with the proof that together they were not longer than the call hung.
 */
export const losePatience = (isMeant: IsMeant): (() => void) => {
  const { fetch } = globalThis;
  let limit = new AbortController();
  let asked = 0;
  let waited = 0;
  const limits = vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    limit = new AbortController();
    asked = milliseconds;
    return limit.signal;
  });
  // A call sets its limit and sends in one go, so the latest limit is its own.
  const calls = vi.spyOn(globalThis, 'fetch').mockImplementation((address, init) => {
    const mine = limit;
    const url = address instanceof Request ? address.url : address.toString();
    if (isMeant(init?.method ?? 'GET', url)) {
      waited += asked;
      setTimeout(() => mine.abort(new DOMException('signal timed out', 'TimeoutError')), MOMENT);
    }
    return fetch(address, init);
  });
  return () => {
    limits.mockRestore();
    calls.mockRestore();
    if (waited > HANG) throw new Error(`missed: no message or retry (within ${String(HANG / 1000)} s)`);
  };
};
