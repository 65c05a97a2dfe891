import { expect, test } from 'vitest';
import { specified } from '#domain/coins.ts';
import type { Withdrawal } from '#domain/entities.ts';
import { payoutIssues, type PayoutIssue } from '#resources/withdrawals/payoutIssues.ts';
import { totalOf, totalsBySystem } from '#resources/withdrawals/totalsBySystem.ts';
import { aWithdrawal } from '#tests/support/aWithdrawal.ts';

const one = { worker_email: 'one@example.test' };
const balances = (coin: number) => new Map([['one@example.test', coin]]);
type Found = Record<string, readonly PayoutIssue[]>;

test.each<[string, Withdrawal[], number, Found]>([
  ['nothing to check', [aWithdrawal(1, one)], 200, {}],
  ['one coin too few', [aWithdrawal(1, one)], 199, { w1: ['notCovered'] }],
  ['together too much: the younger one', [aWithdrawal(2, one), aWithdrawal(1, one)], 399, { w2: ['notCovered'] }],
  ['together just enough', [aWithdrawal(2, one), aWithdrawal(1, one)], 400, {}],
  [
    'a refused one leaves its coins to the next',
    [aWithdrawal(1, { ...one, withdrawal_coin: 500 }), aWithdrawal(2, one)],
    300,
    { w1: ['notCovered'] },
  ],
  [
    'a date that is none comes last',
    [aWithdrawal(1, { ...one, withdraw_date: 'soon' }), aWithdrawal(2, one)],
    200,
    { w1: ['notCovered'] },
  ],
  ['the address in other letters', [aWithdrawal(1, { worker_email: ' ONE@Example.test' })], 200, {}],
  [
    'a worker who is not in the list: nobody knows',
    [aWithdrawal(1, { worker_email: 'gone@example.test' }), aWithdrawal(2, one)],
    200,
    { w1: ['deleted'] },
  ],
])('coins that cover it: %s', (_, requests, coin, expected) => {
  expect(Object.fromEntries(payoutIssues(requests, balances(coin)))).toEqual(expected);
});

test('without balances nobody is said not to have the coins, or to be deleted', () => {
  expect(payoutIssues([aWithdrawal(1)])).toEqual(new Map());
  expect(payoutIssues([aWithdrawal(1)], new Map()).get('w1')).toEqual(['deleted']);
});

test.each<[string, Withdrawal[], Found]>([
  ['empty', [aWithdrawal(1, { account_number: '' })], { w1: ['noAccount'] }],
  ['blank', [aWithdrawal(1, { account_number: ' \t' })], { w1: ['noAccount'] }],
  [
    'empty ones are not the same account',
    [1, 2].map((n) => aWithdrawal(n, { account_number: '' })),
    { w1: ['noAccount'], w2: ['noAccount'] },
  ],
  [
    'one account of two workers, however it is typed',
    [
      aWithdrawal(1, { account_number: 'AB 01-7' }),
      aWithdrawal(2, { account_number: ' ab01-7 ', payment_system: 'bkash ' }),
    ],
    { w1: ['sharedAccount'], w2: ['sharedAccount'] },
  ],
  [
    'one number of two workers, with and without separators, prefix and what cannot be seen, in any digits',
    ['01445577259', '01445-577259', '+880\u200e1445577259', '০১৪৪৫ ৫৭৭২৫৯'].map((account_number, n) =>
      aWithdrawal(n, { account_number }),
    ),
    { w0: ['sharedAccount'], w1: ['sharedAccount'], w2: ['sharedAccount'], w3: ['sharedAccount'] },
  ],
  ['invisible', [aWithdrawal(1, { account_number: '\u200b\u00a0' })], { w1: ['noAccount'] }],
  ['one account of one worker', [1, 2].map((n) => aWithdrawal(n, { ...one, account_number: '017' })), {}],
  [
    'one number at two systems',
    [aWithdrawal(1, { account_number: '017' }), aWithdrawal(2, { account_number: '017', payment_system: 'Nagad' })],
    {},
  ],
])('account numbers: %s', (_, requests, expected) => {
  expect(Object.fromEntries(payoutIssues(requests))).toEqual(expected);
});

test.each([
  [200, 10, false],
  [230, 11.5, false],
  [201, 10.05, false],
  [200, 100, true],
  [200, 10.01, true],
])('%d coins for $%d: to check is %s', (withdrawal_coin, withdrawal_amount, wrong) => {
  const requests = [aWithdrawal(1, { withdrawal_coin, withdrawal_amount })];
  expect(payoutIssues(requests, undefined, specified).get('w1')).toEqual(wrong ? ['wrongAmount'] : undefined);
  // A server that tells its prices has set the amount, perhaps at the rate of an earlier day.
  expect(payoutIssues(requests).get('w1')).toBeUndefined();
});

test('totals per payment system and in all, in whole cents', () => {
  const requests = [
    aWithdrawal(1, { withdrawal_coin: 202 }),
    aWithdrawal(2, { withdrawal_coin: 204, payment_system: ' Bkash ' }),
    aWithdrawal(3, { payment_system: 'Nagad', account_number: '' }),
    aWithdrawal(4, { payment_system: '' }),
  ];
  const issues = payoutIssues(requests);
  expect(totalsBySystem(requests, issues, specified.currency)).toEqual([
    { system: '', requests: 1, coins: 200, dollars: 10, issues: 0 },
    { system: 'Bkash', requests: 2, coins: 406, dollars: 20.3, issues: 0 },
    { system: 'Nagad', requests: 1, coins: 200, dollars: 10, issues: 1 },
  ]);
  expect(totalOf(requests, issues, specified.currency)).toEqual({ requests: 4, coins: 806, dollars: 40.3, issues: 1 });
  expect(totalsBySystem([], issues, specified.currency)).toEqual([]);
});
