import { expect, test } from 'vitest';
import { createSimulatedImageHost } from '#mocks/images/createSimulatedImageHost.ts';
import { pictures, pngFile } from '#tests/support/pictures.ts';

const upload = (address: string, field: string, file: File) => {
  const body = new FormData();
  body.append(field, file);
  return createSimulatedImageHost().request(address, { method: 'POST', body });
};

test('C-59 the simulated image host answers an http address, under which the picture is as it was, also after a reload', async () => {
  const response = await upload('https://demo.example/images/upload?key=demo', 'image', pngFile());
  const { data } = (await response.json()) as { data: { url: string } };
  expect(data.url).toMatch(/^https:\/\/demo\.example\/images\/[\w=-]+$/);
  const answer = await createSimulatedImageHost().request(data.url);
  expect(answer.headers.get('content-type')).toBe('image/png');
  expect(new Uint8Array(await answer.arrayBuffer())).toEqual(pictures['image/png']);
});

test.each(['PHN2Zy8-', 'no%20picture', '%'])('it knows no picture %s', async (name) => {
  expect((await createSimulatedImageHost().request(`/images/${name}`)).status).toBe(404);
});

test.each([
  ['a missing key', '/images/upload', 'image', pngFile()],
  ['another field', '/images/upload?key=demo', 'picture', pngFile()],
  ['what is no picture', '/images/upload?key=demo', 'image', new File(['<svg/>'], 'a.png', { type: 'image/png' })],
])('it refuses %s', async (_, address, field, file) => {
  expect((await upload(address, field, file)).status).toBe(400);
});
