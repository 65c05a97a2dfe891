import { expect, test } from 'vitest';
import { emailKey, sameEmail } from '#domain/email.ts';

test.each([
  ['admin@x.test', 'admin@x.test', true],
  ['Admin@X.test', 'admin@x.test', true],
  ['admin@x.test', 'ADMIN@X.TEST', true],
  ['admin@x.test', 'admin@y.test', false],
  ['admin@x.test', undefined, false],
  [undefined, undefined, false],
])('%s and %s are the same address: %s', (one, other, same) => {
  expect(sameEmail(one, other)).toBe(same);
});

test('an address is kept in small letters', () => {
  expect(emailKey('Admin@X.test')).toBe('admin@x.test');
});
