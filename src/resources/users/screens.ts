import { lazy } from 'react';

/** The door to this resource's screens: the code of each comes when it is opened. */
export const UserList = lazy(() => import('./UserList.tsx').then((module) => ({ default: module.UserList })));
