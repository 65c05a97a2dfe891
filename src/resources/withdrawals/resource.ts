import { MoneyHandRegular } from '@fluentui/react-icons/headless/svg/money-hand';
import type { ResourceProps } from 'react-admin';
import { preloadable } from '#loading/preloadable.ts';
import { nameOf } from './withdrawalRecord.ts';

/** The withdrawals that are not pending, for admins. */
export const payouts = {
  name: 'payouts',
  icon: MoneyHandRegular,
  recordRepresentation: nameOf,
  list: preloadable(async () => (await import('./PayoutList.tsx')).PayoutList),
} satisfies ResourceProps;

/** The withdrawals of a worker. Admins see the requests on their home. */
export const withdrawals = {
  name: 'withdrawals',
  icon: MoneyHandRegular,
  recordRepresentation: nameOf,
  create: preloadable(async () => (await import('./WithdrawScreen.tsx')).WithdrawScreen),
} satisfies ResourceProps;
