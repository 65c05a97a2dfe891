import { createContext } from 'react';

/** What a screen's list is filtered by whatever its reader chooses; react-admin keeps it to itself. */
export const AlwaysFilter = createContext<object>({});
