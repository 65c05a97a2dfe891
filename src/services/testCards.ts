/**
 * Behaviour of a test card of the card company. 'declined': the bank refuses the charge; 'noFunds': there is no money
 * for it; 'asks': the bank asks for an approval first; 'disputed' and 'inquired': the charge succeeds, and soon
 * afterwards the bank disputes it or asks about it.
 */
export type CardOutcome = 'succeeds' | 'declined' | 'noFunds' | 'asks' | 'disputed' | 'inquired';

/** Test cards that the card company documents. In the demo any other valid number succeeds. */
// prettier-ignore
export const testCards = [
  { number: '4242424242424242', outcome: 'succeeds' },
  { number: '4000002500003155', outcome: 'asks' },
  { number: '4000000000000002', outcome: 'declined' },
  { number: '4000000000009995', outcome: 'noFunds' },
  { number: '4000000000000259', outcome: 'disputed' },
  { number: '4000000000001976', outcome: 'inquired' },
] as const satisfies readonly { number: string; outcome: CardOutcome }[];

/** Card number with a space after every four digits. */
export const spacedNumber = (number: string): string => number.replace(/\d{4}(?=\d)/g, '$& ');
