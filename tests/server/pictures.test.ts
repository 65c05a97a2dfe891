import sharp, { type Sharp } from 'sharp';
import { expect, it, onTestFinished } from 'vitest';
import { createImageHost } from '#services/createImageHost.ts';
import { anImageHost } from './support/anImageHost.ts';

/** Picture of one colour with a red left edge; width and height are in pixels. */
const aPicture = (width = 60, height = 40) => {
  const edge = sharp({ create: { width: Math.ceil(width / 4), height, channels: 3, background: '#f00' } });
  return edge.extend({ right: width - Math.ceil(width / 4), background: '#00f' });
};
const bytesOf = async (picture: Sharp) => new Uint8Array(await picture.toBuffer());
/** Colour in the middle of a side: red, green or blue. */
const colourAt = async (picture: Uint8Array, side: 'left' | 'top') => {
  const { width, height } = await sharp(picture).metadata();
  const [left, top] = side === 'left' ? [1, Math.floor(height / 2)] : [Math.floor(width / 2), 1];
  const { dominant } = await sharp(
    await sharp(picture).extract({ left, top, width: 2, height: 2 }).png().toBuffer(),
  ).stats();
  return dominant.r > dominant.b ? 'red' : 'blue';
};

it.each(['png', 'jpeg', 'gif', 'webp', 'avif'] as const)(
  'API-IMG-3: a picture of type %s is drawn anew, and found under data.url',
  async (type) => {
    const host = await anImageHost();
    const answer = await host.upload(await bytesOf(aPicture()[type]()));
    expect(answer.status).toBe(200);
    const picture = await host.picture(answer);
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'webp', width: 60, height: 40 });
    expect(await colourAt(picture, 'left')).toBe('red');
    expect(await host.files()).toEqual(host.noted);
  },
);

it('API-IMG-1 API-IMG-2: the client’s own upload is taken', async () => {
  const host = await anImageHost({ url: '' });
  const client = createImageHost({ url: `${host.url}/pictures`, key: () => 'publishable', ready: Promise.resolve() });
  const own = globalThis as { location?: unknown };
  own.location = new URL(host.url);
  onTestFinished(() => {
    delete own.location;
  });
  const address = await client.upload(new File([await bytesOf(aPicture().png())], 'me.png', { type: 'image/png' }));
  expect(address).toBe(`${host.url}/pictures/${String(host.noted[0])}`);
  expect((await fetch(address)).headers.get('content-type')).toBe('image/webp');
});

it('a picture is shown under headers by which it can run nothing, and is kept for ever', async () => {
  const host = await anImageHost();
  await host.upload(await bytesOf(aPicture().png()));
  const { headers } = await fetch(`${host.url}/pictures/${String(host.noted[0])}`);
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-type': 'image/webp',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'public, max-age=31536000, immutable',
    'cross-origin-resource-policy': 'cross-origin',
  });
});

it.each([
  ['png', 3_000, 1_000, 2_000, 667],
  ['jpeg', 100, 2_500, 80, 2_000],
  ['png', 20, 10, 20, 10],
] as const)('a %s of %i × %i is drawn as %i × %i', async (type, width, height, ...drawn) => {
  const host = await anImageHost();
  const picture = await host.picture(await host.upload(await bytesOf(aPicture(width, height)[type]())));
  const found = await sharp(picture).metadata();
  expect([found.width, found.height]).toEqual(drawn);
});

it('a camera’s orientation is applied, and where the picture was taken is gone', async () => {
  const host = await anImageHost();
  const exif = { IFD0: { Artist: 'Ada Lovelace' }, IFD3: { GPSLatitude: '51/1 30/1 0/1', GPSLatitudeRef: 'N' } };
  // Turned to the right by whoever shows it.
  const taken = await bytesOf(aPicture().jpeg().withExif(exif).withMetadata({ orientation: 6 }));
  expect(Buffer.from(taken).includes('Ada Lovelace')).toBe(true);
  const picture = await host.picture(await host.upload(taken));
  const found = await sharp(picture).metadata();
  expect(found).toMatchObject({ width: 40, height: 60 });
  expect([found.exif, found.xmp, found.iptc, found.orientation]).toEqual([undefined, undefined, undefined, undefined]);
  expect(await colourAt(picture, 'top')).toBe('red');
  expect(Buffer.from(picture).includes('Ada Lovelace')).toBe(false);
});

it('of a moving picture the first image is kept', async () => {
  const host = await anImageHost();
  const frames = [aPicture().png(), aPicture().negate().png()];
  const moving = sharp(await Promise.all(frames.map((one) => one.toBuffer())), { join: { animated: true } });
  const gif = await bytesOf(moving.gif());
  expect((await sharp(gif).metadata()).pages).toBe(2);
  const picture = await host.picture(await host.upload(gif));
  expect((await sharp(picture).metadata()).pages).toBeUndefined();
  expect(await colourAt(picture, 'left')).toBe('red');
});
