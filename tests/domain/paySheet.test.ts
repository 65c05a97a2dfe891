import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { specified } from '#domain/coins.ts';
import { batchFile } from '#resources/withdrawals/batchFile.ts';
import { paySheetColumns, paySheetName, paySheetRows } from '#resources/withdrawals/paySheet.ts';
import type { PaySheetKind } from '#resources/withdrawals/paySheetKinds.ts';
import { csvOf } from '#ui/export/csv.ts';
import { aWithdrawal } from '#tests/support/aWithdrawal.ts';

const accountIn = (kind: PaySheetKind, account_number: string) => {
  const file = csvOf(paySheetRows([aWithdrawal(1, { account_number })], 'Bkash', kind, specified.currency));
  expect(file.startsWith('\uFEFF')).toBe(true);
  return Papa.parse<string[]>(file.slice(1)).data[0]?.[2];
};

test('a sheet holds one system alone, oldest first, and a cell for every column', () => {
  const requests = [
    aWithdrawal(3),
    aWithdrawal(1, { payment_system: ' Bkash' }),
    aWithdrawal(2, { payment_system: 'Nagad' }),
  ];
  const rows = paySheetRows(requests, 'Bkash', 'portal', specified.currency);
  expect(rows.map(([worker]) => worker)).toEqual(['Worker 1', 'Worker 3']);
  expect(rows[0]).toEqual(['Worker 1', 'worker1@example.test', '01710000001', '10.00', 200, '2026-06-01', 'w1']);
  expect(rows[0]).toHaveLength(paySheetColumns.length);
});

test.each([
  [{ code: 'JPY', minorUnits: 0 }, 500, '500'],
  [{ code: 'BHD', minorUnits: 3 }, 1.255, '1.255'],
])('in %j the files for paying have the amount %d as %s, with no decimal lost', (currency, withdrawal_amount, text) => {
  const requests = [{ ...aWithdrawal(1, { withdrawal_amount }), id: 'w1' }];
  expect(paySheetRows(requests, 'Bkash', 'portal', currency)[0]?.[3]).toBe(text);
  const batch = Papa.parse<Record<string, string>>(batchFile('7', requests, 'Bkash', currency).slice(1), {
    header: true,
  });
  expect(batch.data[0]?.amount).toBe(text);
});

test.each([
  ['01740916109', "'01740916109"],
  ['8801710000001234567', "'8801710000001234567"],
  ['017 100 001', "'017 100 001"],
  ['1e5', "'1e5"],
  ['+8801710000001', "'+8801710000001"],
  ['+880 1710 000001', "'+880 1710 000001"],
  ['০১৭১০', "'০১৭১০"],
  ['AC-017', 'AC-017'],
  ['', ''],
])('the account number %j stands in a portal’s sheet as it is, in a spreadsheet’s as %j', (account, asText) => {
  expect([accountIn('portal', account), accountIn('spreadsheet', account)]).toEqual([account, asText]);
});

test.each([
  ['\u200b01710\u200e000001', '01710000001', "'01710000001"],
  ['\t01710', '01710', "'01710"],
  ['\r01710\u00a0000', '01710 000', "'01710 000"],
  ['AC\u00ad17\u2060', 'AC17', 'AC17'],
])('nothing invisible of the account number %j is in a sheet: a portal’s has %j', (account, portal, asText) => {
  expect([accountIn('portal', account), accountIn('spreadsheet', account)]).toEqual([portal, asText]);
});

test.each(['=HYPERLINK("https://x.example")', ' =1+1', '@SUM(A1)', '-8801710', '+1+1', '+880-1710', '+A1', '+'])(
  'the account number %j, which a spreadsheet would run, is guarded once in both kinds',
  (account) => {
    expect([accountIn('portal', account), accountIn('spreadsheet', account)]).toEqual([
      `'${account.trim()}`,
      `'${account.trim()}`,
    ]);
  },
);

test.each([
  ['Bkash', 'portal', 'pay-sheet-Bkash-portal-2026-06-05.csv'],
  ['Bkash', 'spreadsheet', 'pay-sheet-Bkash-spreadsheet-2026-06-05.csv'],
  ['../e vil:*', 'portal', 'pay-sheet--e-vil--portal-2026-06-05.csv'],
] as const)('the file of %j for a %s is called %s, by the local day', (system, kind, name) => {
  expect(paySheetName(system, kind, new Date(2026, 5, 5, 0, 30))).toBe(name);
});

test.each([
  ['2026-06-05', '2026-06-05'],
  ['2026-06-05T12:00:00', '2026-06-05'],
  ['soon', 'soon'],
  ['', ''],
])('the date %j stands in the sheet as %j', (withdraw_date, expected) => {
  expect(paySheetRows([aWithdrawal(1, { withdraw_date })], 'Bkash', 'portal', specified.currency)[0]?.[5]).toBe(
    expected,
  );
});
