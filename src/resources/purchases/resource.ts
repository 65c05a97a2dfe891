import { MoneyDismissRegular } from '@fluentui/react-icons/headless/svg/money-dismiss';
import { ReceiptMoneyRegular } from '@fluentui/react-icons/headless/svg/receipt-money';
import type { ResourceProps } from 'react-admin';
import { preloadable } from '#loading/preloadable.ts';

/** The purchases of all buyers, with what has become of their money. */
export const purchases = {
  name: 'purchases',
  icon: ReceiptMoneyRegular,
  recordRepresentation: 'email',
  list: preloadable(async () => (await import('./PurchaseList.tsx')).PurchaseList),
} satisfies ResourceProps;

/** The accounts in debt. */
export const debts = {
  name: 'debts',
  icon: MoneyDismissRegular,
  recordRepresentation: 'email',
  list: preloadable(async () => (await import('./DebtList.tsx')).DebtList),
} satisfies ResourceProps;
