import { createContext } from 'react';

/**
 * Distance in px that sticky content, and elements scrolled into view on focus, keep from the window's top. It clears
 * the Dashboard's top bar, which may be sticky and is 48 px high.
 */
export const BELOW_BAR = 64;

/**
 * Context by which the Dashboard renders its top bar into the page's only header (C-61). `place` is the header's
 * element for it, null until that is mounted; `take()` removes the public site's own content from the header until the
 * returned function is called.
 */
export const BarPlace = createContext<{ place: HTMLElement | null; take: () => () => void }>({
  place: null,
  take: () => () => {},
});
