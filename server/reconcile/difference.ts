/**
 * Difference between the books and the card company's records. `mends` is the payment intent of a charge that only has
 * to be booked as the company has it.
 */
export type Difference = { readonly text: string; readonly mends?: string };

/** Writes a sum in minor units with its currency. */
export type Money = (minor: number) => string;
