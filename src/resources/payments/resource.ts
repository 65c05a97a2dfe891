import { PaymentRegular } from '@fluentui/react-icons/headless/svg/payment';
import type { ResourceProps } from 'react-admin';
import { preloadable } from '#loading/preloadable.ts';

/** The payments of a buyer. New ones are made by a purchase, which has a screen of its own. */
export const payments = {
  name: 'payments',
  icon: PaymentRegular,
  recordRepresentation: 'paymentIntentId',
  list: preloadable(async () => (await import('./PaymentHistory.tsx')).PaymentHistory),
} satisfies ResourceProps;

export const loadPurchaseCoin = async () => (await import('./PurchaseCoin.tsx')).PurchaseCoin;
