import { useSyncExternalStore } from 'react';
import { dayOf } from '#domain/moments.ts';

/** Local day of today, '2026-06-15', updated within a minute after midnight. */
export const useToday = (): string => useSyncExternalStore(everyMinute, () => dayOf(new Date()));

/** Calls `look` every minute; a single timer to midnight would stop while the machine sleeps. */
const everyMinute = (look: () => void): (() => void) => {
  const timer = setInterval(look, 60_000);
  return () => clearInterval(timer);
};
