import { expect, test } from 'vitest';
import { parseConfig } from '#runtime/config.ts';

const real = {
  VITE_API_URL: 'https://api.example.com/v1/',
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_AUTH_DOMAIN: 'x.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'x',
  VITE_FIREBASE_APP_ID: '1:2:web:3',
  VITE_STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  VITE_IMAGE_UPLOAD_URL: 'https://img.example.com/upload',
  VITE_IMAGE_UPLOAD_KEY: 'image-key',
};

test('API-1 without any variable the build is the demo, everything simulated', () => {
  const { config, problems } = parseConfig({});
  expect(problems).toEqual([]);
  expect(config).toMatchObject({ apiUrl: '/api', demo: true, serverPaging: false });
  expect([...config.simulate]).toEqual(['identity', 'cards', 'images']);
});

test('CONST-4 the card key and the image host’s key come from the build’s configuration', () => {
  const { config, problems } = parseConfig(real);
  expect(problems).toEqual([]);
  expect(config).toMatchObject({
    apiUrl: 'https://api.example.com/v1',
    demo: false,
    stripeKey: 'pk_test_1',
    images: { url: 'https://img.example.com/upload', key: 'image-key' },
  });
  expect(config.simulate.length).toBe(0);
});

test('with a real server every missing variable is named, each once', () => {
  const { problems } = parseConfig({ VITE_API_URL: '/api' });
  const required = Object.keys(real).filter((variable) => variable !== 'VITE_API_URL');
  expect(problems.map(({ variable }) => variable)).toEqual(required);
  expect(new Set(problems.map(({ key }) => key))).toEqual(new Set(['config.missing']));
});

test.each([
  ['VITE_API_URL', 'nonsense', 'config.notAnAddress'],
  ['VITE_API_URL', 'javascript:alert(1)', 'config.notAnAddress'],
  ['VITE_API_URL', '//elsewhere.example.com', 'config.notAnAddress'],
  ['VITE_IMAGE_UPLOAD_URL', 'img', 'config.notAnAddress'],
  ['VITE_SITE_URL', 'taskcoin', 'config.notAnAddress'],
  ['VITE_FIREBASE_AUTH_EMULATOR_URL', 'localhost:9099', 'config.notAnAddress'],
  ['VITE_SIMULATE', 'identity,everything', 'config.unknownValue'],
  ['VITE_SERVER_PAGING', 'yes', 'config.unknownValue'],
])('%s=%s is a problem', (variable, value, key) => {
  expect(parseConfig({ ...real, [variable]: value }).problems).toEqual([{ variable, key }]);
});

test('one company may be simulated beside a real server', () => {
  const { config, problems } = parseConfig({ VITE_API_URL: '/api', VITE_SIMULATE: ' identity , cards,images ' });
  expect(problems).toEqual([]);
  expect(config).toMatchObject({ demo: false, firebaseEmulatorUrl: '' });
});
