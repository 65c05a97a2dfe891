import { describe, expect, test } from 'vitest';
import { usualSettings, type Settings } from '#contract/settings.ts';
import { priceProblems } from '#server/cards/priceProblems.ts';
import { earningsOf, sellable } from '#server/settings.ts';

const yen: Settings = {
  ...usualSettings,
  currency: { code: 'JPY', minorUnits: 0 },
  packages: [{ coins: 100, price: 980 }],
  payout: { coins: 20, pays: 100 },
  cardFees: { percent: 3.6, fixed: 0 },
};
const dinar: Settings = {
  ...usualSettings,
  currency: { code: 'BHD', minorUnits: 3 },
  packages: [{ coins: 150, price: 3.75 }],
  payout: { coins: 50, pays: 1 },
  cardFees: { percent: 2.9, fixed: 0.12 },
};

describe('what a package earns, in minor units, a part of one in fees counted as a whole', () => {
  test.each([
    [usualSettings, { coins: 10, price: 1 }, { taken: 100, fee: 33, paysOut: 50, earned: 17 }],
    [usualSettings, { coins: 150, price: 10 }, { taken: 1000, fee: 59, paysOut: 750, earned: 191 }],
    [usualSettings, { coins: 500, price: 20 }, { taken: 2000, fee: 88, paysOut: 2500, earned: -588 }],
    [usualSettings, { coins: 1000, price: 35 }, { taken: 3500, fee: 132, paysOut: 5000, earned: -1632 }],
    [yen, { coins: 100, price: 980 }, { taken: 980, fee: 36, paysOut: 500, earned: 444 }],
    [dinar, { coins: 150, price: 3.75 }, { taken: 3750, fee: 229, paysOut: 3000, earned: 521 }],
    [
      { ...yen, cardFees: { percent: 10, fixed: 0 } },
      { coins: 1, price: 10 },
      { taken: 10, fee: 1, paysOut: 5, earned: 4 },
    ],
    [
      { ...usualSettings, cardFees: { percent: 0.1, fixed: 0 } },
      { coins: 1, price: 30 },
      { taken: 3000, fee: 3, paysOut: 5, earned: 2992 },
    ],
  ])('%#', (settings, one, expected) => {
    expect(earningsOf(one, settings, settings.cardFees)).toEqual(expected);
  });
});

test('packages that lose money are not sold, and the owner reads which and how much', () => {
  const { prices, sentences } = sellable(usualSettings);
  expect(prices.packages.map(({ coins }) => coins)).toEqual([10, 150]);
  expect(sentences).toEqual([
    '10 coins for 1.00 USD: 0.33 USD fees, 0.50 USD paid out when withdrawn: it earns 0.17 USD.',
    '150 coins for 10.00 USD: 0.59 USD fees, 7.50 USD paid out when withdrawn: it earns 1.91 USD.',
    '500 coins for 20.00 USD: 0.88 USD fees, 25.00 USD paid out when withdrawn: it loses 5.88 USD, and is not sold.',
    '1000 coins for 35.00 USD: 1.32 USD fees, 50.00 USD paid out when withdrawn: it loses 16.32 USD, and is not sold.',
  ]);
  expect(Object.keys(prices)).not.toContain('cardFees');
});

test('a setting accepts the loss, and the server says so', () => {
  const { prices, sentences } = sellable({ ...usualSettings, acceptLosses: true });
  expect(prices.packages).toHaveLength(4);
  expect(sentences[3]).toMatch(/it loses 16\.32 USD, and is sold all the same \(acceptLosses\)\.$/);
});

test('cards are charged in no currency that the company counts otherwise, nor in steps that it does not take', () => {
  expect(priceProblems(usualSettings)).toEqual([]);
  expect(priceProblems(dinar)).toEqual([]);
  expect(priceProblems({ ...dinar, packages: [{ coins: 1, price: 1.005 }] })).toEqual([
    'The card company charges BHD in steps of 0.010, and a package costs 1.005.',
  ]);
  expect(priceProblems({ ...yen, currency: { code: 'ISK', minorUnits: 0 } })).toHaveLength(1);
});
