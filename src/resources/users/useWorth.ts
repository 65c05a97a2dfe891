import { dollarsOf } from '#domain/coins.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useT } from '#i18n/useT.ts';

/** Coins with the dollars they are worth, or those given: '1,284 coins ($64.20)'. */
export const useWorth = () => {
  const t = useT();
  const { coins, dollars } = useFormat();
  return (count: number, amount = Number(dollarsOf(count))): string => {
    const vars = { smart_count: count, coins: coins(count), dollars: dollars(amount) };
    return t('users.worth', vars);
  };
};
