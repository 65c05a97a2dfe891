/** The only door of this resource. */
export { PaymentHistory } from './PaymentHistory.tsx';
export { PurchaseCoin } from './PurchaseCoin.tsx';
