import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { deflateSync } from 'node:zlib';

const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.woff2': 'font/woff2' };

/** Milliseconds that the bulk comparison's server takes for a row. */
const ROW_TAKES = 5;

/** @param {string} type @param {Buffer} data */
const chunk = (type, data) => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc(body), body.length + 4);
  return framed;
};

/** @param {Buffer} bytes */
const crc = (bytes) => {
  let sum = ~0;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return ~sum >>> 0;
};

/** PNG of 64 by 64 pixels in one shade: a real picture to load and decode. @param {number} shade */
const picture = (shade) => {
  const header = Buffer.from([0, 0, 0, 64, 0, 0, 0, 64, 8, 0, 0, 0, 0]);
  const rows = Buffer.alloc(64 * 65, (shade * 16) % 256);
  for (let row = 0; row < 64; row++) rows[row * 65] = 0;
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

/**
 * Serves the pages built into a folder, their pictures, and a slow PATCH, over HTTP/1.1 with a browser's six
 * connections. Resolves to its `url`, on a free port, and `close`, which stops it.
 * @param {string} folder
 */
export const serve = async (folder) => {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://bench');
    if (request.method === 'PATCH') {
      setTimeout(() => response.end('{}'), ROW_TAKES);
      return;
    }
    const [, number] = /^\/pictures\/(\d+)\.png$/.exec(pathname) ?? [];
    if (number !== undefined) {
      response.writeHead(200, { 'content-type': 'image/png', 'cache-control': 'max-age=3600' });
      response.end(picture(Number(number)));
      return;
    }
    const file = extname(pathname) === '' ? '/index.html' : pathname;
    readFile(join(folder, file)).then(
      (body) => {
        const type = /** @type {Record<string, string>} */ (types)[extname(file)] ?? 'application/octet-stream';
        response.writeHead(200, { 'content-type': type, 'cache-control': 'max-age=3600' });
        response.end(body);
      },
      () => {
        response.writeHead(404);
        response.end();
      },
    );
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() };
};
