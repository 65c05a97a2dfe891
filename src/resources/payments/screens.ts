import { lazy } from 'react';

/** The door to this resource's screens: the code of each comes when it is opened. */
export const PaymentHistory = lazy(() =>
  import('./PaymentHistory.tsx').then((module) => ({ default: module.PaymentHistory })),
);
export const PurchaseCoin = lazy(() =>
  import('./PurchaseCoin.tsx').then((module) => ({ default: module.PurchaseCoin })),
);
