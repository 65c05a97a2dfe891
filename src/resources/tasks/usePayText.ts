import { useMemo } from 'react';
import { useFormat } from '#i18n/useFormat.ts';
import { useT } from '#i18n/useT.ts';

/** What a task pays each worker: the coins with a dollar sign, as specified, and what they are beside it (C-11). */
export const usePayText = () => {
  const t = useT();
  const { coins } = useFormat();
  return useMemo(
    () => ({
      dollars: (count: number): string => t('tasks.dollars', { amount: coins(count) }),
      inCoins: (count: number): string => t('tasks.coins', { smart_count: count }),
      both: (count: number): string => t('tasks.pay', { amount: coins(count), smart_count: count }),
    }),
    [t, coins],
  );
};
