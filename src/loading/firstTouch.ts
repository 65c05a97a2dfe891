const types = ['pointerdown', 'keydown', 'input'] as const;

/** Calls back once, when the visitor touches the page; at once where that has happened before the code was there. Returns the way to stop. */
export const onFirstTouch = (action: () => void): (() => void) => {
  const waiting = new AbortController();
  const stop = () => {
    waiting.abort();
  };
  const first = () => {
    stop();
    action();
  };
  if (window.buffer?.touched) action();
  else for (const type of types) addEventListener(type, first, { capture: true, signal: waiting.signal });
  return stop;
};
