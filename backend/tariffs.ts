import { inMinorUnits, specified, valueOf, type Prices } from '#domain/coins.ts';
import { hashOf } from './hashOf.ts';
import type { Stamp, Store } from './store/port.ts';
import type { OrderRow, TariffRow } from './store/tables.ts';

/** Error thrown when the owner's prices are in another currency than the money that is stored already. */
export class OtherCurrency extends Error {
  override readonly name = 'OtherCurrency';
}

type Kept = Pick<TariffRow, 'prices' | 'created_at'>;

/**
 * Prices that were ever in force, the latest first. Prices in other currencies than the latest are left out, because no
 * money was stored in them.
 */
const pricesEver = (tariffs: readonly Kept[]): readonly [Prices, ...Prices[]] => {
  const ever = tariffs
    .toSorted((one, other) => Date.parse(other.created_at) - Date.parse(one.created_at))
    .map(({ prices }) => JSON.parse(prices) as Prices);
  const latest = ever[0] ?? specified;
  return [latest, ...ever.filter(({ currency }) => currency.code === latest.currency.code)];
};

/**
 * Facts for audits about all prices that were ever in force, from the rows of the table `tariffs`. `welcomes` are the
 * numbers of welcome coins, `values` the values of a coin in minor units, and `cheapest` is the package with the most
 * coins for its price.
 */
export const tariffFacts = (tariffs: readonly Kept[]) => {
  const ever = pricesEver(tariffs);
  const packages = ever.flatMap(({ packages, currency }) =>
    packages.map(({ coins, price }) => ({ coins, cents: inMinorUnits(price, currency) })),
  );
  return {
    welcomes: [...new Set(ever.flatMap(({ welcome }) => [welcome.buyer, welcome.worker]))],
    /** All values that a coin has had, in minor units: a withdrawal keeps the rate of its request. */
    values: [...new Set(ever.map((prices) => valueOf(1, prices)))],
    cheapest: packages.reduce((one, other) => (other.cents * one.coins < one.cents * other.coins ? other : one)),
  };
};

/** True unless an order cost less per coin than `cheapest`, the cheapest package that was ever on sale. */
export const isPriced = (
  { coins, cents }: Pick<OrderRow, 'coins' | 'cents'>,
  { cheapest }: ReturnType<typeof tariffFacts>,
): boolean => cents * cheapest.coins >= coins * cheapest.cents;

/**
 * Stores the prices that are in force from `now` on. Rejects with {@link OtherCurrency} if money is stored in another
 * currency, because its amounts would change their meaning.
 */
export const keepTariff = async (store: Pick<Store, 'transaction'>, prices: Prices, now: Stamp['created_at']) => {
  const [row, first] = await Promise.all([tariffOf(prices, now), tariffOf(specified, now)]);
  const before = await store.transaction(async (tx) => {
    const { rows } = await tx.list('tariffs', {});
    // Accounts from before tariffs were stored were welcomed at the specification's prices.
    const isOld = rows.length === 0 && (await tx.count('users', {})) > 0;
    const [{ currency }] = pricesEver(rows);
    const isOther = (isOld || rows.length > 0) && currency.code !== prices.currency.code;
    if (isOther && (await tx.count('orders', {})) + (await tx.count('withdrawals', {})) > 0) return currency.code;
    if (isOld) await tx.insert('tariffs', first);
    // Prices that are set again after others are the latest again.
    if (!(await tx.insert('tariffs', row))) await tx.change('tariffs', row._id, {}, { created_at: now });
    return undefined;
  });
  if (before === undefined) return;
  const { code } = prices.currency;
  throw new OtherCurrency(
    `The books are in ${before}, and the settings say ${code}: another currency needs a database of its own.`,
  );
};

const tariffOf = async (prices: Prices, created_at: string): Promise<TariffRow> => {
  const text = JSON.stringify(prices);
  return { _id: await hashOf([text]), prices: text, created_at };
};
