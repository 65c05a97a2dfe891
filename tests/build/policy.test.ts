import { describe, expect, test } from 'vitest';
import { parseConfig } from '#config.ts';
import { hashOf, headersFor, policyFor } from '../../vite/site/policy.ts';

const nothingInline = { scripts: [], styles: [] };
const policyOf = (env: Record<string, string>) => policyFor(parseConfig(env).config, nothingInline);
const real = {
  VITE_API_URL: 'https://api.example.com/v1',
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_AUTH_DOMAIN: 'shop.firebaseapp.example',
  VITE_FIREBASE_PROJECT_ID: 'shop',
  VITE_FIREBASE_APP_ID: 'app',
  VITE_STRIPE_PUBLISHABLE_KEY: 'pk_test_x',
  VITE_IMAGE_UPLOAD_URL: 'https://images.example.com/upload',
  VITE_IMAGE_UPLOAD_KEY: 'key',
};

describe('the policy of the demo', () => {
  test('names no other host at all', () => {
    const sources = Object.values(policyOf({})).flat();
    expect(sources.filter((source) => source.includes('.') || source === 'https:')).toEqual([]);
  });

  test('enforces Trusted Types with one policy', () => {
    expect(policyOf({})).toMatchObject({ 'require-trusted-types-for': ["'script'"], 'trusted-types': ['default'] });
    expect(headersFor(parseConfig({}).config, nothingInline)).not.toHaveProperty('Content-Security-Policy-Report-Only');
  });
});

describe('the policy of a build with real companies', () => {
  test('allows each of them exactly what it needs', () => {
    expect(policyOf(real)).toMatchObject({
      'script-src': ["'self'", 'https://js.stripe.com', 'https://apis.google.com'],
      'connect-src': [
        "'self'",
        'https://api.example.com',
        'https://images.example.com',
        'https://api.stripe.com',
        'https://identitytoolkit.googleapis.com',
        'https://securetoken.googleapis.com',
      ],
      'frame-src': ['https://js.stripe.com', 'https://hooks.stripe.com', 'https://shop.firebaseapp.example'],
      'worker-src': ["'none'"],
    });
  });

  test.each([
    ['are reached over https', {}, []],
    ['are a path of this site', { VITE_API_URL: '/api', VITE_IMAGE_UPLOAD_URL: '/images' }, []],
    ['is a plain server', { VITE_API_URL: 'http://api.test:8080/v1' }, ['http://api.test:8080']],
    ['is a plain image host', { VITE_IMAGE_UPLOAD_URL: 'http://pictures.test/1/upload' }, ['http://pictures.test']],
    [
      'are both plain, on one host',
      { VITE_API_URL: 'http://one.test/v1', VITE_IMAGE_UPLOAD_URL: 'http://one.test/upload' },
      ['http://one.test'],
    ],
    [
      'is a plain server, whose pictures are simulated',
      { VITE_API_URL: 'http://api.test', VITE_SIMULATE: 'images' },
      ['http://api.test'],
    ],
  ])('draws pictures from any https host; where server or image host %s, from %j too (C-59)', (_, env, plain) => {
    const foreign = policyOf({ ...real, ...env })['img-src']?.slice(3);
    expect([...new Set(foreign)]).toEqual(['https:', ...plain]);
  });

  test('only reports what Trusted Types would refuse', () => {
    expect(policyOf(real)).not.toHaveProperty('trusted-types');
    expect(headersFor(parseConfig(real).config, nothingInline)).toHaveProperty('Content-Security-Policy-Report-Only');
  });

  test('asks the emulator instead of the identity provider where one is named', () => {
    const { 'connect-src': connects } = policyOf({ ...real, VITE_FIREBASE_AUTH_EMULATOR_URL: 'http://localhost:9099' });
    expect(connects).toContain('http://localhost:9099');
    expect(connects).not.toContain('https://identitytoolkit.googleapis.com');
  });

  test('allows a worker as soon as one company is simulated', () => {
    expect(policyOf({ ...real, VITE_SIMULATE: 'cards' })['worker-src']).toEqual(["'self'"]);
  });
});

test('a policy never opens inline code or styles by a keyword', () => {
  const inline = { scripts: ['start()'], styles: ['.grid{}'] };
  const text = headersFor(parseConfig(real).config, inline)['Content-Security-Policy'];
  expect(text).not.toMatch(/unsafe|\*/);
  expect(text).toContain(hashOf('start()'));
  expect(text).toContain(hashOf('.grid{}'));
  expect(text).toContain("frame-ancestors 'none'");
});

test('the hash of the empty string is the one that emotion needs', () => {
  expect(hashOf('')).toBe("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='");
});
