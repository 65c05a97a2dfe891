import { useSyncExternalStore } from 'react';
import { dayOf } from '#domain/moments.ts';

/** Today where the reader is, as '2026-06-15'. A page that stays open past midnight is drawn anew within a minute. */
export const useToday = (): string => useSyncExternalStore(everyMinute, () => dayOf(new Date()));

/** A timer to midnight would stand still while the machine sleeps. */
const everyMinute = (look: () => void): (() => void) => {
  const timer = setInterval(look, 60_000);
  return () => clearInterval(timer);
};
