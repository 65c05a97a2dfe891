import { useCallback } from 'react';
import { useFormat } from './useFormat.ts';
import { useT } from './useT.ts';

/** Coins in words: 1240 → '1,240 coins'. */
export const useCoinText = () => {
  const t = useT();
  const { coins } = useFormat();
  return useCallback(
    (count: number): string => t('coins.count', { coins: coins(count), smart_count: count }),
    [t, coins],
  );
};
