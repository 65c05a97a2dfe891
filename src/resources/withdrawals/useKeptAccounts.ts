import { useMemo } from 'react';
import { useStore } from 'react-admin';
import * as z from 'zod/mini';
import { paymentSystems, type PaymentSystem } from '#domain/coins.ts';

const KEY = 'withdrawals.accounts';
const NONE: unknown = [];

const keptAccount = z.object({ system: z.enum(paymentSystems), account: z.string() });
type KeptAccount = z.infer<typeof keptAccount>;

/** What the browser has kept; what has become unreadable there is left out. */
const readAccounts = (stored: unknown): readonly KeptAccount[] =>
  Array.isArray(stored) ? stored.flatMap((one) => keptAccount.safeParse(one).data ?? []) : [];

/** Where this user asked to be paid last: one account of each payment system, the latest first. Only this browser has them. */
export const useKeptAccounts = () => {
  const [stored, store] = useStore<unknown>(KEY, NONE);
  const accounts = useMemo(() => readAccounts(stored), [stored]);
  const without = (system: PaymentSystem) => accounts.filter((one) => one.system !== system);
  return {
    latest: accounts[0],
    of: (system: PaymentSystem): string => accounts.find((one) => one.system === system)?.account ?? '',
    keep: (kept: KeptAccount) => {
      if (kept.account !== '') store([kept, ...without(kept.system)]);
    },
    forget: (system: PaymentSystem) => {
      store(without(system));
    },
  };
};
