import { useSyncExternalStore } from 'react';

let printing = false;

const subscribe = (tell: () => void): (() => void) => {
  const stop = new AbortController();
  const { signal } = stop;
  const turn = (on: boolean) => () => {
    printing = on;
    tell();
  };
  // The browser lays out the printed page right after the first of them; a preview that developers ask for is heard of by the last.
  addEventListener('beforeprint', turn(true), { signal });
  addEventListener('afterprint', turn(false), { signal });
  matchMedia('print').addEventListener('change', tell, { signal });
  return () => {
    stop.abort();
  };
};

/** Whether the page is drawn for paper, which cannot be scrolled. */
export const usePrinting = (): boolean =>
  useSyncExternalStore(subscribe, () => printing || matchMedia('print').matches);
