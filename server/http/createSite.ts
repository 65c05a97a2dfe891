import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { etag } from 'hono/etag';

const REDIRECTS = '_redirects';

/**
 * Creates the app that serves the built client, with the headers of dist/_headers and the pages of dist/_redirects.
 * Files of assets/ have hashed names and are cached for ever; others are revalidated by ETag (304).
 */
export const createSite = (dir: string): Hono => {
  const root = resolve(dir);
  if (!existsSync(join(root, REDIRECTS))) throw new Error(`There is no built client in ${root}.`);
  const fallbacks = readFallbacks(join(root, REDIRECTS));
  const headers = readHeaders(join(root, '_headers'));
  const site = new Hono();
  site.use(compress(), etag());
  site.use(async (c, next) => {
    await next();
    for (const [name, value] of headers) c.header(name, value);
    const isHashed = c.req.path.startsWith('/assets/') && c.res.ok;
    c.header('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
  });
  site.get('*', async (c, next) => {
    const found = findFile(root, c.req.path, fallbacks);
    if (found === null) return c.notFound();
    // Made here, because the middleware would read a clone of the response, which is empty now and then on Node 20.19.
    c.header('ETag', found.tag);
    return (await serveStatic({ root, path: found.path })(c, next)) ?? c.notFound();
  });
  return site;
};

/**
 * File found by {@link fileFor}, with an ETag of its size and time. Null also if the file system refuses the name, or
 * the file has just been removed.
 */
const findFile = (...asked: Parameters<typeof fileFor>): { path: string; tag: string } | null => {
  try {
    const path = fileFor(...asked);
    if (path === null) return null;
    const { size, mtimeMs } = statSync(join(asked[0], path));
    return { path, tag: `W/"${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}"` };
  } catch {
    return null;
  }
};

/**
 * File for a URL's path, relative to `root`; null if there is none, or if it is meant for hosts only, such as _headers.
 */
const fileFor = (root: string, path: string, fallbacks: readonly Fallback[]): string | null => {
  const isFile = (name: string) => statSync(join(root, name), { throwIfNoEntry: false })?.isFile() ?? false;
  if (/\/[._]|\.\./.test(path) || path.includes('\0')) return null;
  if (/\.\w+$/.test(path)) return isFile(path) ? path : null;
  const page = join(path, 'index.html');
  return isFile(page) ? page : (fallbacks.find(({ fits }) => fits(path))?.file ?? null);
};

/** Fallback file for URL paths that `fits` accepts and that are neither a file nor a prerendered page. */
type Fallback = { fits: (path: string) => boolean; file: string };

/** Parses rows of _redirects such as `/Dashboard/* /console.html 200`; the first match counts. */
const readFallbacks = (file: string): Fallback[] =>
  [...readFileSync(file, 'utf8').matchAll(/^(\/\S*) \/(\S+) 200$/gm)].map(([, from = '', to = '']) => ({
    fits: (path) => (from.endsWith('*') ? path.startsWith(from.slice(0, -1)) : path === from),
    file: to,
  }));

/** Parses the headers that _headers lists below '/*'. */
const readHeaders = (file: string): [name: string, value: string][] =>
  [...(readFileSync(file, 'utf8').split(/^\/assets/m)[0] ?? '').matchAll(/^ {2}([\w-]+): (.*)$/gm)].map(
    ([, name = '', value = '']) => [name, value],
  );
