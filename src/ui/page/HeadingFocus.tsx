import { createContext, useContext, useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { useLocation } from 'react-router';

const HeadingFocusContext = createContext<RefObject<string | null> | null>(null);

/** Context that stores the path whose heading was focused last. Put it around everything that navigates. */
export const HeadingFocus = ({ children }: { children: ReactNode }) => {
  const visited = useRef<string | null>(null);
  return <HeadingFocusContext.Provider value={visited}>{children}</HeadingFocusContext.Provider>;
};

/**
 * Focuses the heading after a navigation within the site, which screen readers would not notice. It does not on the
 * first page, which the browser announces, nor when only query or hash change.
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
 * Function that lets the next mounted heading take the focus without a navigation, when the focused element is about to
 * disappear.
 */
export const useNextHeadingFocus = () => {
  const visitedRef = useContext(HeadingFocusContext);
  return () => {
    if (visitedRef) visitedRef.current = '';
  };
};
