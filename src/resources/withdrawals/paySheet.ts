import { dayOf, momentOf } from '#domain/moments.ts';
import type { Withdrawal } from '#domain/entities.ts';
import { isOf } from './totalsBySystem.ts';
import { byAge } from './withdrawalRecord.ts';

/** The columns of a pay sheet, in order. */
export const paySheetColumns = ['worker', 'email', 'account', 'amount', 'coins', 'date', 'id'] as const;
type Row = readonly [string, string, string, string, number, string, string];

/** What is to be paid through one payment system, oldest request first: rows for a CSV file, without the headings. */
export const paySheetRows = (requests: readonly Withdrawal[], system: string): Row[] =>
  requests
    .filter(isOf(system))
    .toSorted(byAge)
    .map((request) => [
      request.worker_name,
      request.worker_email,
      asText(request.account_number),
      request.withdrawal_amount.toFixed(2),
      request.withdrawal_coin,
      dateOf(request.withdraw_date),
      request._id,
    ]);

/** 'pay-sheet-Bkash-2026-06-15.csv'; signs that no file name may have become hyphens. */
export const paySheetName = (system: string, today: Date): string =>
  `pay-sheet-${system.replace(/[^\p{L}\p{N}_-]+/gu, '-')}-${dayOf(today)}.csv`;

/** A spreadsheet would read digits as a number: without its first zeros, or rounded. The apostrophe keeps them as they are. */
const asText = (account: string): string =>
  account.trim() !== '' && Number.isFinite(Number(account.replace(/\s/g, ''))) && !/^\s*[+-]/.test(account)
    ? `'${account}`
    : account;

const dateOf = (text: string): string => {
  const moment = momentOf(text);
  return Number.isNaN(moment) ? text : dayOf(new Date(moment));
};
