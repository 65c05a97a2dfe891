import { expect, test } from 'vitest';
import { trustedHtml, trustedScriptUrl } from '#security/trustedTypes.ts';

const here = 'https://shop.example.com';

test('only the zero-width space may become HTML', () => {
  expect(trustedHtml('&#8203;')).toBe('&#8203;');
  for (const html of ['', '<b>', '&#8203;<img src=x onerror=alert(1)>', ' &#8203;'])
    expect(trustedHtml(html)).toBeNull();
});

test.each([
  ['https://js.stripe.com/endive/stripe.js', true],
  ['https://m.js.stripe.com/x.js', true],
  ['https://evil-js.stripe.com/x.js', false],
  ['https://a.b.js.stripe.com/x.js', false],
  ['https://apis.google.com/js/api.js?onload=x', true],
  ['/mockServiceWorker.js', true],
  [`${here}/mockServiceWorker.js`, true],
  ['/other.js', false],
  ['https://js.stripe.com.evil.example/x.js', false],
  ['https://js.stripe.com@evil.example/x.js', false],
  ['http://js.stripe.com/x.js', false],
  ['//evil.example/mockServiceWorker.js', false],
  ['javascript:alert(1)', false],
  ['data:text/javascript,alert(1)', false],
  ['blob:https://js.stripe.com/1', false],
  ['http://[', false],
])('a script from %s: %s', (address, allowed) => {
  expect(trustedScriptUrl(address, here)).toBe(allowed ? address : null);
});
