import { expect, test } from 'vitest';
import { createSimulatedImageHost } from '#mocks/images/createSimulatedImageHost.ts';
import { pictures, pngFile } from '#tests/support/pictures.ts';

const upload = (address: string, field: string, file: File) => {
  const body = new FormData();
  body.append(field, file);
  return createSimulatedImageHost().request(address, { method: 'POST', body });
};

test('the simulated image host answers an address that holds the picture itself, so that it outlives a reload', async () => {
  const response = await upload('/images/upload?key=demo', 'image', pngFile());
  const { data } = (await response.json()) as { data: { url: string } };
  expect(data.url).toMatch(/^data:image\/png;base64,/);
  const kept = await (await fetch(data.url)).arrayBuffer();
  expect(new Uint8Array(kept)).toEqual(pictures['image/png']);
});

test.each([
  ['a missing key', '/images/upload', 'image', pngFile()],
  ['another field', '/images/upload?key=demo', 'picture', pngFile()],
  ['what is no picture', '/images/upload?key=demo', 'image', new File(['<svg/>'], 'a.png', { type: 'image/png' })],
])('it refuses %s', async (_, address, field, file) => {
  expect((await upload(address, field, file)).status).toBe(400);
});
