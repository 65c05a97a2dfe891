import { reportOf } from '#backend/withoutAddresses.ts';
import type { Store } from '#backend/store/port.ts';
import { keepTariff, OtherCurrency } from '#backend/tariffs.ts';
import type { Prices } from '#domain/coins.ts';

type Keeper = { store: Store; prices: Prices; isReady: () => Promise<void>; warn: (sentence: string) => void };

/**
 * Function that keeps the prices for the audit, once, as soon as the tables are this server's; call it until then.
 * Rejects where the books are in another currency.
 */
export const createPriceKeeper = ({ store, prices, isReady, warn }: Keeper) => {
  let isKept = false;
  return async (): Promise<void> => {
    if (isKept) return;
    try {
      await isReady();
      await keepTariff(store, prices, new Date().toISOString());
      isKept = true;
    } catch (error) {
      if (error instanceof OtherCurrency) throw error;
      warn(reportOf(error));
    }
  };
};
