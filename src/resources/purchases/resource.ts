import { MoneyDismissRegular } from '@fluentui/react-icons/headless/svg/money-dismiss';
import { ReceiptMoneyRegular } from '@fluentui/react-icons/headless/svg/receipt-money';
import type { ResourceProps } from 'react-admin';
import { preloadable } from '#loading/preloadable.ts';

/** The resource with all buyers' purchases, for admins, and what has become of each payment. */
export const purchases = {
  name: 'purchases',
  icon: ReceiptMoneyRegular,
  recordRepresentation: 'email',
  list: preloadable(async () => (await import('./PurchaseList.tsx')).PurchaseList),
} satisfies ResourceProps;

/** The resource with the accounts that owe coins, for admins. */
export const debts = {
  name: 'debts',
  icon: MoneyDismissRegular,
  recordRepresentation: 'email',
  list: preloadable(async () => (await import('./DebtList.tsx')).DebtList),
} satisfies ResourceProps;
