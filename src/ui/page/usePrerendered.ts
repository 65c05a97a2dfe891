import { createContext, useContext } from 'react';

export const PrerenderedContext = createContext(false);

/**
 * True while the build prerenders, and in the browser's first render, which must equal it for hydration. False in later
 * renders and on pages that were not prerendered.
 */
export const usePrerendered = (): boolean => useContext(PrerenderedContext);
