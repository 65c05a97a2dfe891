import { describe, expect, test } from 'vitest';
import { imageTypeOf, isAcceptedImage, MAX_IMAGE_BYTES } from '#services/imageType.ts';
import { pictures } from '#tests/support/pictures.ts';

const refused = {
  'an SVG': new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  'an HTML page named .png': new TextEncoder().encode('<!doctype html><script>alert(1)</script>'),
  'a PDF': new TextEncoder().encode('%PDF-1.7'),
  'a Windows bitmap': new Uint8Array([0x42, 0x4d, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]),
  'a RIFF file that is sound': new TextEncoder().encode('RIFF\0\0\0\0WAVEfmt '),
  'an MP4 video': new TextEncoder().encode('\0\0\0\x18ftypmp42\0\0\0\0mp42isom'),
  'an empty file': new Uint8Array(),
};

describe('REG-13: only images are accepted, told by their content', () => {
  test.each(Object.entries(pictures))('REG-13: %s is accepted', async (type, bytes) => {
    expect(imageTypeOf(bytes)).toBe(type);
    expect(await isAcceptedImage(new Blob([bytes]))).toBe(true);
  });

  test.each(Object.entries(refused))('REG-13: %s is refused, whatever type it claims', async (_, bytes) => {
    expect(await isAcceptedImage(new Blob([bytes], { type: 'image/png' }))).toBe(false);
  });

  test('REG-13: a picture may weigh 32 MB and no byte more', async () => {
    expect(MAX_IMAGE_BYTES).toBe(33_554_432);
    const png = pictures['image/png'];
    const weighing = (size: number) => new Blob([png, new Uint8Array(size - png.length)]);
    expect(await isAcceptedImage(weighing(MAX_IMAGE_BYTES))).toBe(true);
    expect(await isAcceptedImage(weighing(MAX_IMAGE_BYTES + 1))).toBe(false);
  });
});
