import fc from 'fast-check';
import { expect, test } from 'vitest';
import { HOME_AFTER_SIGN_IN, safePath } from '#security/safePath.ts';
import { draws } from '#tests/support/longRun.ts';

const origin = 'https://taskcoin.test';

test.each(['/Dashboard/manageuser', '/Profile?x=1#y', '/'])('GUARD-2 %s of this site is kept', (path) => {
  expect(safePath(path, origin)).toBe(path);
});

test.each([
  '//evil.test',
  '/\\evil.test',
  '\\/evil.test',
  'https://evil.test',
  'javascript:alert(1)',
  '/\t/evil.test',
  '/login',
  '/LOGIN/?from=x',
  '/register',
  '/Register/#top',
  '',
  null,
  undefined,
  {},
  `/${'a'.repeat(2048)}`,
  '/..//evil.test',
])('%j leads to the Dashboard', (path) => {
  expect(safePath(path, origin)).toBe(HOME_AFTER_SIGN_IN);
});

test('100,000 hostile strings stay on this site', () => {
  const piece = fc.constantFrom(
    '/',
    '\\',
    '.',
    ':',
    '@',
    '?',
    '#',
    '%',
    '\t',
    '\n',
    ' ',
    'evil.test',
    'https',
    'login',
    '2f',
    '5c',
    'a',
  );
  const hostile = fc.array(piece, { maxLength: 8 }).map((pieces) => `/${pieces.join('')}`);
  fc.assert(
    fc.property(hostile, (path) => new URL(safePath(path, origin), origin).origin === origin),
    draws(100_000),
  );
});
