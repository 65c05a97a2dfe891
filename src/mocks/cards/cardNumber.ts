import { testCards, type CardOutcome } from '#services/testCards.ts';

/** Number of digits on a card: 15 for American Express, otherwise 16. */
const lengthOf = (number: string): number => (/^3[47]/.test(number) ? 15 : 16);

export const isWhole = (number: string): boolean => number.length >= lengthOf(number);

/** True when the check digit is right (Luhn). */
export const isSound = (number: string): boolean => {
  const sum = Array.from(number)
    .reverse()
    .reduce((total, digit, place) => {
      const value = Number(digit) * (place % 2 === 0 ? 1 : 2);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
};

export const brandOf = (number: string): string => {
  if (number.startsWith('4')) return 'visa';
  if (/^(5[1-5]|2[2-7])/.test(number)) return 'mastercard';
  return /^3[47]/.test(number) ? 'amex' : 'unknown';
};

export const outcomeOf = (number: string): CardOutcome =>
  testCards.find((card) => card.number === number)?.outcome ?? 'succeeds';
