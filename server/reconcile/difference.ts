/** Difference between the books and the company's records. `mends` is the charge of which the company's word only has to be booked. */
export type Difference = { readonly text: string; readonly mends?: string };

export const dollars = (cents: number): string => `$${(cents / 100).toFixed(2)}`;
