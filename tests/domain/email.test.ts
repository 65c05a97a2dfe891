import { expect, test } from 'vitest';
import { emailKey, sameEmail } from '#domain/email.ts';

test.each([
  ['admin@x.test', 'admin@x.test', true],
  ['Admin@X.test', 'admin@x.test', true],
  ['admin@x.test', 'ADMIN@X.TEST', true],
  ['admin@x.test', 'admin@y.test', false],
  ['admin@x.test', undefined, false],
  [undefined, undefined, false],
  ['ada@münchen.example', 'Ada@xn--mnchen-3ya.example', true],
  ['ada@mu\u0308nchen.example', 'ada@MÜNCHEN.example', true],
  ['ada@বাংলা.example', 'ada@xn--54b7fta0cc.example', true],
  ['ada@例え。example', 'ada@例え.example', true],
  ['ada@münchen.example/x', 'ada@münchen.example', false],
  ['é@x.test', 'e\u0301@x.test', true],
  ['é@x.test', 'e@x.test', false],
])('%s and %s are the same address: %s', (one, other, same) => {
  expect(sameEmail(one, other)).toBe(same);
});

test('an address is kept in small letters', () => {
  expect(emailKey('Admin@X.test')).toBe('admin@x.test');
});
