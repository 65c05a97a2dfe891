import { useSyncExternalStore } from 'react';

const QUERY = '(prefers-reduced-motion: reduce)';

const follow = (report: () => void) => {
  const query = window.matchMedia(QUERY);
  query.addEventListener('change', report);
  return () => query.removeEventListener('change', report);
};

/** True when the visitor prefers reduced motion; false while prerendering. */
export const usePrefersReducedMotion = (): boolean =>
  useSyncExternalStore(
    follow,
    () => window.matchMedia(QUERY).matches,
    () => false,
  );
