import { expect, test } from 'vitest';
import { cut, cutRecord } from '#ui/text/cut.ts';

test.each([
  ['', ''],
  ['Ada', 'Ada'],
  ['x'.repeat(500), 'x'.repeat(500)],
  ['x'.repeat(501), `${'x'.repeat(500)}…`],
  [`${'x'.repeat(499)}🦉!`, `${'x'.repeat(499)}…`],
  [`${'x'.repeat(498)}🦉!`, `${'x'.repeat(498)}🦉…`],
])('a text is drawn up to 500 characters, and never half a character (%#)', (text, drawn) => {
  expect(cut(text)).toBe(drawn);
});

test('a record keeps its texts, and its drawn one what is no text to read', () => {
  const long = 'x'.repeat(1_000_000);
  const whole = {
    _id: long,
    id: long,
    name: long,
    imgurl: long,
    taskImageUrl: long,
    email: 'a@x.co',
    coin: 5,
    none: null,
  };
  expect(cutRecord(whole)).toEqual({ ...whole, name: cut(long) });
  expect(whole.name).toBe(long);
  expect(cutRecord(whole)).toBe(cutRecord(whole));
  const short = { _id: '1', name: 'Ada' };
  expect(cutRecord(short)).toBe(short);
});
