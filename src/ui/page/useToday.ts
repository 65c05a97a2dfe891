import { useSyncExternalStore } from 'react';
import { dayOf } from '#domain/moments.ts';

/** Hook that returns today's local day, such as '2026-06-15'. It renders again within a minute after midnight. */
export const useToday = (): string => useSyncExternalStore(everyMinute, () => dayOf(new Date()));

/**
 * Subscribes `look`, which is then called every minute: a single timer to midnight would stop while the machine sleeps.
 */
const everyMinute = (look: () => void): (() => void) => {
  const timer = setInterval(look, 60_000);
  return () => clearInterval(timer);
};
