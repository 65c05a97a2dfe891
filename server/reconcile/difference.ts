/**
 * Difference between the books and the card company's records, as a sentence. `mends` is a payment intent if the
 * difference goes away once that is booked as the company has it.
 */
export type Difference = { readonly text: string; readonly mends?: string };

/** Writes a sum in minor units with its currency. */
export type Money = (minor: number) => string;
