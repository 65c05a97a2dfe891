import { createContext } from 'react';

/** Permanent filter of a screen's list, which react-admin does not expose. */
export const AlwaysFilter = createContext<object>({});
