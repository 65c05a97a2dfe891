import type { I18nProvider } from 'ra-core';
import type { Standing } from './messages.ts';

/** Sign of a currency, the same in every language: '$' or '৳'; its code if it has no sign. */
const signOf = (currency: string): string => {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
  return format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency;
};

const standing = (currency: string): Record<Standing, string> => {
  const sign = signOf(currency);
  // A sign that ends in letters would run into the number, so a no-break space follows it.
  return { currency: sign, sign: /\p{L}$/u.test(sign) ? `${sign}\u00a0` : sign };
};

/**
 * Wraps an i18n provider so that all texts can use `%{currency}` and `%{sign}`, the variables of the currency `code`
 * (ISO 4217).
 */
export const inCurrency = (provider: I18nProvider, code: string): I18nProvider => {
  const known = standing(code);
  return { ...provider, translate: (key, vars?: object) => provider.translate(key, { ...known, ...vars }) };
};
