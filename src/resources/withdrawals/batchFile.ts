import type { BankRow } from '#dataProvider/bindings.ts';
import { amountText, type Currency } from '#domain/coins.ts';
import { seen } from '#domain/unseen.ts';
import { csvOf } from '#ui/export/csv.ts';
import { readCsv } from '#ui/export/readCsv.ts';
import { isOf } from './totalsBySystem.ts';
import { byAge, type WithdrawalRecord } from './withdrawalRecord.ts';

/**
 * Headings of the files of a batch of withdrawals, the same in every language. The bank fills in the last three
 * columns.
 */
const columns = ['batch', 'request', 'worker', 'account', 'amount', 'coins', 'result', 'reference', 'reason'] as const;

/** CSV text of a batch's requests through one payment system, oldest first. `batch` is the batch's number. */
export const batchFile = (
  batch: string,
  requests: readonly WithdrawalRecord[],
  system: string,
  currency: Currency,
): string =>
  csvOf([
    columns,
    ...requests
      .filter(isOf(system))
      .toSorted(byAge)
      .map((one) => [
        batch,
        one._id,
        seen(one.worker_name),
        seen(one.account_number),
        amountText(one.withdrawal_amount, currency),
        one.withdrawal_coin,
        '',
        '',
        '',
      ]),
  ]);

/** The name of a batch's file: 'payout-batch-7-Bkash.csv'. Characters that file names may not have become hyphens. */
export const batchFileName = (batch: string, system: string): string =>
  `payout-batch-${batch}-${system.replace(/[^\p{L}\p{N}_-]+/gu, '-')}.csv`;

type Answer = { batch: string; rows: BankRow[] };
type Problem = { key: 'batches.unreadable' | 'batches.severalBatches' } | { key: 'batches.badResult'; row: number };

/**
 * Reads the bank's answers from the CSV texts of one batch's files that the bank has filled in. Returns the first
 * problem instead if there is one. Columns other than the needed ones are ignored.
 */
export const readAnswer = (texts: readonly string[]): Answer | Problem => {
  const rows: BankRow[] = [];
  const batches = new Set<string>();
  for (const text of texts) {
    const [headings = [], ...cells] = readCsv(text, columns).rows.filter((row) =>
      row.some((cell) => cell.trim() !== ''),
    );
    const names = headings.map((name) => name.trim().toLowerCase());
    const needed = ['batch', 'request', 'result', 'reference', 'reason'];
    if (!needed.every((name) => names.includes(name)) || cells.length === 0) return { key: 'batches.unreadable' };
    for (const row of cells) {
      const cell = (name: (typeof columns)[number]) => (row[names.indexOf(name)] ?? '').trim();
      const result = cell('result').toLowerCase();
      if (result !== 'paid' && result !== 'failed') return { key: 'batches.badResult', row: rows.length + 1 };
      batches.add(cell('batch'));
      rows.push({ id: cell('request'), result, reference: cell('reference'), reason: cell('reason') });
    }
  }
  const [batch = ''] = batches;
  if (batches.size > 1) return { key: 'batches.severalBatches' };
  return /^[1-9]\d*$/.test(batch) ? { batch, rows } : { key: 'batches.unreadable' };
};
