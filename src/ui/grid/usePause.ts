import { useEffect, useMemo, useRef } from 'react';

/** Delay in milliseconds before a search or filter is applied, because each adds a history entry. */
const PAUSE = 250;

/**
 * Hook that returns functions to debounce an action by 250 milliseconds. `later` schedules an action in place of the
 * waiting one, `now` runs the waiting action at once, and `drop` cancels it. Unmounting runs it too, but react-admin
 * ignores changed filters of an unmounted list.
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
