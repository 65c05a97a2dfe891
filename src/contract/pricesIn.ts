import type { Prices } from '../domain/coins.ts';
import { isRecord } from '../domain/isRecord.ts';
import { senseless } from './endpoint.ts';

const isAbove = (least: number, value: unknown): value is number => Number.isFinite(value) && Number(value) > least;
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

/**
 * Validated prices of a response body, or `senseless`. Invalid values are not replaced by defaults, because they would
 * show wrong amounts of money.
 */
export const pricesIn = (answer: unknown): Prices | typeof senseless => {
  if (!isRecord(answer)) return senseless;
  const { currency, packages, payout, leastWithdrawal, welcome } = answer;
  if (!isRecord(currency) || !isRecord(payout) || !isRecord(welcome) || !Array.isArray(packages)) return senseless;
  const { code, minorUnits } = currency;
  const { coins, pays } = payout;
  const { buyer, worker, perDay } = welcome;
  if (typeof code !== 'string' || !/^[A-Z]{3}$/.test(code) || !isCount(minorUnits) || minorUnits > 4) return senseless;
  if (!isCount(coins) || !isAbove(0, coins) || !isAbove(0, pays) || !isCount(leastWithdrawal)) return senseless;
  if (!isCount(buyer) || !isCount(worker)) return senseless;
  const sold = packages.flatMap((one: unknown) =>
    isRecord(one) && isCount(one.coins) && isAbove(0, one.coins) && isAbove(0, one.price)
      ? { coins: one.coins, price: one.price }
      : [],
  );
  return {
    currency: { code, minorUnits },
    packages: sold,
    payout: { coins, pays },
    leastWithdrawal,
    welcome: { buyer, worker, perDay: isCount(perDay) ? perDay : null },
  };
};
