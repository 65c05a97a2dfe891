import { describe, expect, test } from 'vitest';
import { parseConfig } from '#runtime/config.ts';
import { hashOf, headersFor, policyFor, secured } from '../../vite/site/policy.ts';

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
  test('names no other host at all, and lets pictures alone come from any (C-59)', () => {
    const { 'img-src': pictures, ...others } = policyOf({});
    const sources = Object.values(others).flat();
    expect(sources.filter((source) => source.includes('.') || source === 'https:')).toEqual([]);
    expect(pictures).toEqual(["'self'", 'data:', 'blob:', 'https:']);
  });

  test('enforces Trusted Types with one policy', () => {
    expect(policyOf({})).toMatchObject({ 'require-trusted-types-for': ["'script'"], 'trusted-types': ['default'] });
    expect(headersFor(parseConfig({}).config, nothingInline)).not.toHaveProperty('Content-Security-Policy-Report-Only');
  });
});

describe('the policy of a build with real companies', () => {
  test('allows each of them exactly what it needs', () => {
    expect(policyOf(real)).toMatchObject({
      'script-src': ["'self'", 'https://js.stripe.com', 'https://*.js.stripe.com', 'https://apis.google.com'],
      'connect-src': [
        "'self'",
        'https://api.example.com',
        'https://images.example.com',
        'https://api.stripe.com',
        'https://identitytoolkit.googleapis.com',
        'https://securetoken.googleapis.com',
      ],
      'frame-src': [
        'https://js.stripe.com',
        'https://*.js.stripe.com',
        'https://hooks.stripe.com',
        'https://shop.firebaseapp.example',
      ],
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
    ['is real beside simulated companies', { VITE_SIMULATE: 'identity,cards,images' }, []],
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

/** The hash of the empty <style> that emotion fills. */
const EMPTY = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";
const TRUSTED = "require-trusted-types-for 'script'; trusted-types default";
const everyBuild = {
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), usb=(), payment=(self "https://js.stripe.com")',
};
const FIREBASE = 'https://identitytoolkit.googleapis.com https://securetoken.googleapis.com';
const SHOP = 'https://shop.firebaseapp.example';

/**
 * Builds and their policies: name, configuration, directives, and further headers, which enforce Trusted Types or only
 * report them.
 */
// prettier-ignore
const policies = [
  ['the demo', {}, [
    "default-src 'none'", "script-src 'self'", `style-src 'self' ${EMPTY}`, "font-src 'self'", "img-src 'self' data: blob: https:",
    "connect-src 'self'", "frame-src 'none'", "worker-src 'self'", "manifest-src 'self'", "base-uri 'none'", "object-src 'none'",
    "form-action 'self'", TRUSTED,
  ], {}],
  ['real companies', real, [
    "default-src 'none'", "script-src 'self' https://js.stripe.com https://*.js.stripe.com https://apis.google.com", `style-src 'self' ${EMPTY}`,
    "font-src 'self'", "img-src 'self' data: blob: https:",
    `connect-src 'self' https://api.example.com https://images.example.com https://api.stripe.com ${FIREBASE}`,
    `frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com ${SHOP}`, "worker-src 'none'", "manifest-src 'self'",
    "base-uri 'none'", "object-src 'none'", "form-action 'self'",
  ], { 'Content-Security-Policy-Report-Only': TRUSTED }],
  ['simulated cards and images, real identity', { ...real, VITE_SIMULATE: 'cards,images' }, [
    "default-src 'none'", "script-src 'self' https://apis.google.com", `style-src 'self' ${EMPTY}`, "font-src 'self'",
    "img-src 'self' data: blob: https:", `connect-src 'self' https://api.example.com ${FIREBASE}`, `frame-src ${SHOP}`,
    "worker-src 'self'", "manifest-src 'self'", "base-uri 'none'", "object-src 'none'", "form-action 'self'",
  ], { 'Content-Security-Policy-Report-Only': TRUSTED }],
  ['a real server and simulated companies', { ...real, VITE_SIMULATE: 'identity,cards,images' }, [
    "default-src 'none'", "script-src 'self'", `style-src 'self' ${EMPTY}`, "font-src 'self'",
    "img-src 'self' data: blob: https:", "connect-src 'self' https://api.example.com", "frame-src 'none'",
    "worker-src 'self'", "manifest-src 'self'", "base-uri 'none'", "object-src 'none'", "form-action 'self'", TRUSTED,
  ], {}],
  ['simulated people and cards, and a server of this site that keeps pictures', { VITE_API_URL: '/api', VITE_SIMULATE: 'identity,cards', VITE_IMAGE_UPLOAD_URL: '/pictures' }, [
    "default-src 'none'", "script-src 'self'", `style-src 'self' ${EMPTY}`, "font-src 'self'", "img-src 'self' data: blob: https:",
    "connect-src 'self'", "frame-src 'none'", "worker-src 'self'", "manifest-src 'self'", "base-uri 'none'", "object-src 'none'",
    "form-action 'self'", TRUSTED,
  ], {}],
] as const;

describe.each(policies)('with %s', (_with, env, directives, reported) => {
  const { config } = parseConfig(env);
  test('the headers are these, to the letter', () => {
    const all = [...directives, "frame-ancestors 'none'"].join('; ');
    expect(headersFor(config, nothingInline)).toEqual({ 'Content-Security-Policy': all, ...reported, ...everyBuild });
  });

  test('and a page begins with the same policy, but for what only a header may say', () => {
    const page = secured('<html><head><title>x</title></head></html>', config, '');
    expect(page).toBe(
      `<html><head>\n    <meta http-equiv="Content-Security-Policy" content="${directives.join('; ')}" /><title>x</title></head></html>`,
    );
  });
});

test('a policy never opens inline code or styles by a keyword', () => {
  const inline = { scripts: ['start()'], styles: ['.grid{}'] };
  const text = headersFor(parseConfig(real).config, inline)['Content-Security-Policy'];
  // The card company's guide names whatever lies below its own host, and that alone.
  expect(text?.replaceAll('https://*.js.stripe.com', '')).not.toMatch(/unsafe|\*/);
  expect(text).toContain(hashOf('start()'));
  expect(text).toContain(hashOf('.grid{}'));
  expect(text).toContain("frame-ancestors 'none'");
});

test('the hash of the empty string is the one that emotion needs', () => {
  expect(hashOf('')).toBe("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='");
});
