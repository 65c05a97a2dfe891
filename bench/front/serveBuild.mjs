import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const types = /** @type {Record<string, string>} */ ({
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.xml': 'text/xml',
  '.webmanifest': 'application/manifest+json',
});

/**
 * Compressed texts, each compressed once as hosts do, since it takes longest.
 * @type {Map<string, Buffer>}
 */
const compressed = new Map();

/** @param {string} text */
const compress = (text) => {
  const body = compressed.get(text) ?? brotliCompressSync(text);
  compressed.set(text, body);
  return body;
};

/** @param {string} file */
const load = (file) => {
  const type = types[extname(file)];
  return type
    ? { type, encoding: 'br', body: compress(readFileSync(file, 'utf8')) }
    : { type: '', encoding: '', body: readFileSync(file) };
};

/** File for an address without a page, by the first matching row of the build's `_redirects`. */
const fallbackOf = (/** @type {string} */ folder, /** @type {string} */ path) => {
  const listed = join(folder, '_redirects');
  const rows = (existsSync(listed) ? (readFileSync(listed, 'utf8').split(/^\/assets/m)[0] ?? '') : '').matchAll(
    /^(\/\S*) \/(\S+) 200$/gm,
  );
  for (const [, from = '', to = ''] of rows)
    if (from.endsWith('*') ? path.startsWith(from.slice(0, -1)) : path === from) return to;
  return 'index.html';
};

/**
 * Page served by each variant: prerendered, the empty shell of a single-page build, prerendered without its script, or
 * as a host serves it.
 * @type {Record<string, (folder: string, path: string) => string>}
 */
const variants = {
  ours: (folder, path) => readFileSync(join(folder, path, 'index.html'), 'utf8'),
  plain: (folder) => readFileSync(join(folder, 'spa.html'), 'utf8'),
  bare: (folder, path) => variants.ours?.(folder, path).replace(/<script>[\s\S]*?<\/script>/, '') ?? '',
  hosted: (folder, path) => {
    const page = join(folder, path, 'index.html');
    return readFileSync(existsSync(page) ? page : join(folder, fallbackOf(folder, path)), 'utf8');
  },
};

/**
 * Serves the build in a folder with its `_headers`, in brotli, as hosts do; its pages are those of the variant ({@link
 * variants}). Resolves to `close`, which stops it.
 * @param {string} folder
 * @param {number} port
 * @param {string} variant
 */
export const serveBuild = async (folder, port, variant) => {
  const listed = join(folder, '_headers');
  const lines = (existsSync(listed) ? readFileSync(listed, 'utf8') : '').matchAll(/^ {2}([\w-]+): (.*)$/gm);
  /** @type {Record<string, string>} */
  const headers = {};
  for (const [, name = '', value = ''] of lines) headers[name] = value;
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://bench');
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    const file = join(folder, pathname);
    if (extname(pathname) !== '' && existsSync(file)) {
      const { type, encoding, body } = load(file);
      if (type) response.setHeader('content-type', type);
      if (encoding) response.setHeader('content-encoding', encoding);
      response.setHeader('cache-control', 'public, max-age=31536000, immutable');
      response.end(body);
      return;
    }
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.setHeader('content-encoding', 'br');
    response.end(compress(variants[variant]?.(folder, pathname) ?? ''));
  });
  await new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(undefined)));
  return { close: () => server.close() };
};
