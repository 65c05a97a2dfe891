import type { ImageProblem } from './images.ts';

/** Largest file that the image host accepts, in bytes. */
export const MAX_IMAGE_BYTES = 32 * 1024 * 1024;

const ascii = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));

/**
 * Tests of a file's first bytes, by the image types that are accepted. SVG is not accepted, because it can contain
 * scripts.
 */
// prettier-ignore
const signatures = {
  'image/png':  (bytes) => ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n',
  'image/jpeg': (bytes) => ascii(bytes, 0, 3) === '\xff\xd8\xff',
  'image/gif':  (bytes) => /^GIF8[79]a$/.test(ascii(bytes, 0, 6)),
  'image/webp': (bytes) => ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP',
  'image/avif': (bytes) => ascii(bytes, 4, 8) === 'ftyp' && /avi[fs]/.test(ascii(bytes, 8, 32)),
} as const satisfies Record<string, (bytes: Uint8Array) => boolean>;

export type ImageType = keyof typeof signatures;
const types = Object.keys(signatures) as ImageType[];

/**
 * Image type according to a file's first 32 bytes, because the file's name and declared type may be wrong. Null for
 * anything else.
 */
export const imageTypeOf = (bytes: Uint8Array): ImageType | null =>
  types.find((type) => signatures[type](bytes)) ?? null;

/** Reason why a file may not be uploaded (REG-13); null for an acceptable picture. */
export const imageProblem = async (file: Blob): Promise<ImageProblem | null> => {
  if (file.size === 0) return 'empty';
  if (file.size > MAX_IMAGE_BYTES) return 'large';
  return imageTypeOf(new Uint8Array(await file.slice(0, 32).arrayBuffer())) === null ? 'kind' : null;
};
