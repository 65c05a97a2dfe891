import { useMemo } from 'react';
import { useStore } from 'react-admin';
import * as z from 'zod/mini';
import { paymentSystems, type PaymentSystem } from '#domain/coins.ts';
import { readEach } from '#services/readEach.ts';

const KEY = 'withdrawals.accounts';
const NONE: unknown = [];

const keptAccount = z.object({ system: z.enum(paymentSystems), account: z.string() });
type KeptAccount = z.infer<typeof keptAccount>;

/**
 * Hook that returns the accounts that this user last asked to be paid to, stored in this browser alone. There is one
 * for each payment system, latest first.
 */
export const useKeptAccounts = () => {
  const [stored, store] = useStore<unknown>(KEY, NONE);
  const accounts = useMemo(() => readEach(keptAccount, stored), [stored]);
  const without = (system: PaymentSystem) => accounts.filter((one) => one.system !== system);
  return {
    latest: accounts[0],
    /** Account number for a payment system; '' if none is stored. */
    of: (system: PaymentSystem): string => accounts.find((one) => one.system === system)?.account ?? '',
    keep: (kept: KeptAccount) => {
      if (kept.account !== '') store([kept, ...without(kept.system)]);
    },
    forget: (system: PaymentSystem) => store(without(system)),
  };
};
