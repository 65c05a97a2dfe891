import { dayOf, momentOf } from '#domain/moments.ts';
import { amountText, type Currency } from '#domain/coins.ts';
import type { Withdrawal } from '#domain/entities.ts';
import { seen } from '#domain/unseen.ts';
import { plainDigits } from '#domain/wholeNumber.ts';
import type { PaySheetKind } from './paySheetKinds.ts';
import { isOf } from './totalsBySystem.ts';
import { byAge } from './withdrawalRecord.ts';

/** The columns of a pay sheet, in their order. */
export const paySheetColumns = ['worker', 'email', 'account', 'amount', 'coins', 'date', 'id'] as const;

type Row = readonly [string, string, string, string, number, string, string];

/**
 * Rows of a pay sheet: the requests for one payment system, oldest first, without the headings. For the `kind`
 * 'spreadsheet', account numbers are marked as text; for 'portal' they stay as they are.
 */
export const paySheetRows = (
  requests: readonly Withdrawal[],
  system: string,
  kind: PaySheetKind,
  currency: Currency,
): Row[] =>
  requests
    .filter(isOf(system))
    .toSorted(byAge)
    .map((request) => [
      // Zero-width joiners stay, because they shape the letters of Bangla names.
      request.worker_name.replaceAll(/[^\u200c\u200d]+/g, seen),
      seen(request.worker_email),
      kind === 'spreadsheet' ? asText(seen(request.account_number)) : seen(request.account_number),
      amountText(request.withdrawal_amount, currency),
      request.withdrawal_coin,
      dateOf(request.withdraw_date),
      request._id,
    ]);

/**
 * The name of a pay sheet's file: 'pay-sheet-Bkash-portal-2026-06-15.csv'. Characters that file names may not have
 * become hyphens.
 */
export const paySheetName = (system: string, kind: PaySheetKind, today: Date): string =>
  `pay-sheet-${system.replace(/[^\p{L}\p{N}_-]+/gu, '-')}-${kind}-${dayOf(today)}.csv`;

/**
 * Account number with an apostrophe in front if a spreadsheet would read it as a number. A number with a leading minus
 * gets none here, because csvOf adds one.
 */
const asText = (account: string): string =>
  account !== '' && Number.isFinite(Number(plainDigits(account.replace(/ /g, '')))) && !account.startsWith('-')
    ? `'${account}`
    : account;

const dateOf = (text: string): string => {
  const moment = momentOf(text);
  return Number.isNaN(moment) ? seen(text) : dayOf(new Date(moment));
};
