import { describe, expect, test } from 'vitest';
import { imageAddress } from '#security/imageAddress.ts';
import { colorOf, initialOf } from '#ui/people/personMark.ts';

describe("a person's mark", () => {
  test.each([
    ['Amara Okafor', 'A'],
    ['  émile', 'É'],
    ['😀 smile', '😀'],
    ['', '?'],
    ['   ', '?'],
  ])('the initial of %j is %s', (name, initial) => {
    expect(initialOf(name)).toBe(initial);
  });

  test('the colour is the same for the same name, and names spread over all nine', () => {
    expect(colorOf('Amara Okafor')).toEqual(colorOf(' amara okafor '));
    const fills = new Set(Array.from({ length: 200 }, (_, n) => colorOf(`Person ${String(n)}`)[0]));
    expect(fills.size).toBe(9);
  });
});

describe('addresses of pictures', () => {
  const origin = 'http://localhost:5173';

  test.each(['https://example.com/a.png', 'data:image/png;base64,AA', `${origin}/a.png`, '/api/images/1'])(
    '%s is drawn',
    (address) => {
      expect(imageAddress(address, origin)).toBe(new URL(address, origin).href);
    },
  );

  test.each([
    '',
    'javascript:alert(1)',
    'data:text/html,<script>',
    'http://elsewhere.example/a.png',
    'http://',
    'blob:x',
    undefined,
  ])('%s is not', (address) => {
    expect(imageAddress(address, origin)).toBeUndefined();
  });
});
