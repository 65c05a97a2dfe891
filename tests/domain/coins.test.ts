import { expect, test } from 'vitest';
import { inMinorUnits, mayWithdraw, specified, valueOf, worthOf } from '#domain/coins.ts';

test('CONST-1 every balance up to 200,000 coins is worth exactly a twentieth in dollars', () => {
  for (let coins = 0; coins <= 200_000; coins++) {
    const cents = coins * 5;
    const expected = `${String(Math.floor(cents / 100))}.${String(cents % 100).padStart(2, '0')}`;
    if (worthOf(coins, specified) !== expected) expect(worthOf(coins, specified)).toBe(expected);
  }
  expect(worthOf(50, specified)).toBe('2.50');
  expect(valueOf(1, specified)).toBe(5);
});

test('CONST-1 the packages and what a card is charged for them', () => {
  expect(specified.packages.map(({ coins, price }) => [coins, price, inMinorUnits(price, specified.currency)])).toEqual(
    [
      [10, 1, 100],
      [150, 10, 1000],
      [500, 20, 2000],
      [1000, 35, 3500],
    ],
  );
});

test('REG-21 REG-22 a new buyer holds 50 coins, a new worker 10', () => {
  expect(specified.welcome).toMatchObject({ buyer: 50, worker: 10 });
});

test.each([
  [199, 1000, false],
  [200, 200, true],
  [200, 199, false],
  [1000, 1000, true],
  [1001, 1000, false],
  [200.5, 1000, false],
  [Number.NaN, 1000, false],
])('withdrawing %d of %d coins: %s', (coins, balance, allowed) => {
  expect(mayWithdraw(coins, balance, specified.leastWithdrawal)).toBe(allowed);
});
