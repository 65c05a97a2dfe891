import { createContext, useContext } from 'react';

export const PrerenderedContext = createContext(false);

/**
 * Hook that is true while the build prerenders a page, and while React hydrates that page in the browser, which must
 * give the same result. It is false in later renders and on pages that were not prerendered.
 */
export const usePrerendered = (): boolean => useContext(PrerenderedContext);
