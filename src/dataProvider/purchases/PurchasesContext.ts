import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Purchase } from './purchase.ts';
import type { Purchases } from './createPurchases.ts';

export const PurchasesContext = createContext<Purchases | null>(null);

/** The signed-in buyer's purchases; the console keeps them going. */
export const usePurchases = (): Purchases => {
  const purchases = useContext(PurchasesContext);
  if (!purchases) throw new Error('usePurchases outside of PurchasesContext');
  return purchases;
};

/** What was charged and is not acknowledged by the server yet, live. */
export const useUnsavedPurchases = (): readonly Purchase[] => {
  const purchases = usePurchases();
  return useSyncExternalStore(purchases.subscribe, purchases.unsaved);
};
