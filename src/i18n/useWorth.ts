import { useCallback } from 'react';
import { worthOf } from '#domain/coins.ts';
import { usePrices } from '#services/PricesContext.ts';
import { useFormat } from './useFormat.ts';
import { useT } from './useT.ts';

/**
 * Hook that returns a function for text such as '1,284 coins ($64.20)' in the current language. The money is what the
 * coins are worth now, or the second argument, in the currency's main unit (dollars).
 */
export const useWorth = () => {
  const t = useT();
  const { coins, dollars } = useFormat();
  const prices = usePrices();
  return useCallback(
    (count: number, amount = Number(worthOf(count, prices))): string => {
      const vars = { smart_count: count, coins: coins(count), dollars: dollars(amount) };
      return t('coins.worth', vars);
    },
    [t, coins, dollars, prices],
  );
};
