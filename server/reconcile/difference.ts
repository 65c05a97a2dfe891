/**
 * Difference between the books and the card company's records, as a sentence. `mends` is the id of a payment intent, if
 * the difference goes away once that intent is booked as the company has it.
 */
export type Difference = { readonly text: string; readonly mends?: string };

/** Function that returns a sum, given in minor units (cents), as text with its currency. */
export type Money = (minor: number) => string;
