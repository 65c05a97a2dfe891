import { createContext } from 'react';

/**
 * Context with the permanent filter of the surrounding ScreenList, because react-admin's list context does not contain
 * it.
 */
export const AlwaysFilter = createContext<object>({});
