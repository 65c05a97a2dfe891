import { expect, test } from 'vitest';
import { i18nProvider, loadTexts } from '#i18n/i18nProvider.ts';
import type { Translate } from '#i18n/messages.ts';
import { payoutJob } from '#resources/withdrawals/useWithdrawalCommands.ts';
import { aWithdrawal } from '#tests/support/aWithdrawal.ts';

const t = i18nProvider.translate as Translate;
await loadTexts('admin');

test('AH-8 a payment of many carries the coins of each, destroys nothing, and is called as the row’s button is', () => {
  const requests = [aWithdrawal(1, { withdrawal_coin: 240 }), aWithdrawal(2, { worker_name: '' })];
  const job = payoutJob(requests, new Map(), t);
  expect(job).toMatchObject({ resource: 'withdrawals', verb: 'update', destructive: false });
  expect(job.rows).toEqual([
    { id: 'w1', name: 'Worker 1', coins: 240 },
    { id: 'w2', name: 'worker2@example.test', coins: 200 },
  ]);
  expect(job.texts.command).toBe('Payment Success');
  expect(job.texts.warning).toMatch(/cannot be undone\.$/);
});

test.each([
  [1, '1 of them has something to check.'],
  [2, '2 of them have something to check.'],
])('%d requests to check are paid all the same, and spoken of', (count, words) => {
  const requests = [1, 2, 3].map((number) => aWithdrawal(number));
  const issues = new Map([1, 2].slice(0, count).map((number) => [`w${String(number)}`, ['noAccount'] as const]));
  const job = payoutJob(requests, issues, t);
  expect(job.rows.map(({ skip }) => skip)).toEqual([undefined, undefined, undefined]);
  expect(job.texts.warning.endsWith(words)).toBe(true);
});
