const types = ['pointerdown', 'keydown', 'input'] as const;

/**
 * Calls `action` once, on the first pointer, key or input event of the page, or at once if the start script has already
 * recorded one. Returns a function that cancels this.
 */
export const onFirstTouch = (action: () => void): (() => void) => {
  const waiting = new AbortController();
  const stop = () => waiting.abort();
  const first = () => {
    stop();
    action();
  };
  if (window.buffer?.touched) action();
  else for (const type of types) addEventListener(type, first, { capture: true, signal: waiting.signal });
  return stop;
};
