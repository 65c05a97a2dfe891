import { createContext, useContext } from 'react';

export const PrerenderedContext = createContext(false);

/**
 * Hook that is true while the build prerenders a page, and while React hydrates that page in the browser, which must
 * give the same result. It is false in later renders and on pages that were not prerendered.
 */
export const usePrerendered = (): boolean => useContext(PrerenderedContext);

export const ReplayingContext = createContext(false);

/**
 * Hook that is true on a prerendered page until the presses made before hydration have been replayed. An element that
 * may have been pressed must stay mounted that long, or the press is lost.
 */
export const useReplaying = (): boolean => useContext(ReplayingContext);
