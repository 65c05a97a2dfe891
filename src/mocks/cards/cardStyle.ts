import type { StripeElementStyle } from '@stripe/stripe-js';

/** The part of the company's styles that the product uses, as variables of our sheet; set by script, as the policy wants. */
export const cardSheetVariables = (style: StripeElementStyle = {}): [name: string, value: string][] => {
  const { base, invalid } = style;
  const values = {
    '--card-color': base?.color,
    '--card-size': base?.fontSize,
    '--card-placeholder': base?.['::placeholder']?.color,
    '--card-invalid': invalid?.color,
  };
  return Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
};
