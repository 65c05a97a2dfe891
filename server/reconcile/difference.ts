/**
 * Difference between the books and the card company's records, as a sentence. `mends` is a payment intent if the
 * difference goes away once that is booked as the company has it.
 */
export type Difference = { readonly text: string; readonly mends?: string };

export const dollars = (cents: number): string => `$${(cents / 100).toFixed(2)}`;
