import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { readEnvironment } from '#server/environment.ts';

const env = {
  DATABASE_URL: 'postgres://server@127.0.0.1/market',
  FIREBASE_PROJECT_ID: 'taskcoin-test',
  TOKEN_SECRET: randomBytes(32).toString('base64'),
  ALLOWED_ORIGINS: 'https://shop.test',
};

it.each([
  ['TOKEN_SECRET', Buffer.from('too short').toString('base64'), 'too short'],
  ['TOKEN_SECRET_ALSO', 'AAAA', 'too short'],
  ['ALLOWED_ORIGINS', 'https://shop.test/path', 'no origin'],
  ['ALLOWED_ORIGINS', '*', 'no origin'],
  ['ACCOUNT_CALLS', '0', 'too small'],
  ['ACCOUNT_QUEUE', 'many', 'no whole number'],
  ['EXTRAS', 'keptTexts, keptPromises', 'no extra: keptPromises'],
  ['EXTRAS', 'twoAdmins', 'no extra: twoAdmins'],
  ['ACCOUNT_KEY', 'AAAA', 'too short'],
  ['TWO_ADMINS', 'yes', 'neither true nor false'],
  ['DATABASE_PREPARED', 'no', 'neither true nor false'],
  ['KEEP_ALIVE', '2 minutes', 'no whole number'],
  ['METRICS_PORT', 'nine', 'no whole number'],
])('the server does not start with %s=%s', (name, value, reason) => {
  expect(() => readEnvironment({ ...env, [name]: value })).toThrow(new RegExp(`${name} .*${reason}`));
});

it.each([
  [undefined, ['keptTexts', 'paging', 'paidOrders', 'refunds', 'prices', 'signals', 'payouts']],
  ['', []],
  [' keptTexts ,', ['keptTexts']],
])('EXTRAS=%s: it announces %j (C-67)', (EXTRAS, announced) => {
  expect(readEnvironment({ ...env, EXTRAS }).extras).toEqual(announced);
});

it.each([undefined, '7'])('KEEP_ALIVE=%s: unused connections have a limit', (KEEP_ALIVE) =>
  expect(readEnvironment({ ...env, KEEP_ALIVE }).keepAlive).toBe(Number(KEEP_ALIVE ?? 130)),
);
