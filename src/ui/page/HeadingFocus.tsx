import { createContext, useContext, useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { useLocation } from 'react-router';

const HeadingFocusContext = createContext<RefObject<string | null> | null>(null);

/**
 * Provider that remembers the path on which a heading was last focused. Put it around everything that navigates,
 * because the hooks of this file need it.
 */
export const HeadingFocus = ({ children }: { children: ReactNode }) => {
  const visited = useRef<string | null>(null);
  return <HeadingFocusContext.Provider value={visited}>{children}</HeadingFocusContext.Provider>;
};

/**
 * Hook that focuses the page's heading after a navigation within the site, because screen readers do not notice such a
 * navigation. It does nothing on the first page, which the browser announces itself, or when only the query or the hash
 * changes.
 */
export const useHeadingFocus = (heading: RefObject<HTMLElement | null>): void => {
  const visitedRef = useContext(HeadingFocusContext);
  const { pathname } = useLocation();
  useEffect(() => {
    if (!visitedRef || visitedRef.current === pathname) return;
    const first = visitedRef.current === null;
    visitedRef.current = pathname;
    if (!first) heading.current?.focus({ preventScroll: true });
  }, [visitedRef, pathname, heading]);
};

/**
 * Hook that returns a function to call before the focused element disappears. The heading that mounts next then takes
 * the focus, although the path has not changed.
 */
export const useNextHeadingFocus = () => {
  const visitedRef = useContext(HeadingFocusContext);
  return () => {
    if (visitedRef) visitedRef.current = '';
  };
};
