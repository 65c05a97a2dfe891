import { randomBytes, randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono, type Context } from 'hono';
import { cors } from 'hono/cors';
import type { Counter } from '#backend/limits.ts';
import { reportOf } from '#backend/withoutAddresses.ts';
import { NoRoom, PICTURE_NAME, Refused, type PictureStore } from './port.ts';
import { receive } from './receive.ts';

/** Path of uploads; below it are the pictures. */
const PICTURES = '/pictures';

/** Milliseconds within which an upload must be complete; the client waits as long. */
const PATIENCE = 30_000;

/**
 * Largest numbers of uploads in progress: `all` in a process, `own` of one account or, without a sign-in, of one
 * network.
 */
const AT_ONCE = { all: 64, own: 8 };

type Options = {
  store: PictureStore;
  /** Stores the name of a picture before the picture itself, so that every unused picture can be found and removed. */
  note: (name: string) => Promise<void>;
  /** Decodes an uploaded file, and encodes its picture as WebP. */
  redraw: (file: string) => Promise<Uint8Array<ArrayBuffer>>;
  /** Public upload key of the client's build, for people who are not signed in. */
  key: string;
  /** Uid of the identity to which the server issued an upload key; null for any other key. */
  holderOf: (key: string) => Promise<string | null>;
  /** Public URL of {@link PICTURES}; '' if it has to be made from the URL of each request. */
  url: string;
  count?: Counter | undefined;
  networkOf: (c: Context) => string;
  /** Origins whose pages may read the response to an upload (CORS). */
  origins?: string[];
  report: (failure: string) => void;
  /** Milliseconds within which an upload must be complete. */
  patience?: number;
};

/**
 * Creates the server's own image host: uploads as in API-IMG-1 to API-IMG-3, and pictures that cannot run anything in a
 * browser.
 */
export const createPictures = (options: Options): Hono => {
  const { store, note, redraw, origins, report, patience = PATIENCE } = options;
  const admit = createAdmission(options);
  const app = new Hono();
  if (origins) app.use(PICTURES, cors({ origin: origins, allowMethods: ['POST'], exposeHeaders: ['Retry-After'] }));
  app.post(PICTURES, async (c) => {
    try {
      const leave = await admit(c);
      const file = join(store.incoming, randomUUID());
      try {
        await receive(c.req.raw, file, patience);
        const bytes = await redraw(file);
        const name = `${randomBytes(16).toString('hex')}.webp`;
        await note(name);
        await store.put(name, bytes);
        const url = options.url === '' ? new URL(PICTURES, c.req.url).href : options.url;
        return c.json({ data: { url: `${url}/${name}` }, success: true, status: 200 });
      } finally {
        leave();
        await rm(file, { force: true });
      }
    } catch (error) {
      return answerOf(c, error, report);
    }
  });
  app.get(`${PICTURES}/:name`, async (c) => {
    const name = c.req.param('name');
    try {
      const bytes = PICTURE_NAME.test(name) ? await store.get(name) : null;
      if (!bytes) throw new Refused(404, 'There is no such picture.');
      return c.body(bytes, 200, shown);
    } catch (error) {
      return answerOf(c, error, report);
    }
  });
  return app;
};

/** Headers of a picture: it never changes, runs nothing, and may be shown by any page. */
const shown = {
  'Content-Type': 'image/webp',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Cache-Control': 'public, max-age=31536000, immutable',
};

/**
 * Returns a function that lets an upload begin, and resolves to a callback for its end; or it rejects with {@link
 * Refused} or NoRoom. Uploads are counted by the account that holds the upload key, or without one by network.
 */
const createAdmission = ({ store, key, holderOf, count, networkOf }: Options) => {
  const underWay = new Map<string, number>();
  let all = 0;
  return async (c: Context): Promise<() => void> => {
    const given = c.req.query('key') ?? '';
    const holder = given === key ? null : await holderOf(given);
    if (given !== key && holder === null) throw new Refused(403, 'This key may not upload pictures.');
    const network = networkOf(c);
    const wait = (await count?.('upload', holder === null ? { network } : { account: holder, network: '' })) ?? 0;
    if (wait > 0) throw new Refused(429, 'Too many pictures came from here. Please try again later.', wait);
    if (!(await store.hasRoom())) throw new NoRoom();
    const who = holder === null ? `network ${network}` : `account ${holder}`;
    const own = underWay.get(who) ?? 0;
    if (own >= AT_ONCE.own) throw new Refused(429, 'Too many pictures come from here at once.', 5);
    if (all >= AT_ONCE.all) throw new Refused(503, 'Too many pictures come at once.', 5);
    all++;
    underWay.set(who, own + 1);
    return () => {
      all--;
      const left = (underWay.get(who) ?? 1) - 1;
      if (left === 0) underWay.delete(who);
      else underWay.set(who, left);
    };
  };
};

/** Response to a request that is refused or fails, in the form of image hosts. */
const answerOf = (c: Context, error: unknown, report: (failure: string) => void): Response => {
  const { status, message, after } = refusalOf(error, report);
  const headers = { 'Cache-Control': 'no-store', ...(after !== undefined && { 'Retry-After': String(after) }) };
  return c.json({ error: { message }, success: false, status }, status, headers);
};

const refusalOf = (error: unknown, report: (failure: string) => void): Refused => {
  if (error instanceof Refused) return error;
  report(error instanceof NoRoom ? 'There is no room for pictures.' : reportOf(error));
  return error instanceof NoRoom
    ? new Refused(507, 'There is no room for pictures now.')
    : new Refused(503, 'Pictures are out of reach now.', 5);
};
