/** Asks before the page is closed or reloaded, and tells when it is all the same. Returns the way to stop. */
export const whileOpen = (onClosed: () => void): (() => void) => {
  const ask = (event: BeforeUnloadEvent) => {
    event.preventDefault();
  };
  addEventListener('beforeunload', ask);
  addEventListener('pagehide', onClosed);
  return () => {
    removeEventListener('beforeunload', ask);
    removeEventListener('pagehide', onClosed);
  };
};
