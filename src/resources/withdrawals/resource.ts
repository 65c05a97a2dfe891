import { MoneyHandRegular } from '@fluentui/react-icons/headless/svg/money-hand';
import type { ResourceProps } from 'react-admin';
import { preloadable } from '#loading/preloadable.ts';
import { nameOf } from './withdrawalRecord.ts';

/** The withdrawals of a worker. Admins see the requests on their home. */
export const withdrawals = {
  name: 'withdrawals',
  icon: MoneyHandRegular,
  recordRepresentation: nameOf,
  create: preloadable(async () => (await import('./WithdrawScreen.tsx')).WithdrawScreen),
} satisfies ResourceProps;
