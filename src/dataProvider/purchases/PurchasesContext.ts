import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Purchase } from './purchase.ts';
import type { Purchases } from './createPurchases.ts';

export const PurchasesContext = createContext<Purchases | null>(null);

/** The signed-in buyer's purchases, which the console keeps going; null until their code is here. */
export const usePurchases = (): Purchases | null => useContext(PurchasesContext);

/** What was charged and is not acknowledged by the server yet, live. */
export const useUnsavedPurchases = (): readonly Purchase[] => {
  const { subscribe, unsaved } = usePurchases() ?? none;
  return useSyncExternalStore(subscribe, unsaved);
};

const nothing: readonly Purchase[] = [];
const none: Pick<Purchases, 'subscribe' | 'unsaved'> = { subscribe: () => () => {}, unsaved: () => nothing };
