// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { csvOf } from '#ui/export/csv.ts';
import { readCsv } from '#ui/export/readCsv.ts';

const names = ['one', 'two', 'three'];
const nasty = fc.string({
  unit: fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', ' ', '"', "'", ',', ';', 'é', '💰', '1', 'A', '\ufeff'),
  maxLength: 12,
});
/** True for a text with a typed apostrophe before a formula, which looks like the writer's guard. */
const looksGuarded = (text: string) => /^'[\s\0]*[=\-@＝＋－＠+\t\r\n\0]/.test(text);
const cell = fc.oneof(nasty, fc.string({ unit: 'binary' })).filter((text) => !looksGuarded(text));
const sheet = fc.array(fc.tuple(cell, cell, cell), { maxLength: 20 });
const asRead = (text: string) => text.replace(/\r\n?/g, '\n');

test('what csvOf wrote is read as it was, guards taken away and ends of lines as \\n', () => {
  fc.assert(
    fc.property(sheet, (rows) => {
      const read = readCsv(csvOf([names, ...rows]), names);
      expect(read).toEqual({ rows: [names, ...rows.map((row) => row.map(asRead))] });
    }),
    { numRuns: 500 },
  );
});

test.each([',', ';', '\t'])(
  'cells may be separated by %j, lines end as on any system, a mark of UTF-8 may lead',
  (mark) => {
    const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
    fc.assert(
      fc.property(sheet, fc.constantFrom('\n', '\r\n', '\r'), fc.constantFrom('', '\ufeff'), (rows, end, lead) => {
        const lines = [names, ...rows.map((row) => row.map(quoted))].map((row) => row.join(mark));
        expect(readCsv(lead + lines.join(end), names).rows).toEqual([names, ...rows.map((row) => row.map(asRead))]);
      }),
      { numRuns: 200 },
    );
  },
);

describe('separators', () => {
  test('that one counts which gives the names, whatever else is in the cells', () => {
    expect(readCsv('One;Two\na,b,c;d,e,f', names).rows).toEqual([
      ['One', 'Two'],
      ['a,b,c', 'd,e,f'],
    ]);
  });
  test.each(['\nOne;Two\na,b;c', ' \n\nOne\tTwo\na,b\tc', ';;\n\t\nOne;Two\na,b;c'])(
    '%j: rows above the headings in which nothing stands do not hide it',
    (text) => {
      expect(readCsv(text, names).rows.slice(-2)).toEqual([
        ['One', 'Two'],
        ['a,b', 'c'],
      ]);
    },
  );
  test('a comma where no names are known', () => {
    expect(readCsv('a,b;c', names).rows).toEqual([['a', 'b;c']]);
  });
});

test.each(['sep=;\nOne;Two\na,b;c', '\ufeffSEP=;\r\nOne;Two\r\na,b;c'])(
  '%j: the separator that is named above the headings counts, and is no row',
  (text) => {
    expect(readCsv(text, names)).toEqual({
      rows: [
        ['One', 'Two'],
        ['a,b', 'c'],
      ],
    });
  },
);

test.each([
  ['"Hello" in three languages', '"Hello" in three languages'],
  ['six 9" nails', 'six 9" nails'],
  ['"begun', '"begun'],
  ['"two\nlines"', 'two\nlines'],
  ['"a ""tab""\there"', 'a "tab"\there'],
  ['""', ''],
])('of a cell copied from a spreadsheet as %j, marks that do not hold all of it are text', (copied, cell) => {
  expect(readCsv(`one\ttwo\n${copied}\tb\nc\t${copied}`, names)).toEqual({
    rows: [
      ['one', 'two'],
      [cell, 'b'],
      ['c', cell],
    ],
  });
});

test.each([
  ['one,two\n"a,b\nc,d', 2],
  ['one,two\na,b\n"c"d,e', 3],
])('%j: quotation marks that do not match are told with their row', (text, row) => {
  expect(readCsv(text, names).badQuotes).toBe(row);
});

test('an apostrophe of the text stays where it guards nothing', () => {
  expect(readCsv("one\n'tis\n'=1\n'+880 17", names).rows).toEqual([['one'], ["'tis"], ['=1'], ["'+880 17"]]);
});
