import { createContext, useContext } from 'react';

export const PrerenderedContext = createContext(false);

/**
 * Whether this drawing is the build's own, or the browser's first one over it, which must be equal to it: before anything is
 * known of the visitor. False in every later drawing, and at once where a page was not prerendered.
 */
export const usePrerendered = (): boolean => useContext(PrerenderedContext);
