import { describe, expect, test } from 'vitest';
import { imageProblem, imageTypeOf, MAX_IMAGE_BYTES } from '#services/imageType.ts';
import { pictures } from '#tests/support/pictures.ts';

const beginning = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

/** The other ways in which a sound picture of each kind begins. */
const brands = [
  ['image/jpeg', 'of a camera', '\xff\xd8\xff\xe1\0\x10Exif\0'],
  ['image/jpeg', 'without a header', '\xff\xd8\xff\xdb\0\x43'],
  ['image/gif', 'of 1987', 'GIF87a\x01\0\x01\0'],
  ['image/webp', 'that loses detail', 'RIFF\x1a\0\0\0WEBPVP8 '],
  ['image/webp', 'with more than a picture', 'RIFF\x1a\0\0\0WEBPVP8X'],
  ['image/avif', 'that moves', '\0\0\0\x1cftypavis\0\0\0\0msf1avis'],
  ['image/avif', 'that is a HEIF picture first', '\0\0\0\x1cftypmif1\0\0\0\0mif1avif'],
  ['image/avif', 'that says so last', '\0\0\0\x20ftypmiaf\0\0\0\0mif1miafMA1Bavif'],
] as const;

const refused = {
  'an SVG': new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  'an HTML page named .png': new TextEncoder().encode('<!doctype html><script>alert(1)</script>'),
  'a PDF': new TextEncoder().encode('%PDF-1.7'),
  'a Windows bitmap': new Uint8Array([0x42, 0x4d, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]),
  'a RIFF file that is sound': new TextEncoder().encode('RIFF\0\0\0\0WAVEfmt '),
  'a HEIC picture': beginning('\0\0\0\x18ftypmif1\0\0\0\0mif1heic'),
  'an MP4 video': new TextEncoder().encode('\0\0\0\x18ftypmp42\0\0\0\0mp42isom'),
  'an empty file': new Uint8Array(),
};

describe('REG-13: only images are accepted, told by their content', () => {
  test.each(Object.entries(pictures))('REG-13: %s is accepted', async (type, bytes) => {
    expect(imageTypeOf(bytes)).toBe(type);
    expect(await imageProblem(new Blob([bytes]))).toBeNull();
  });

  test.each(brands)('REG-13: %s %s is accepted', async (type, _, text) => {
    expect(imageTypeOf(beginning(text))).toBe(type);
    expect(await imageProblem(new Blob([beginning(text)]))).toBeNull();
  });

  test.each(Object.entries(refused))(
    'REG-13: %s is refused with the reason, whatever type it claims',
    async (name, bytes) => {
      expect(await imageProblem(new Blob([bytes], { type: 'image/png' }))).toBe(
        name === 'an empty file' ? 'empty' : 'kind',
      );
    },
  );

  test('REG-13: a picture may weigh 32 MB and no byte more', async () => {
    expect(MAX_IMAGE_BYTES).toBe(33_554_432);
    const png = pictures['image/png'];
    const weighing = (size: number) => new Blob([png, new Uint8Array(size - png.length)]);
    expect(await imageProblem(weighing(MAX_IMAGE_BYTES))).toBeNull();
    expect(await imageProblem(weighing(MAX_IMAGE_BYTES + 1))).toBe('large');
  });
});
