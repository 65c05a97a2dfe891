import { expect, test } from 'vitest';
import { afterDrop, readReceipts, waitingCoins, type Receipt } from '#resources/withdrawals/receipts.ts';

/** Newest first, as they are kept. */
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

test.each([
  ['the one of just as many coins', [200, 300, 400], 300, ['1']],
  ['of two of just as many coins the older', [200, 300, 300], 300, ['2']],
  ['the oldest, where more was earned meanwhile', [200, 300, 400], 350, ['2']],
  ['the oldest ones until they explain the drop', [200, 300, 400], 500, ['1', '2']],
  ['all, where even they do not explain it', [200, 300], 900, ['0', '1']],
  ['none of none', [], 300, []],
])('a drop of the balance has paid %s', (_, coins, drop, paid) => {
  const before = receiptsOf(...coins);
  const after = afterDrop(before, drop);
  expect(paidIn(after)).toEqual(paid);
  expect(after.map(({ key }) => key)).toEqual(before.map(({ key }) => key));
  expect(after.filter(({ state }) => state !== 'paid')).toEqual(before.filter(({ key }) => !paid.includes(key)));
});

test('what was paid is not paid again by the next drop, and waits no more', () => {
  const once = afterDrop(receiptsOf(300, 300), 300);
  expect(paidIn(once)).toEqual(['1']);
  expect(waitingCoins(once)).toBe(300);
  expect(paidIn(afterDrop(once, 300))).toEqual(['0', '1']);
  expect(readReceipts(once)).toEqual(once);
});
