import { expect, test } from 'vitest';
import { nameOf } from '#bulk/bulkResult.ts';
import { i18nProvider, loadTexts } from '#i18n/i18nProvider.ts';
import type { Translate } from '#i18n/messages.ts';
import type { useFormat } from '#i18n/useFormat.ts';
import { payoutIssues } from '#resources/withdrawals/payoutIssues.ts';
import { payoutJob, payoutQuestion } from '#resources/withdrawals/payoutJob.ts';
import { aWithdrawal } from '#tests/support/aWithdrawal.ts';

const t = i18nProvider.translate as Translate;
const format = { coins: String } as unknown as ReturnType<typeof useFormat>;
await loadTexts('console');

test('AH-8 a payment of many carries the coins of each, destroys nothing, and is called as the row’s button is', () => {
  const requests = [aWithdrawal(1, { withdrawal_coin: 240 }), aWithdrawal(2, { worker_name: '' })];
  const job = payoutJob(requests);
  expect(job).toMatchObject({ resource: 'withdrawals', verb: 'update', destructive: false });
  expect(job.rows).toMatchObject([
    { id: 'w1', coins: 240 },
    { id: 'w2', coins: 200 },
  ]);
  expect(job.rows.map((row) => nameOf(row)(t, format))).toEqual([
    'Worker 1: 240 coins',
    'worker2@example.test: 200 coins',
  ]);
  const { command, warning } = payoutQuestion(requests, new Map(), t);
  expect(command?.(t, format)).toBe('Payment Success');
  expect(warning).toMatch(/cannot be undone\.$/);
});

test.each([
  [1, '1 of them has something to check: Worker 1 (No account).'],
  [2, '2 of them have something to check: Worker 1 (No account), Worker 2 (No account).'],
  [
    5,
    '5 of them have something to check: Worker 1 (No account), Worker 2 (No account), Worker 3 (No account) and 2 more.',
  ],
])('%d requests to check are paid all the same, and named', (count, words) => {
  const requests = [1, 2, 3, 4, 5].map((number) => aWithdrawal(number));
  const issues = new Map(
    [1, 2, 3, 4, 5].slice(0, count).map((number) => [`w${String(number)}`, ['noAccount'] as const]),
  );
  expect(payoutJob(requests).rows.map(({ skip }) => skip)).toEqual(requests.map(() => undefined));
  expect(payoutQuestion(requests, issues, t).warning.endsWith(words)).toBe(true);
});

test('the question of one request speaks of one', () => {
  const one = [aWithdrawal(1)];
  const says = 'This records the request as paid and takes the coins from the worker. It cannot be undone.';
  expect(payoutQuestion(one, new Map(), t).warning).toBe(says);
  expect(payoutQuestion(one, new Map([['w1', ['noAccount'] as const]]), t).warning).toBe(
    `${says} It has something to check: No account.`,
  );
});

test('AH-8 many are paid in the order in which coins are counted: oldest first, whatever the list’s order', () => {
  const requests = [
    aWithdrawal(4, { withdraw_date: 'soon' }),
    aWithdrawal(3, { withdraw_date: aWithdrawal(2).withdraw_date }),
    aWithdrawal(2),
    aWithdrawal(1),
  ];
  const one = requests.map((request) => ({ ...request, worker_email: 'one@example.test' }));
  const order = payoutJob(one).rows.map(({ id }) => id);
  expect(order).toEqual(['w1', 'w2', 'w3', 'w4']);
  // With coins for so many, those that are not covered are the last to be paid.
  for (const count of [1, 2, 3]) {
    const issues = payoutIssues(one, new Map([['one@example.test', 200 * count]]));
    const uncovered = order.filter((id) => issues.get(id)?.includes('notCovered'));
    expect(uncovered).toEqual(order.slice(count));
  }
});
