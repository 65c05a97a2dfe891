import { vi } from 'vitest';

export type IsMeant = (method: string, url: string) => boolean;

/** Milliseconds for which a call hangs; the user must have got a message before. */
const HANG = 30_000;
/** Milliseconds that a hanging call lasts in the test. */
const MOMENT = 100;

/**
 * Ends the client's time limits (src/api/createApi.ts) at once for the calls of a fault (`isMeant`), and never for
 * others. Returns a function that ends this; it throws if these limits together were longer than {@link HANG}.
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
