import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { imageTypeOf } from '#services/imageType.ts';
import { toBase64 } from '../base64.ts';

/** The image host, simulated: the answered address holds the picture itself, so that it outlives a reload. */
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
    return c.json({ data: { url: `data:${type};base64,${toBase64(bytes)}` }, success: true, status: 200 });
  });
  return app;
};

/** Pixels on the longer side: the picture travels inside of records, and the server takes 64 kB at a time. */
const LONGER_SIDE = 256;

/** A picture small enough to live inside the demo's records. Where it cannot be drawn (no canvas, no picture), it stays as it is. */
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
