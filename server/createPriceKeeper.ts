import { reportOf } from '#backend/withoutAddresses.ts';
import type { Store } from '#backend/store/port.ts';
import { keepTariff, OtherCurrency } from '#backend/tariffs.ts';
import type { Prices } from '#domain/coins.ts';

type Keeper = { store: Store; prices: Prices; isReady: () => Promise<void>; warn: (sentence: string) => void };

/**
 * Returns a function that stores the present prices, for audits. It is called repeatedly: it only warns while `isReady`
 * rejects, for instance because the tables are missing, and does nothing after its first success. It rejects if money
 * is stored in another currency.
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
