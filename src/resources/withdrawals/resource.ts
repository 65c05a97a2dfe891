import { MoneyHandRegular } from '@fluentui/react-icons/headless/svg/money-hand';
import type { ResourceProps } from 'react-admin';
import { preloadable } from '#loading/preloadable.ts';
import { nameOf } from './withdrawalRecord.ts';

/**
 * Resource with the withdrawals and their states. Its list is for admins; workers see their own on the screen
 * 'Withdrawals'.
 */
export const payouts = {
  name: 'payouts',
  icon: MoneyHandRegular,
  recordRepresentation: nameOf,
  list: preloadable(async () => (await import('./PayoutList.tsx')).PayoutList),
} satisfies ResourceProps;

/**
 * The resource with withdrawal requests. A worker's screen creates them; admins list the pending ones on their home.
 */
export const withdrawals = {
  name: 'withdrawals',
  icon: MoneyHandRegular,
  recordRepresentation: nameOf,
  create: preloadable(async () => (await import('./WithdrawScreen.tsx')).WithdrawScreen),
} satisfies ResourceProps;
