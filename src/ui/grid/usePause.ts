import { useEffect, useMemo, useRef } from 'react';

/** Delay in milliseconds before a search or filter is applied, as each adds a history entry. */
const PAUSE = 250;

/**
 * Debounce of the last action. `now` runs it at once, as does unmounting, although react-admin ignores filters of an
 * unmounted list. `drop` cancels it.
 */
export const usePause = () => {
  const waiting = useRef<{ run: () => void; timer: ReturnType<typeof setTimeout> }>(null);
  const pause = useMemo(() => {
    const drop = () => {
      clearTimeout(waiting.current?.timer);
      const run = waiting.current?.run;
      waiting.current = null;
      return run;
    };
    const now = () => drop()?.();
    const later = (run: () => void) => {
      drop();
      waiting.current = { run, timer: setTimeout(now, PAUSE) };
    };
    return { later, now, drop };
  }, []);
  useEffect(() => pause.now, [pause]);
  return pause;
};
