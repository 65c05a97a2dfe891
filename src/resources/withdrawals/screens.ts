import { lazy } from 'react';

/** The door to this resource's screens: the code of each comes when it is opened. */
export const WithdrawScreen = lazy(() =>
  import('./WithdrawScreen.tsx').then((module) => ({ default: module.WithdrawScreen })),
);
