import { describe, expect, test } from 'vitest';
import { parseConfig, plainHosts } from '#runtime/config.ts';
import { drawPicturesFrom, imageAddress } from '#security/imageAddress.ts';
import { colorOf, initialOf } from '#ui/people/personMark.ts';

describe("a person's mark", () => {
  test.each([
    ['Amara Okafor', 'A'],
    ['  émile', 'É'],
    ['😀 smile', '😀'],
    ['👨‍👩‍👧 Family', '👨‍👩‍👧'],
    ['E\u0301mile', 'E\u0301'],
    ['', '?'],
    ['   ', '?'],
    ['\u200b Zed', 'Z'],
    ['\u200fعلي', 'ع'],
    ['\u3164', '?'],
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

  test('without TLS they are drawn from the hosts of this build alone, by scheme, name and port (C-59)', () => {
    const plain = parseConfig({ VITE_API_URL: 'http://api.test:8080/v1', VITE_IMAGE_UPLOAD_URL: 'http://i.test/up' });
    drawPicturesFrom(plainHosts(plain.config));
    const drawn = ['http://api.test:8080/a.png', 'http://i.test/b.png', 'https://elsewhere.example/c.png'];
    expect(drawn.map((address) => imageAddress(address, origin))).toEqual(drawn);
    const others = ['http://api.test/a.png', 'http://i.test:81/b.png', 'http://i.test.example/b.png', 'ftp://i.test/b'];
    expect(others.map((address) => imageAddress(address, origin))).toEqual(others.map(() => undefined));
    drawPicturesFrom([]);
    expect(imageAddress('http://i.test/b.png', origin)).toBeUndefined();
  });
});
