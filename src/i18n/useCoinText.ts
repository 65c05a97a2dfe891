import { useCallback } from 'react';
import { useSay, type Sentence } from './sentence.ts';

/** Coins in words: 1240 → '1,240 coins'. */
export const coinText =
  (count: number): Sentence =>
  (t, { coins }) =>
    t('coins.count', { coins: coins(count), smart_count: count });

/** Function that gives coins in words, in the current language. */
export const useCoinText = () => {
  const say = useSay();
  return useCallback((count: number): string => say(coinText(count)), [say]);
};
