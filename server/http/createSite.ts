import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { etag } from 'hono/etag';

const REDIRECTS = '_redirects';

/**
 * The built client from its folder, with the headers that dist/_headers asks for and the pages that dist/_redirects names. Files
 * of assets/ have their content's hash in their names and are kept for ever; everything else is asked for again, and answered with
 * 304 where it has not changed.
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
    const path = findFile(root, c.req.path, fallbacks);
    if (path === null) return c.notFound();
    return (await serveStatic({ root, path })(c, next)) ?? c.notFound();
  });
  return site;
};

/** As {@link fileFor}; null too for what the file system takes for no name, as one that is too long. */
const findFile = (...asked: Parameters<typeof fileFor>): string | null => {
  try {
    return fileFor(...asked);
  } catch {
    return null;
  }
};

/** The file behind an address, below `root`; null for what is told to hosts alone and for files that are not there. */
const fileFor = (root: string, path: string, fallbacks: readonly Fallback[]): string | null => {
  const isFile = (name: string) => statSync(join(root, name), { throwIfNoEntry: false })?.isFile() ?? false;
  if (/\/[._]|\.\./.test(path) || path.includes('\0')) return null;
  if (/\.\w+$/.test(path)) return isFile(path) ? path : null;
  const page = join(path, 'index.html');
  return isFile(page) ? page : (fallbacks.find(({ fits }) => fits(path))?.file ?? null);
};

/** What an address gets that is neither a file nor a prerendered page. */
type Fallback = { fits: (path: string) => boolean; file: string };

/** Rows as `/Dashboard/* /console.html 200`, of which the first counts that fits. */
const readFallbacks = (file: string): Fallback[] =>
  [...readFileSync(file, 'utf8').matchAll(/^(\/\S*) \/(\S+) 200$/gm)].map(([, from = '', to = '']) => ({
    fits: (path) => (from.endsWith('*') ? path.startsWith(from.slice(0, -1)) : path === from),
    file: to,
  }));

/** The headers that stand below '/*'. */
const readHeaders = (file: string): [name: string, value: string][] =>
  [...(readFileSync(file, 'utf8').split(/^\/assets/m)[0] ?? '').matchAll(/^ {2}([\w-]+): (.*)$/gm)].map(
    ([, name = '', value = '']) => [name, value],
  );
