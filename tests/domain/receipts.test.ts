import { expect, test } from 'vitest';
import { afterPayment, readReceipts, waitingCoins, type Receipt } from '#resources/withdrawals/receipts.ts';

/** Receipts of so many coins each, newest first, as they are stored. */
const receiptsOf = (...coins: number[]): Receipt[] =>
  coins.map((one, place) => ({
    key: String(place),
    at: '2026-06-10T09:00:00.000Z',
    coins: one,
    system: 'Nagad',
    account: '',
    state: place === 0 ? 'unconfirmed' : 'sent',
  }));
const paidIn = (receipts: readonly Receipt[]) => receipts.filter(({ state }) => state === 'paid').map(({ key }) => key);

/**
 * Receipts' coins, and the coins `found` to be paid. `paid` are the keys of receipts that are then known to be paid,
 * `unclear` is the number of coins paid of the others.
 */
test.each([
  ['the only one', [200], 200, ['0'], 0],
  ['the one of just as many coins', [200, 300, 400], 300, ['1'], 0],
  ['of two of just as many coins nobody knows which', [200, 300, 300], 300, [], 300],
  ['one of just as many coins, or the smaller ones together: nobody knows', [400, 200, 200], 400, [], 400],
  ['those without which the others do not explain the coins', [200, 300, 400], 700, ['1', '2'], 0],
  ['one for sure, and of two others nobody knows which', [200, 500, 200], 700, ['1'], 200],
  ['all of them', [200, 300], 500, ['0', '1'], 0],
  ['none of these, as one of more coins is not half paid', [200], 150, [], 0],
  ['none of these, as they explain it neither alone nor together', [200, 300, 400], 350, [], 0],
  ['none of these alone: another device has sent one', [200, 300], 900, [], 0],
  ['none of none', [], 300, [], 0],
])('a payment was for %s', (_, coins, found, paid, unclear) => {
  const before = receiptsOf(...coins);
  const after = afterPayment({ receipts: before, unclear: 0 }, found);
  expect(paidIn(after.receipts)).toEqual(paid);
  expect(after.unclear).toBe(unclear);
  expect(waitingCoins(after)).toBe(
    before.filter(({ key }) => !paid.includes(key)).reduce((sum, one) => sum + one.coins, 0) - unclear,
  );
  expect(after.receipts.map(({ key, coins }) => [key, coins])).toEqual(before.map(({ key, coins }) => [key, coins]));
});

test('of a payment that they do not explain it is said that it may be for one of them, and their coins still wait', () => {
  const after = afterPayment({ receipts: receiptsOf(200, 300), unclear: 0 }, 250);
  expect(after.receipts.map(({ state }) => state)).toEqual(['unconfirmed', 'either']);
  expect(waitingCoins(after)).toBe(500);
  // It is paid by what explains it later.
  expect(paidIn(afterPayment(after, 300).receipts)).toEqual(['1']);
});

test('of three alike nobody knows which one was paid, until all of them are; one that is not confirmed stays so', () => {
  const states = ({ receipts }: ReturnType<typeof afterPayment>) => receipts.map(({ state }) => state);
  const one = afterPayment({ receipts: receiptsOf(200, 200, 200), unclear: 0 }, 200);
  expect([states(one), waitingCoins(one)]).toEqual([['unconfirmed', 'either', 'either'], 400]);
  expect(readReceipts(one.receipts)).toEqual(one.receipts);
  // Sent after that payment, so it does wait, and what it was paid for is no more than before.
  const [later] = receiptsOf(900).map((receipt): Receipt => ({ ...receipt, key: 'later', state: 'sent' }));
  const two = afterPayment({ ...one, receipts: [...(later ? [later] : []), ...one.receipts] }, 200);
  expect([states(two), waitingCoins(two)]).toEqual([['sent', 'unconfirmed', 'either', 'either'], 1100]);
  const three = afterPayment({ ...two, receipts: two.receipts.slice(1) }, 200);
  expect([states(three), waitingCoins(three)]).toEqual([['paid', 'paid', 'paid'], 0]);
});

test('what was paid is not paid again by the next payment, and waits no more', () => {
  const once = afterPayment({ receipts: receiptsOf(300, 400), unclear: 0 }, 400);
  expect(paidIn(once.receipts)).toEqual(['1']);
  expect(waitingCoins(once)).toBe(300);
  expect(paidIn(afterPayment(once, 400).receipts)).toEqual(['1']);
  expect(paidIn(afterPayment(once, 300).receipts)).toEqual(['0', '1']);
  expect(readReceipts(once.receipts)).toEqual(once.receipts);
});
