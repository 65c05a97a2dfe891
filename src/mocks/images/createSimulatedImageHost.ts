import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { imageTypeOf } from '#services/imageType.ts';
import { fromBase64, toBase64 } from '../base64.ts';

/**
 * Simulated image host, a Hono app. A picture's URL contains its bytes, so nothing is stored and pictures survive a
 * reload.
 */
export const createSimulatedImageHost = () => {
  const app = new Hono();
  app.use(cors());
  app.post('/images/upload', async (c) => {
    const image = (await c.req.formData()).get('image');
    if (!c.req.query('key') || !(image instanceof Blob))
      return c.json({ error: { message: 'Empty upload source.' } }, 400);
    const bytes = new Uint8Array(await (await thumbnail(image)).arrayBuffer());
    const type = imageTypeOf(bytes);
    if (!type) return c.json({ error: { message: 'Invalid image source.' } }, 400);
    const url = new URL(`/images/${toAddress(bytes)}`, c.req.url);
    return c.json({ data: { url: url.href }, success: true, status: 200 });
  });
  app.get('/images/:picture', (c) => {
    const bytes = fromAddress(c.req.param('picture'));
    const type = bytes && imageTypeOf(bytes);
    if (!type) return c.notFound();
    return c.body(bytes, 200, { 'content-type': type, 'cache-control': 'max-age=31536000, immutable' });
  });
  return app;
};

/** Base64 with '-' and '_', for use in a path. */
const toAddress = (bytes: Uint8Array): string => toBase64(bytes).replaceAll('+', '-').replaceAll('/', '_');

const fromAddress = (name: string): Uint8Array<ArrayBuffer> | null => {
  try {
    return fromBase64(name.replaceAll('-', '+').replaceAll('_', '/'));
  } catch {
    return null;
  }
};

/**
 * Length in px to which a picture's longer side is reduced, because pictures are stored in records and the server
 * accepts 64 kB per request.
 */
const LONGER_SIDE = 256;

/** Picture scaled down for the demo's records; unchanged if the browser cannot draw it. */
const thumbnail = async (image: Blob): Promise<Blob> => {
  if (typeof OffscreenCanvas === 'undefined') return image;
  try {
    const picture = await createImageBitmap(image);
    const scale = Math.min(1, LONGER_SIDE / Math.max(picture.width, picture.height));
    const width = Math.max(1, Math.round(picture.width * scale));
    const height = Math.max(1, Math.round(picture.height * scale));
    const canvas = new OffscreenCanvas(width, height);
    canvas.getContext('2d')?.drawImage(picture, 0, 0, width, height);
    picture.close();
    return await canvas.convertToBlob({ type: 'image/webp', quality: 0.8 });
  } catch {
    return image;
  }
};
