import { inMinorUnits, type Prices } from '#domain/coins.ts';

/** Currencies whose minor units Stripe counts differently from ISO 4217. */
const COUNTED_OTHERWISE: readonly string[] = ['ISK', 'MGA', 'UGX'];

/** Sentences about prices that cannot be charged to cards; none if all can. */
export const priceProblems = ({ currency, packages }: Prices): string[] => {
  const { code, minorUnits } = currency;
  if (COUNTED_OTHERWISE.includes(code))
    return [`${code} cannot be charged here: the card company counts it in other units.`];
  const uneven = packages.filter(({ price }) => minorUnits === 3 && inMinorUnits(price, currency) % 10 !== 0);
  return uneven.map(
    ({ price }) =>
      `The card company charges ${code} in steps of 0.010, and a package costs ${price.toFixed(minorUnits)}.`,
  );
};
