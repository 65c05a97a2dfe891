import { useMemo } from 'react';
import { dollarsOf } from '#domain/coins.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useT } from '#i18n/useT.ts';

/** The texts of a task's pay for workers: the coins, and the dollars that these can be cashed in for (20 coins each). */
export const useEarnings = () => {
  const t = useT();
  const { dollars } = useFormat();
  return useMemo(
    () => ({
      inCoins: (coins: number): string => t('tasks.coins', { smart_count: coins }),
      inDollars: (coins: number): string => t('tasks.dollars', { amount: dollars(Number(dollarsOf(coins))) }),
    }),
    [t, dollars],
  );
};
