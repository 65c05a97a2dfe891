import type { ImageType } from '#services/imageType.ts';

const bytes = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(text, (character) => character.charCodeAt(0));

/** Smallest PNG: one transparent pixel. */
const png = bytes(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
);

/** First bytes of each accepted type of picture; the PNG is complete. */
export const pictures: Record<ImageType, Uint8Array<ArrayBuffer>> = {
  'image/png': png,
  'image/jpeg': bytes('\xff\xd8\xff\xe0\0\x10JFIF\0'),
  'image/gif': bytes('GIF89a\x01\0\x01\0'),
  'image/webp': bytes('RIFF\x1a\0\0\0WEBPVP8L'),
  'image/avif': bytes('\0\0\0\x1cftypavif\0\0\0\0mif1avif'),
};

export const pngFile = (name = 'picture.png'): File => new File([png], name, { type: 'image/png' });
