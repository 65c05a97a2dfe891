import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { imageTypeOf } from '../../services/imageType.ts';
import { toBase64 } from '../base64.ts';
import { thumbnail } from './thumbnail.ts';

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
