/** The door to this resource's screens: the code of each comes when it is asked for. */
export const loadPaymentHistory = async () => (await import('./PaymentHistory.tsx')).PaymentHistory;
export const loadPurchaseCoin = async () => (await import('./PurchaseCoin.tsx')).PurchaseCoin;
