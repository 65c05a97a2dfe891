/** What the card company does with one of the numbers that it documents for trials. */
export type CardOutcome = 'succeeds' | 'declined' | 'noFunds' | 'asks';

/** Its documented numbers; any other sound one succeeds in the demo. */
// prettier-ignore
export const testCards = [
  { number: '4242424242424242', outcome: 'succeeds' },
  { number: '4000002500003155', outcome: 'asks' },
  { number: '4000000000000002', outcome: 'declined' },
  { number: '4000000000009995', outcome: 'noFunds' },
] as const satisfies readonly { number: string; outcome: CardOutcome }[];

/** As cards have them, in fours. */
export const spacedNumber = (number: string): string => number.replace(/\d{4}(?=\d)/g, '$& ');
