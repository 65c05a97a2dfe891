import { Refused } from './port.ts';

/** Longest side of a stored picture in pixels. */
const LONGEST_SIDE = 2_000;

/**
 * Largest number of pixels of an upload: enough for a phone's camera, too few for a file that is small only until it is
 * decoded.
 */
const MOST_PIXELS = 52_000_000;

/** Seconds that redrawing a picture may take; the client waits thirty in all. */
const PATIENCE = 20;

/**
 * Decoders of the accepted types, by libvips' names. No other decoder runs, whatever a file claims to be: SVG has
 * scripts.
 */
const DECODERS = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].flatMap((type) =>
  ['File', 'Buffer'].map((from) => `VipsForeignLoad${type}${from}`),
);

/**
 * Creates a function that redraws the picture in a file as WebP: upright, without metadata, only the first image of an
 * animation. Nothing else of the file is left. It rejects with {@link Refused} if the file is no picture, is damaged or
 * is too large.
 */
export const createRedraw = async () => {
  const sharp = await loadSharp();
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: DECODERS });
  // Two pictures are drawn at once, so each has one thread, and nothing is cached.
  sharp.concurrency(1);
  sharp.cache(false);
  const draw = async (file: string): Promise<Uint8Array<ArrayBuffer>> => {
    const picture = sharp(file, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
    const { format, compression } = await picture.metadata();
    // The decoder of AVIF reads other formats too.
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

/**
 * Error to throw instead of one of libvips: a {@link Refused}, chosen by its message. Any other error is returned
 * unchanged.
 */
const refusalOf = (error: unknown): unknown => {
  const words = error instanceof Error && !(error instanceof Refused) ? error.message : undefined;
  if (words === undefined) return error;
  if (/unsupported image format|operation is blocked/i.test(words)) return noPicture();
  if (words.includes('exceeds pixel limit'))
    return new Refused(422, `This picture has more than ${String(MOST_PIXELS / 1e6)} million pixels.`);
  if (words.includes('timeout')) return new Refused(422, 'This picture takes too long to draw.');
  return new Refused(422, 'This picture is damaged.');
};

/** Loads the package sharp, which has native parts and is installed only beside servers that store pictures. */
const loadSharp = async () => {
  try {
    return (await import('sharp')).default;
  } catch (cause) {
    throw new Error('Pictures need the package sharp beside the server (docs/server.md).', { cause });
  }
};

/** Returns a function like `work` of which at most `most` calls run at once; others wait. */
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
