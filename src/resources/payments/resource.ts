import { PaymentRegular } from '@fluentui/react-icons/headless/svg/payment';
import type { ResourceProps } from 'react-admin';
import { lazyWithTexts } from '#i18n/lazyWithTexts.ts';

/** The payments of a buyer. New ones are made by a purchase, which has a screen of its own. */
export const payments = {
  name: 'payments',
  icon: PaymentRegular,
  recordRepresentation: 'paymentIntentId',
  list: lazyWithTexts('buyer', async () => (await import('./PaymentHistory.tsx')).PaymentHistory),
} satisfies ResourceProps;

export const loadPurchaseCoin = async () => (await import('./PurchaseCoin.tsx')).PurchaseCoin;
