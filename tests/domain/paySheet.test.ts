import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { paySheetColumns, paySheetName, paySheetRows } from '#resources/withdrawals/paySheet.ts';
import { csvOf } from '#ui/export/csv.ts';
import { aWithdrawal } from '#tests/support/aWithdrawal.ts';

test('a sheet holds one system alone, oldest first, and a cell for every column', () => {
  const requests = [
    aWithdrawal(3),
    aWithdrawal(1, { payment_system: ' Bkash' }),
    aWithdrawal(2, { payment_system: 'Nagad' }),
  ];
  const rows = paySheetRows(requests, 'Bkash');
  expect(rows.map(([worker]) => worker)).toEqual(['Worker 1', 'Worker 3']);
  expect(rows[0]).toEqual(['Worker 1', 'worker1@example.test', "'01710000001", '10.00', 200, '2026-06-01', 'w1']);
  expect(rows[0]).toHaveLength(paySheetColumns.length);
});

test.each([
  ['01710000001', "'01710000001"],
  ['8801710000001234567', "'8801710000001234567"],
  ['017 100 001', "'017 100 001"],
  ['1e5', "'1e5"],
  ['AC-017', 'AC-017'],
  ['+8801710000001', "'+8801710000001"],
  ['=HYPERLINK("https://x.example")', '\'=HYPERLINK("https://x.example")'],
  [' =1+1', "' =1+1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['', ''],
])('the account number %j stays text in the file', (account_number, expected) => {
  const file = csvOf(paySheetRows([aWithdrawal(1, { account_number })], 'Bkash'));
  expect(file.startsWith('\uFEFF')).toBe(true);
  expect(Papa.parse<string[]>(file.slice(1)).data[0]?.[2]).toBe(expected);
});

test.each([
  ['Bkash', 'pay-sheet-Bkash-2026-06-05.csv'],
  ['../e vil:*', 'pay-sheet--e-vil--2026-06-05.csv'],
])('the file of %j is called %s, by the local day', (system, name) => {
  expect(paySheetName(system, new Date(2026, 5, 5, 0, 30))).toBe(name);
});

test.each([
  ['2026-06-05', '2026-06-05'],
  ['2026-06-05T12:00:00', '2026-06-05'],
  ['soon', 'soon'],
  ['', ''],
])('the date %j stands in the sheet as %j', (withdraw_date, expected) => {
  expect(paySheetRows([aWithdrawal(1, { withdraw_date })], 'Bkash')[0]?.[5]).toBe(expected);
});
