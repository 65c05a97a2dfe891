import { createContext, useContext, useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { useLocation } from 'react-router';

const HeadingFocusContext = createContext<RefObject<string | null> | null>(null);

/** Remembers for which path a heading was last focused. Put it around everything that navigates. */
export const HeadingFocus = ({ children }: { children: ReactNode }) => {
  const visited = useRef<string | null>(null);
  return <HeadingFocusContext.Provider value={visited}>{children}</HeadingFocusContext.Provider>;
};

/**
 * Focuses the heading after a navigation inside the page, as the browser does not tell a screen reader of it. Not on the first
 * page, where the browser does, and not when only the query or the hash changed: the user is working in the page then.
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

/** Lets the next heading that is drawn take the focus, though the path stays: what had it is about to go. */
export const useNextHeadingFocus = () => {
  const visitedRef = useContext(HeadingFocusContext);
  return () => {
    if (visitedRef) visitedRef.current = '';
  };
};
