import { useSyncExternalStore } from 'react';

const QUERY = '(prefers-reduced-motion: reduce)';

const follow = (report: () => void) => {
  const query = window.matchMedia(QUERY);
  query.addEventListener('change', report);
  return () => {
    query.removeEventListener('change', report);
  };
};

/** Whether the visitor asked for less motion, live. A page drawn at build time assumes that not. */
export const usePrefersReducedMotion = (): boolean =>
  useSyncExternalStore(
    follow,
    () => window.matchMedia(QUERY).matches,
    () => false,
  );
