/**
 * Makes the browser ask before the page is closed or reloaded; `onAsk` is called then. Returns a function that ends
 * this.
 */
export const askBeforeLeaving = (onAsk?: () => void): (() => void) => {
  const ask = (event: BeforeUnloadEvent) => {
    event.preventDefault();
    onAsk?.();
  };
  addEventListener('beforeunload', ask);
  return () => removeEventListener('beforeunload', ask);
};
