import { createContext, useContext } from 'react';

export const PrerenderedContext = createContext(false);

/**
 * Whether this render is the build's own, or the browser's first one, which must be equal to it to hydrate: before anything is
 * known of the visitor. False in every later render, and at once where a page was not prerendered.
 */
export const usePrerendered = (): boolean => useContext(PrerenderedContext);
