import { once } from 'node:events';
import { connect } from 'node:net';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, it, onTestFinished } from 'vitest';
import { until } from '#tests/support/until.ts';
import { anImageHost } from './support/anImageHost.ts';

const png = async () =>
  new Uint8Array(
    await sharp({ create: { width: 30, height: 20, channels: 3, background: '#369' } })
      .png()
      .toBuffer(),
  );
const jpeg = async () =>
  new Uint8Array(
    await sharp(await png())
      .jpeg()
      .toBuffer(),
  );
const gif = async () =>
  new Uint8Array(
    await sharp(await png())
      .gif()
      .toBuffer(),
  );
const joined = (...parts: (Uint8Array | string)[]) =>
  new Uint8Array(Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part))));
const sentenceOf = async (answer: Response) => ((await answer.json()) as { error: { message: string } }).error.message;

/** File that is a GIF and a script: a comment begins in the picture's width, and ends behind the picture. */
const gifScript = async () => {
  const picture = await gif();
  return joined(picture.slice(0, 6), picture.slice(6), '*/=1;alert(document.domain)//');
};
const comment = (text: string) => {
  const head = Buffer.from([0xff, 0xfe, 0, 0]);
  head.writeUInt16BE(text.length + 2, 2);
  return joined(head, text);
};
const HTML = '<html><script>alert(document.domain)</script></html>';

it.each([
  ['a GIF that is a script', gifScript, 'a.js', 'text/javascript'],
  ['a JPEG with a page behind it', async () => joined(await jpeg(), HTML), 'a.html', 'text/html'],
  [
    'a JPEG with a page in its comment',
    async () => joined((await jpeg()).slice(0, 2), comment(HTML), (await jpeg()).slice(2)),
    'a.html',
    'text/html',
  ],
  [
    'a JPEG with an archive behind it',
    async () => joined(await jpeg(), 'PK\x03\x04', 'alert(document.domain)', 'PK\x05\x06'),
    'a.jar',
    'application/zip',
  ],
  [
    'a PNG with a script behind it',
    async () => joined(await png(), '<?php alert(document.domain) ?>'),
    'a.php',
    'text/plain',
  ],
])('of %s nothing but the picture is left, whatever it is called', async (_, make, name, type) => {
  const host = await anImageHost();
  const sent = await make();
  expect(Buffer.from(sent).includes('alert(document.domain)')).toBe(true);
  const answer = await host.upload(sent, { name, type });
  expect(answer.status).toBe(200);
  const picture = await host.picture(answer);
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'webp', width: 30, height: 20 });
  for (const left of ['alert', 'script', 'PK', '<'])
    expect(Buffer.from(picture).includes(left + (left.length > 2 ? '' : '\x03'))).toBe(false);
});

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
it.each([
  ['SVG with a script', SVG, 'image/svg+xml'],
  ['SVG that calls itself PNG', SVG, 'image/png'],
  ['SVG behind an XML head', `<?xml version="1.0"?>\n${SVG}`, 'image/png'],
  ['a page', HTML, 'image/png'],
  ['a PDF', '%PDF-1.7\n1 0 obj\n<<>>\nendobj', 'image/jpeg'],
  ['a TIFF', 'II*\0\x08\0\0\0\0\0', 'image/jpeg'],
  ['nothing', '', 'image/png'],
])('%s is refused', async (_, sent, type) => {
  const host = await anImageHost();
  const answer = await host.upload(new Uint8Array(Buffer.from(sent, 'latin1')), { type });
  expect([answer.status, await sentenceOf(answer)]).toEqual([415, 'This is no picture: PNG, JPEG, GIF, WebP or AVIF.']);
  expect([host.noted, await host.files()]).toEqual([[], []]);
});

it('a picture that breaks off in the middle is refused', async () => {
  const host = await anImageHost();
  const whole = await jpeg();
  const answer = await host.upload(whole.slice(0, whole.length - 150));
  expect([answer.status, await sentenceOf(answer)]).toEqual([422, 'This picture is damaged.']);
  expect(await host.files()).toEqual([]);
});

/** Parts of a black PNG with sides of so many pixels, of one bit each. */
const bilevel = (side: number): Uint8Array[] => {
  const size = Buffer.alloc(13);
  size.writeUInt32BE(side, 0);
  size.writeUInt32BE(side, 4);
  size[8] = 1;
  return Object.entries({
    IHDR: size,
    IDAT: deflateSync(Buffer.alloc(side * (1 + side / 8)), { level: 9 }),
    IEND: Buffer.alloc(0),
  }).map(([name, data]) => {
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(joined(name, data)));
    return joined(length, name, data, sum);
  });
};

it('10,000 × 10,000 pixels in 100 kB are refused before they are decoded', async () => {
  const host = await anImageHost();
  const bomb = joined('\x89PNG\r\n\x1a\n', ...bilevel(10_000));
  expect(bomb.length).toBeLessThan(100_000);
  const before = process.cpuUsage();
  const answer = await host.upload(bomb);
  expect([answer.status, await sentenceOf(answer)]).toEqual([422, 'This picture has more than 52 million pixels.']);
  expect(process.cpuUsage(before).user).toBeLessThan(300_000);
});

/**
 * Sends a raw request, such as no browser sends; resolves to the response once the connection ends. `head` are its
 * headers, `send` writes the body.
 */
const sending = async (
  port: number,
  head: string[],
  send: (write: (bytes: string | Buffer) => Promise<void>) => Promise<void>,
) => {
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  let said = '';
  socket.on('data', (bytes: Buffer) => (said += bytes.toString()));
  socket.on('error', () => {});
  socket.write(`POST /pictures?key=publishable HTTP/1.1\r\nHost: shop.test\r\n${head.join('\r\n')}\r\n\r\n`);
  const closed = once(socket, 'close').catch(() => {});
  await send(async (bytes) => {
    if (!socket.destroyed && !socket.write(bytes)) await Promise.race([once(socket, 'drain'), closed]).catch(() => {});
  });
  await until(() => /\r\n\r\n.*\}/s.test(said) || socket.destroyed);
  return said;
};
const MULTIPART = 'Content-Type: multipart/form-data; boundary=x';
const PART = '--x\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n';
const megabyte = Buffer.alloc(1_000_000);

it('100 MB that are announced are refused unread', async () => {
  const host = await anImageHost();
  const said = await sending(host.port, [MULTIPART, 'Content-Length: 100000000'], (write) => write(PART));
  expect(said).toMatch(/^HTTP\/1.1 413 .*A picture has 32 MB at most\./s);
  expect(await host.files()).toEqual([]);
});

it('100 MB that come in chunks are refused at 32, and nothing of them stays', async () => {
  const host = await anImageHost();
  let sent = 0;
  const said = await sending(host.port, [MULTIPART, 'Transfer-Encoding: chunked'], async (write) => {
    await write(`${PART.length.toString(16)}\r\n${PART}\r\n`);
    for (; sent < 100; sent++)
      await write(Buffer.concat([Buffer.from(`${megabyte.length.toString(16)}\r\n`), megabyte, Buffer.from('\r\n')]));
  });
  expect(said).toMatch(/^HTTP\/1.1 413 .*A picture has 32 MB at most\./s);
  await until(async () => (await host.files()).length === 0);
});

it('an upload that is too slow ends, and leaves nothing', async () => {
  const host = await anImageHost({ patience: 200 });
  const said = await sending(host.port, [MULTIPART, 'Content-Length: 5000'], (write) => write(`${PART}\x89PNG`));
  expect(said).toMatch(/^HTTP\/1.1 408 .*The picture took too long to arrive\./s);
  expect(await host.files()).toEqual([]);
});

it('an upload that breaks off leaves nothing', async () => {
  const host = await anImageHost();
  const socket = connect(host.port, '127.0.0.1');
  socket.write(
    `POST /pictures?key=publishable HTTP/1.1\r\nHost: shop.test\r\n${MULTIPART}\r\nContent-Length: 5000\r\n\r\n${PART}abc`,
  );
  await until(async () => (await host.files()).length === 1);
  socket.destroy();
  await until(async () => (await host.files()).length === 0);
  expect(host.noted).toEqual([]);
});

it.each([
  ['another field', { field: 'file' }, 400, 'There is no file in the field image.'],
  ['another key', { key: 'guessed' }, 403, 'This key may not upload pictures.'],
  ['no key', { key: '' }, 403, 'This key may not upload pictures.'],
])('an upload with %s is refused', async (_, how, status, sentence) => {
  const host = await anImageHost();
  const answer = await host.upload(await png(), how);
  expect([answer.status, await sentenceOf(answer)]).toEqual([status, sentence]);
  expect(await host.files()).toEqual([]);
});

it.each([
  ['no form', { 'Content-Type': 'image/png' }, '\x89PNG'],
  ['a form without a boundary', { 'Content-Type': 'multipart/form-data' }, 'x'],
  ['a form without an end', { 'Content-Type': 'multipart/form-data; boundary=x' }, PART],
  [
    'many fields',
    { 'Content-Type': 'multipart/form-data; boundary=x' },
    `${'--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n'.repeat(1000)}--x--\r\n`,
  ],
])('%s is refused', async (_, headers, body) => {
  const host = await anImageHost();
  const answer = await fetch(`${host.url}/pictures?key=publishable`, { method: 'POST', headers, body });
  expect(answer.status).toBe(400);
  expect(await host.files()).toEqual([]);
});

it.each([
  '..%2F..%2Fetc%2Fpasswd',
  '%2e%2e/%2e%2e/etc/passwd',
  '..%5c..%5cboot.ini',
  'incoming',
  'incoming%2Fa',
  'a%00.webp',
  `${'0'.repeat(32)}.webp%2F..`,
  `${'A'.repeat(32)}.webp`,
])('no path leads out of the pictures: %s', async (name) => {
  const host = await anImageHost();
  expect((await fetch(`${host.url}/pictures/${name}`)).status).toBe(404);
});

it('a name of the sender’s own is in no path and no address', async () => {
  const host = await anImageHost();
  const answer = await host.upload(await png(), { name: '../../../../tmp/evil.html' });
  expect(await answer.text()).not.toContain('evil');
  expect(await host.files()).toEqual([expect.stringMatching(/^[\da-f]{32}\.webp$/)]);
});

it('who sends too many from one address is told when to try again, and nobody else is', async () => {
  const counted: object[] = [];
  const host = await anImageHost({
    count: (name, caller) => {
      counted.push({ name, ...caller });
      return Promise.resolve(caller.network === 'a crowd' ? 1_200 : 0);
    },
  });
  const refused = await host.upload(await png(), { headers: { 'X-Network': 'a crowd' } });
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1200']);
  expect((await host.upload(await png(), { headers: { 'X-Network': 'elsewhere' } })).status).toBe(200);
  // Who has signed in is counted as oneself.
  expect((await host.upload(await png(), { headers: { 'X-Network': 'a crowd' }, key: 'ada’s' })).status).toBe(200);
  expect(counted).toEqual([
    { name: 'upload', network: 'a crowd' },
    { name: 'upload', network: 'elsewhere' },
    { name: 'upload', account: 'ada', network: '' },
  ]);
});

it('an address that keeps many uploads open gets no more, and others do', async () => {
  const host = await anImageHost();
  const open = Array.from({ length: 8 }, () => {
    const socket = connect(host.port, '127.0.0.1');
    socket.write(
      `POST /pictures?key=publishable HTTP/1.1\r\nHost: shop.test\r\nX-Network: slow\r\n${MULTIPART}\r\nContent-Length: 5000\r\n\r\n${PART}abc`,
    );
    return socket;
  });
  onTestFinished(() => {
    for (const socket of open) socket.destroy();
  });
  await until(async () => (await host.files()).length === 8);
  const ninth = await host.upload(await png(), { headers: { 'X-Network': 'slow' } });
  expect([ninth.status, ninth.headers.get('retry-after')]).toEqual([429, '5']);
  expect((await host.upload(await png())).status).toBe(200);
  expect((await host.upload(await png(), { headers: { 'X-Network': 'slow' }, key: 'ada’s' })).status).toBe(200);
  for (const socket of open) socket.destroy();
  await until(async () => (await host.upload(await png(), { headers: { 'X-Network': 'slow' } })).status === 200);
});

it('without free space nothing is taken, in a sentence, and the operator hears of it', async () => {
  const host = await anImageHost({ free: () => 1_000 });
  const answer = await host.upload(await png());
  expect([answer.status, await sentenceOf(answer)]).toEqual([507, 'There is no room for pictures now.']);
  expect(host.reports).toEqual(['There is no room for pictures.']);
});

it('a picture that cannot be kept is no success', async () => {
  const host = await anImageHost({ note: () => Promise.reject(new Error('the database is away: ada@example.test')) });
  const answer = await host.upload(await png());
  expect([answer.status, await sentenceOf(answer)]).toEqual([503, 'Pictures are out of reach now.']);
  expect(String(host.reports[0])).toContain('the database is away: …@…');
  expect(await host.files()).toEqual([]);
});
