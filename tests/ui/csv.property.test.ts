import fc from 'fast-check';
import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { toCells, toCsv } from '#ui/export/csv.ts';
import { csvName } from '#ui/export/saveFile.ts';
import type { Column } from '#ui/grid/column.ts';

type Row = { id: number; a: unknown; b: unknown; c: unknown; d: unknown };
const columns: readonly Column<Row>[] = [
  { field: 'a', name: 'First, with a comma' },
  { field: 'id', name: 'Picture', card: 'picture' },
  { field: 'b', name: '=HYPERLINK("https://x.test")' },
  { field: 'c', name: 'Third' },
  { field: 'd', name: 'Fourth' },
];
const read = (csv: string) => Papa.parse<string[]>(csv.replace(/^\ufeff/, ''), { newline: '\r\n' }).data;

/**
 * True for a possible formula, by a rule written independently of the writer's. The first character that is no blank
 * decides, and so do controls; a plus is harmless before digits and spaces alone, as in a telephone number.
 */
const isLive = (text: string): boolean => {
  const [first = ' ', ...rest] = text.trimStart();
  const isNumber = first === '+' && /\d/.test(rest[0] ?? '') && rest.every((sign) => ' 0123456789'.includes(sign));
  return ('=+-@'.includes(first) && !isNumber) || /^\s*[\t\r\n\0]/.test(text);
};

const nasty = fc.string({
  unit: fc.constantFrom(
    '=',
    '+',
    '-',
    '@',
    '\t',
    '\r',
    '\n',
    '\0',
    ' ',
    '\u00a0',
    '"',
    "'",
    ',',
    ';',
    'é',
    '💰',
    '1',
    'A',
  ),
  maxLength: 12,
});
const text = fc.oneof(
  nasty,
  fc.string({ unit: 'binary' }),
  fc.constantFrom("=cmd|' /C calc'!A0", '+1+1', '+880 17', ' @SUM(A1)'),
);

test('no text of 5,000 runs as a formula, and each comes back as it was without the apostrophe', () => {
  let cells = 0;
  fc.assert(
    fc.property(fc.array(fc.tuple(text, text, text, text), { minLength: 25, maxLength: 25 }), (texts) => {
      const rows = texts.map(([a, b, c, d], id) => ({ id, a, b, c, d }));
      const [, ...written] = read(toCsv(columns, rows));
      expect(written).toHaveLength(rows.length);
      for (const [place, line] of written.entries()) {
        for (const [column, cell] of line.entries()) {
          const original = texts[place]?.[column] ?? '';
          expect(isLive(cell)).toBe(false);
          expect(isLive(original) ? cell.slice(1) : cell).toBe(original);
          if (isLive(original)) expect(cell).toBe(`'${original}`);
          cells++;
        }
      }
    }),
    { numRuns: 50 },
  );
  expect(cells).toBe(5000);
});

test.each(['01740916109', '+8801740916109', '+880 1740 916109', ' +880'])(
  'the number %j is left as it is',
  (number) => {
    expect(
      toCsv(columns, [{ id: 1, a: number, b: '', c: '', d: '' }])
        .split('\r\n')[1]
        ?.split(',')[0],
    ).toBe(number.startsWith(' ') ? `"${number}"` : number);
  },
);

test.each(['+1+1', "+1|' /C calc'!A0", '+880-17', '+', '++1', '＋1', '-1'])(
  '%j, which could run, is guarded',
  (text) => {
    expect(toCsv(columns, [{ id: 1, a: text, b: '', c: '', d: '' }]).split('\r\n')[1]).toMatch(/^"?'/);
  },
);

test('starts with the mark of UTF-8, ends lines as RFC 4180 has it, and leaves out what is not exported', () => {
  const csv = toCsv(columns, [{ id: 1, a: 'say "hi"', b: 'x,y', c: 'two\r\nlines', d: '' }]);
  expect(csv).toBe(
    '\ufeff"First, with a comma","\'=HYPERLINK(""https://x.test"")",Third,Fourth\r\n"say ""hi""","x,y","two\r\nlines",',
  );
});

test('a derived column is exported with its value', () => {
  const double: Column<Row> = { field: 'double', name: 'Double', value: ({ id }) => id * 2, text: () => 'drawn' };
  expect(toCsv([double], [{ id: 21, a: '', b: '', c: '', d: '' }])).toBe('\ufeffDouble\r\n42');
});

test('cells for the clipboard are those of the file, without headings and the mark, with tabs between them', () => {
  const records = [
    { id: 1, a: '=1+1', b: 'two\r\nlines', c: 'a\ttab', d: 5 },
    { id: 2, a: 'say "hi"', b: '+880 1740', c: null, d: 'x,y' },
  ];
  const first = `"'=1+1"\t"two\r\nlines"\t"a\ttab"\t5`;
  expect(toCells(columns, records)).toBe(`${first}\r\n"say ""hi"""\t+880 1740\t\tx,y`);
});

test('numbers stay numbers, also below zero; nothing is an empty cell', () => {
  const csv = toCsv(columns, [{ id: 1, a: -5, b: 0.5, c: null, d: undefined }]);
  expect(csv.split('\r\n')[1]).toBe('-5,0.5,,');
});

test('the file is named for the list and the user’s own day', () => {
  expect(csvName('users', new Date(2026, 0, 5, 23, 59))).toBe('users-2026-01-05.csv');
});
