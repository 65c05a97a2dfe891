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
  ['ERASURE_KEY', 'AAAA', 'too short'],
  ['ERASURE_KEY_ALSO', 'AAAA', 'is set'],
  ['ERASURES_FILE', '/nowhere/erasures', 'is set'],
  ['TWO_ADMINS', 'yes', 'neither true nor false'],
  ['DATABASE_PREPARED', 'no', 'neither true nor false'],
  ['KEEP_ALIVE', '2 minutes', 'no whole number'],
  ['METRICS_PORT', 'nine', 'no whole number'],
  ['EXTRAS', 'uploads', 'no extra: uploads'],
])('the server does not start with %s=%s', (name, value, reason) => {
  expect(() => readEnvironment({ ...env, [name]: value })).toThrow(new RegExp(`${name} .*${reason}`));
});

it.each([
  [
    undefined,
    'keptTexts paging paidOrders refunds prices signals payouts actionLog suspensions ownData documents'.split(' '),
  ],
  ['', []],
  [' keptTexts ,', ['keptTexts']],
])('EXTRAS=%s: it announces %j (C-67)', (EXTRAS, announced) => {
  expect(readEnvironment({ ...env, EXTRAS }).extras).toEqual(announced);
});

it.each([undefined, '7'])('KEEP_ALIVE=%s: unused connections have a limit', (KEEP_ALIVE) =>
  expect(readEnvironment({ ...env, KEEP_ALIVE }).keepAlive).toBe(Number(KEEP_ALIVE ?? 130)),
);

const pictures = { PICTURES_URL: 'https://shop.test/pictures/', PICTURES_KEY: 'publishable' };
const bucket = {
  PICTURES_BUCKET: 'shop',
  PICTURES_ENDPOINT: 'https://s3.test',
  PICTURES_ACCESS_KEY: 'AKIA',
  PICTURES_SECRET_KEY: 'secret',
};
const { url, key } = { url: 'https://shop.test/pictures', key: 'publishable' };
const inBucket = { address: 'https://s3.test/shop', region: 'us-east-1', accessKey: 'AKIA', secretKey: 'secret' };
it.each([
  ['in a folder', { PICTURES_DIR: '/pictures' }, { disk: { dir: '/pictures', keepFree: 1_024_000_000 } }],
  ['in a bucket', bucket, { bucket: inBucket }],
])('pictures are kept %s, and keys for them announced', (_, own, place) => {
  const read = readEnvironment({ ...env, ...pictures, ...own });
  expect(read.pictures).toEqual({ place, url, key });
  expect(read.extras).toContain('uploads');
});

it.each([
  ['PICTURES_DIR', '/pictures', 'both set'],
  ['PICTURES_BUCKET', '../other', 'no name of a bucket'],
  ['PICTURES_ENDPOINT', 's3.test', 'no address'],
  ['PICTURES_SECRET_KEY', '', 'missing'],
  ['PICTURES_KEY', '', 'missing'],
  ['PICTURES_URL', 'https://shop.test', 'does not end with /pictures'],
  ['PICTURES_URL', 'shop.test/pictures', 'no address'],
])('the server does not start with pictures and %s=%s', (name, value, reason) => {
  expect(() => readEnvironment({ ...env, ...pictures, ...bucket, [name]: value })).toThrow(
    new RegExp(`${name} .*${reason}`),
  );
});

it('half of the settings of pictures is none', () => {
  expect(() => readEnvironment({ ...env, ...pictures })).toThrow(
    'PICTURES_DIR or PICTURES_BUCKET is missing, but PICTURES_URL is set.',
  );
});
