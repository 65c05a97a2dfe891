import { useCallback } from 'react';
import { useSay, type Sentence } from './sentence.ts';

/** Sentence with a number of coins: 1240 → '1,240 coins'. */
export const coinText =
  (count: number): Sentence =>
  (t, { coins }) =>
    t('coins.count', { coins: coins(count), smart_count: count });

/** Hook that returns a function for a number of coins in words, in the current language: 1240 → '1,240 coins'. */
export const useCoinText = () => {
  const say = useSay();
  return useCallback((count: number): string => say(coinText(count)), [say]);
};
