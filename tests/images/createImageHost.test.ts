import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createImageHost } from '#services/createImageHost.ts';
import { pngFile } from '#tests/support/pictures.ts';

const ENDPOINT = 'https://images.example.com/1/upload';
const host = createImageHost({ url: ENDPOINT, key: () => 'a key&more', ready: Promise.resolve() });
const server = setupServer();

const answering = (answer: () => Response) => {
  const requests: Request[] = [];
  server.use(
    http.all(ENDPOINT, ({ request }) => {
      requests.push(request.clone());
      return answer();
    }),
  );
  return requests;
};
const withUrl = (url: unknown) => () => HttpResponse.json({ data: { url }, success: true });

beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' });
});
beforeEach(() => {
  // These tests have no page, as jsdom's FormData corrupts files on their way through fetch.
  vi.stubGlobal('location', new URL('https://taskcoin.example.com/register'));
});
afterEach(() => {
  server.resetHandlers();
});
afterAll(() => {
  server.close();
});

test('API-IMG-1 API-IMG-2: one POST with the key in the query and the file in the multipart field image', async () => {
  const requests = answering(withUrl('https://i.example.com/p.png'));
  const file = pngFile();
  await host.upload(file);
  expect(requests).toHaveLength(1);
  const [request] = requests as [Request];
  expect(request.method).toBe('POST');
  expect(request.url).toBe(`${ENDPOINT}?key=a+key%26more`);
  expect(request.headers.get('content-type')).toMatch(/^multipart\/form-data; ?boundary=/);
  const fields = [...(await request.formData()).entries()];
  expect(fields.map(([name]) => name)).toEqual(['image']);
  const sent = fields[0]?.[1] as File;
  expect([sent.name, sent.type]).toEqual([file.name, file.type]);
  expect(await sent.arrayBuffer()).toEqual(await file.arrayBuffer());
});

test('API-9: the image host gets no authorization header', async () => {
  const requests = answering(withUrl('https://i.example.com/p.png'));
  await host.upload(pngFile());
  expect(requests[0]?.headers.has('authorization')).toBe(false);
});

test('API-IMG-3: the address is data.url of the answer', async () => {
  answering(withUrl('https://i.example.com/p.png'));
  expect(await host.upload(pngFile())).toBe('https://i.example.com/p.png');
});

test.each([
  'http://i.example.com/p.png',
  'https://elsewhere.example/p.png',
  'data:image/png;base64,AA==',
  'blob:https://taskcoin.example.com/1',
  '/pictures/1.png',
])('API-IMG-3: an answered %s is usable, as it is (C-59)', async (url) => {
  answering(withUrl(url));
  expect(await host.upload(pngFile())).toBe(url);
});

test.each(['javascript:alert(1)', 'ftp://i.example.com/p.png', 'http://', 'data:text/html,x', '//[', '', undefined, 7])(
  'API-IMG-3: an answered %s is refused',
  async (url) => {
    answering(withUrl(url));
    await expect(host.upload(pngFile())).rejects.toThrow('usable address');
  },
);

test.each([() => HttpResponse.json(null), () => HttpResponse.text('<html>'), () => HttpResponse.json({ url: 'x' })])(
  'API-IMG-3: an answer of another shape is a failure',
  async (answer) => {
    answering(answer);
    await expect(host.upload(pngFile())).rejects.toThrow();
  },
);

test('a refusal by the host is a failure', async () => {
  answering(() => HttpResponse.json({ error: {} }, { status: 400 }));
  await expect(host.upload(pngFile())).rejects.toThrow('400');
});

test('REG-13: what is no image is never sent', async () => {
  const requests = answering(withUrl('https://i.example.com/p.png'));
  await expect(host.upload(new File(['<svg/>'], 'a.png', { type: 'image/png' }))).rejects.toThrow('Not an image');
  expect(requests).toHaveLength(0);
});

test('a caller may give up', async () => {
  answering(withUrl('https://i.example.com/p.png'));
  await expect(host.upload(pngFile(), AbortSignal.abort())).rejects.toThrow();
});
