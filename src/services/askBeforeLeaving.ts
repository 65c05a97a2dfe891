/** Has the browser ask before the page is closed or reloaded. Returns the way to stop. */
export const askBeforeLeaving = (): (() => void) => {
  const ask = (event: BeforeUnloadEvent) => {
    event.preventDefault();
  };
  addEventListener('beforeunload', ask);
  return () => {
    removeEventListener('beforeunload', ask);
  };
};
