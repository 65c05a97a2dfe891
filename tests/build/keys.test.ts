import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { parseConfig } from '#runtime/config.ts';

const set = {
  VITE_API_URL: 'https://server.example',
  VITE_FIREBASE_API_KEY: 'f',
  VITE_FIREBASE_AUTH_DOMAIN: 'd',
  VITE_FIREBASE_PROJECT_ID: 'p',
  VITE_FIREBASE_APP_ID: 'a',
  VITE_STRIPE_PUBLISHABLE_KEY: 'a card key',
  VITE_IMAGE_UPLOAD_URL: 'https://images.example/upload',
  VITE_IMAGE_UPLOAD_KEY: 'an image key',
};

test('CONST-4 the card key and the image key come from the build, which names them when they are missing', () => {
  const { config, problems } = parseConfig(set);
  expect(problems).toEqual([]);
  expect([config.stripeKey, config.images.key]).toEqual(['a card key', 'an image key']);
  const without = parseConfig({ ...set, VITE_STRIPE_PUBLISHABLE_KEY: '', VITE_IMAGE_UPLOAD_KEY: ' ' });
  expect(without.problems).toEqual([
    { variable: 'VITE_STRIPE_PUBLISHABLE_KEY', key: 'config.missing' },
    { variable: 'VITE_IMAGE_UPLOAD_KEY', key: 'config.missing' },
  ]);
});

test('CONST-4 no real key of a card company is committed', () => {
  const grep = () =>
    execFileSync('git', ['grep', '-IlE', '(pk|sk|rk)_(live|test)_[0-9A-Za-z]{16,}'], { encoding: 'utf8' });
  // git grep exits with 1 where nothing matches.
  expect(grep).toThrow(expect.objectContaining({ status: 1 }));
});
