/**
 * Difference between the books and the card company's records. `mends` is the payment intent of a charge that only has
 * to be booked as the company has it.
 */
export type Difference = { readonly text: string; readonly mends?: string };

export const dollars = (cents: number): string => `$${(cents / 100).toFixed(2)}`;
