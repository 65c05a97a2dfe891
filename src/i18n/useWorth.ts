import { useCallback } from 'react';
import { dollarsOf } from '#domain/coins.ts';
import { useFormat } from './useFormat.ts';
import { useT } from './useT.ts';

/** Coins with their value in dollars, or with given dollars: '1,284 coins ($64.20)'. */
export const useWorth = () => {
  const t = useT();
  const { coins, dollars } = useFormat();
  return useCallback(
    (count: number, amount = Number(dollarsOf(count))): string => {
      const vars = { smart_count: count, coins: coins(count), dollars: dollars(amount) };
      return t('coins.worth', vars);
    },
    [t, coins, dollars],
  );
};
