import { PaymentRegular } from '@fluentui/react-icons/headless/svg/payment';
import type { ResourceProps } from 'react-admin';
import { preloadable } from '#loading/preloadable.ts';

/** Resource with a buyer's payments. They can only be listed; a purchase, which has its own screen, creates them. */
export const payments = {
  name: 'payments',
  icon: PaymentRegular,
  recordRepresentation: 'paymentIntentId',
  list: preloadable(async () => (await import('./PaymentHistory.tsx')).PaymentHistory),
} satisfies ResourceProps;

export const loadPurchaseCoin = async () => (await import('./PurchaseCoin.tsx')).PurchaseCoin;
