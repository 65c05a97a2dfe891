import { Refused } from './port.ts';

/** Longer side of a picture in px. */
const LONGEST_SIDE = 2_000;

/** Most pixels of an upload: those of a phone's camera, not of a file that is small only until it is decoded. */
const MOST_PIXELS = 52_000_000;

/** Seconds that drawing anew may take; the client waits thirty in all. */
const PATIENCE = 20;

/** Decoders of the accepted types, by libvips' names. No other one runs, whatever a file claims to be: SVG has scripts. */
const DECODERS = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].flatMap((type) =>
  ['File', 'Buffer'].map((from) => `VipsForeignLoad${type}${from}`),
);

/**
 * Function that draws the picture of a file anew, as WebP: upright, without metadata, an animation's first image. Nothing
 * else of the file is left. Rejects with {@link Refused} where the content is no picture.
 */
export const createRedraw = async () => {
  const sharp = await loadSharp();
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: DECODERS });
  // Of two that are drawn at once each has a thread, and nothing is kept.
  sharp.concurrency(1);
  sharp.cache(false);
  const draw = async (file: string): Promise<Uint8Array<ArrayBuffer>> => {
    const picture = sharp(file, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
    const { format, compression } = await picture.metadata();
    // The decoder of AVIF knows other formats too.
    if (format === 'heif' && compression !== 'av1') throw noPicture();
    const inside = { width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true } as const;
    return new Uint8Array(
      await picture
        .autoOrient()
        .resize(inside)
        .webp({ quality: 82, smartSubsample: true })
        .timeout({ seconds: PATIENCE })
        .toBuffer(),
    );
  };
  return atMost(2, (file: string) =>
    draw(file).catch((error: unknown) => {
      throw refusalOf(error);
    }),
  );
};

const noPicture = () => new Refused(415, 'This is no picture: PNG, JPEG, GIF, WebP or AVIF.');

/** Refusal of a file, by libvips' own words. */
const refusalOf = (error: unknown): unknown => {
  const words = error instanceof Error && !(error instanceof Refused) ? error.message : undefined;
  if (words === undefined) return error;
  if (/unsupported image format|operation is blocked/i.test(words)) return noPicture();
  if (words.includes('exceeds pixel limit'))
    return new Refused(422, `This picture has more than ${String(MOST_PIXELS / 1e6)} million pixels.`);
  if (words.includes('timeout')) return new Refused(422, 'This picture takes too long to draw.');
  return new Refused(422, 'This picture is damaged.');
};

/** Package sharp, which has native parts and is installed only beside servers that keep pictures. */
const loadSharp = async () => {
  try {
    return (await import('sharp')).default;
  } catch (cause) {
    throw new Error('Pictures need the package sharp beside the server (docs/server.md).', { cause });
  }
};

/** Function of which at most so many calls run at once; others wait. */
const atMost = <A, R>(most: number, work: (argument: A) => Promise<R>): ((argument: A) => Promise<R>) => {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (argument) => {
    if (running < most) running++;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work(argument);
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
};
