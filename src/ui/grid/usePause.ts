import { useEffect, useMemo, useRef } from 'react';

/** Every applied search or filter is a step in the browser's history, so it waits until the typing pauses. In ms. */
const PAUSE = 250;

/**
 * Does a thing once its caller has been quiet for a moment: the last thing asked for. `now` does what is waiting at once, and so does
 * the caller's end; where the list goes as well, react-admin takes no filter of it any more. `drop` forgets it.
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
