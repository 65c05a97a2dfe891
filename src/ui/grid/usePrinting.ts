import { useSyncExternalStore } from 'react';

let printing = false;

const subscribe = (tell: () => void): (() => void) => {
  const stop = new AbortController();
  const { signal } = stop;
  const turn = (on: boolean) => () => {
    printing = on;
    tell();
  };
  // Browsers lay out the page right after 'beforeprint'; emulated print media only fire the media query.
  addEventListener('beforeprint', turn(true), { signal });
  addEventListener('afterprint', turn(false), { signal });
  matchMedia('print').addEventListener('change', tell, { signal });
  return () => {
    stop.abort();
  };
};

/** Hook that is true while the page is rendered for printing, where nothing can scroll. */
export const usePrinting = (): boolean =>
  useSyncExternalStore(subscribe, () => printing || matchMedia('print').matches);
