/**
 * Makes the browser ask before the page is closed or reloaded, and calls `onAsk` then. Returns the function that stops
 * the asking.
 */
export const askBeforeLeaving = (onAsk?: () => void): (() => void) => {
  const ask = (event: BeforeUnloadEvent) => {
    event.preventDefault();
    onAsk?.();
  };
  addEventListener('beforeunload', ask);
  return () => removeEventListener('beforeunload', ask);
};
