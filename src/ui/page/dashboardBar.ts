import { createContext } from 'react';

/**
 * Distance in px from the window's top for sticky content and for elements scrolled to on focus. The Dashboard's bar,
 * which may be sticky, is 48 px high.
 */
export const BELOW_BAR = 64;

/**
 * Place of the Dashboard's bar in the page's one header (C-61). `take` removes the site's own content from the header until
 * the returned function is called.
 */
export const BarPlace = createContext<{ place: HTMLElement | null; take: () => () => void }>({
  place: null,
  take: () => () => {},
});
