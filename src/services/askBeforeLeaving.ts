/** Has the browser ask before the page is closed or reloaded; `onAsk` hears of it. Returns the way to stop. */
export const askBeforeLeaving = (onAsk?: () => void): (() => void) => {
  const ask = (event: BeforeUnloadEvent) => {
    event.preventDefault();
    onAsk?.();
  };
  addEventListener('beforeunload', ask);
  return () => {
    removeEventListener('beforeunload', ask);
  };
};
