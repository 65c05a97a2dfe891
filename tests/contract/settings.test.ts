import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readSettings, usualSettings } from '#contract/settings.ts';
import { sellable } from '#server/settings.ts';
import { inMinorUnits, rateOf, specified, valueOf, worthOf } from '#domain/coins.ts';

const usual = {
  currency: { code: 'USD', minorUnits: 2 },
  packages: [
    { coins: 10, price: 1 },
    { coins: 150, price: 10 },
  ],
  payout: { coins: 20, pays: 1 },
  leastWithdrawal: 200,
  welcome: { buyer: 50, worker: 10, perDay: null },
};
const yen = {
  ...usual,
  currency: { code: 'JPY', minorUnits: 0 },
  packages: [{ coins: 100, price: 980 }],
  payout: { coins: 20, pays: 100 },
  cardFees: { percent: 3.6, fixed: 0 },
};
const dinar = {
  ...usual,
  currency: { code: 'BHD', minorUnits: 3 },
  packages: [{ coins: 150, price: 3.75 }],
  payout: { coins: 50, pays: 1 },
  cardFees: { percent: 2.9, fixed: 0.12 },
};
const read = (settings: object) => readSettings(JSON.stringify(settings));

test('a whole file is taken as it is, with the usual fees for dollars', () => {
  const { settings, problems } = read({ ...usual, acceptLosses: true });
  expect(problems).toEqual([]);
  expect(settings).toEqual({ ...usual, cardFees: usualSettings.cardFees, acceptLosses: true });
});

describe('a file that cannot be right says where and why', () => {
  test.each<[string, object, string]>([
    ['a hole', { ...usual, payout: undefined }, 'payout is missing.'],
    [
      'a hole within',
      { ...usual, packages: [{ coins: 10, price: 1 }, { coins: 20 }] },
      'packages[1].price is missing.',
    ],
    ['a hole in the limit', { ...usual, welcome: { buyer: 1, worker: 1 } }, 'welcome.perDay is missing.'],
    ['a name that is none', { ...usual, payuot: 1 }, 'payuot is no setting.'],
    ['nothing for sale', { ...usual, packages: [] }, 'packages is []: there has to be one at least.'],
    ['half a coin', { ...usual, leastWithdrawal: 0.5 }, 'leastWithdrawal is 0.5: it has to be a whole number.'],
    [
      'a free package',
      { ...usual, packages: [{ coins: 1, price: 0 }] },
      'packages[0].price is 0: it has to be above 0.',
    ],
    ['a word for a number', { ...usual, leastWithdrawal: '200' }, 'leastWithdrawal is "200": it has to be a number.'],
    [
      'a sign for a code',
      { ...usual, currency: { code: '$', minorUnits: 2 } },
      'currency.code is "$": it has to be three capital letters, as in "USD".',
    ],
    [
      'no currency',
      { ...usual, currency: { code: 'XYZ', minorUnits: 2 } },
      'currency.code is "XYZ": there is no such currency.',
    ],
    [
      'cents of a yen',
      { ...yen, currency: { code: 'JPY', minorUnits: 2 } },
      'currency.minorUnits is 2, but JPY has no decimals.',
    ],
    [
      'fils of a dinar left out',
      { ...dinar, currency: { code: 'BHD', minorUnits: 2 } },
      'currency.minorUnits is 2, but BHD has 3 decimals.',
    ],
    [
      'half a yen',
      { ...yen, packages: [{ coins: 1, price: 0.5 }] },
      'packages[0].price is 0.5, but the smallest amount of JPY is 1.',
    ],
    [
      'half a cent',
      { ...usual, payout: { coins: 20, pays: 1.005 } },
      'payout.pays is 1.005, but the smallest amount of USD is 0.01.',
    ],
    [
      'a coin of a third of a cent',
      { ...usual, payout: { coins: 300, pays: 1 } },
      'payout does not fit USD: where 300 coins pay 1, one coin pays no whole number of 0.01.',
    ],
    [
      'one package twice',
      { ...usual, packages: [usual.packages[0], { coins: 10, price: 2 }] },
      'packages has 10 coins twice.',
    ],
    [
      'no fees in yen',
      { ...yen, cardFees: undefined },
      'cardFees is missing: only for USD they are known, percent 2.9 and fixed 0.30.',
    ],
    [
      'more than a card takes',
      { ...usual, packages: [{ coins: 1, price: 1_000_000 }] },
      'packages[0].price is 1000000: no card can be charged that much.',
    ],
  ])('%s', (_, settings, sentence) => {
    expect(read(settings).problems).toEqual([sentence]);
  });

  test.each(['', '[]', '7', '{ "currency": '])('text that holds no settings: %j', (text) => {
    expect(readSettings(text).problems).toEqual([expect.stringMatching(/^it (is no JSON|holds no settings): /)]);
  });

  test('every hole of an empty one is named', () => {
    expect(read({}).problems).toEqual(Object.keys(usual).map((name) => `${name} is missing.`));
  });
});

test.each([
  ['USD', usual, 7, 35, '0.35', 15],
  ['JPY', yen, 7, 35, '35', (100 / 980) * 100],
  ['BHD', dinar, 7, 140, '0.140', 40],
])(
  '%s: coins are worth whole minor units, and are written with its decimals',
  (_, prices, coins, minor, text, rate) => {
    expect(valueOf(coins, prices)).toBe(minor);
    expect(worthOf(coins, prices)).toBe(text);
    expect(rateOf(prices.packages.at(-1) ?? { coins: 1, price: 1 }, prices)).toBeCloseTo(rate);
  },
);

test('the owner’s page has a whole file, with which no package loses money', () => {
  const page = readFileSync(join(import.meta.dirname, '../../docs/operations.md'), 'utf8');
  const { settings, problems } = readSettings(/```json\n([^`]+)```/.exec(page)?.[1] ?? '');
  expect(problems).toEqual([]);
  expect(sellable(settings).prices.packages).toEqual(settings.packages);
});

test('the prices without a file are the specification’s, which a file may repeat', () => {
  const { settings, problems } = read(specified);
  expect(problems).toEqual([]);
  expect(settings).toEqual(usualSettings);
  expect(inMinorUnits(19.99, { code: 'USD', minorUnits: 2 })).toBe(1999);
});
