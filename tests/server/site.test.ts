import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { createSite } from '#server/http/createSite.ts';
import { aFolder } from './support/anImageHost.ts';

it('a file is told by its ETag until it changes, without a clone of the response, which Node 20.19 loses', async () => {
  const dir = await aFolder();
  for (const name of ['_redirects', '_headers']) await writeFile(join(dir, name), '');
  await writeFile(join(dir, 'robots.txt'), 'Allow: /');
  const site = createSite(dir);
  const clone = vi.spyOn(Response.prototype, 'clone');
  const first = await site.request('/robots.txt');
  expect(await first.text()).toBe('Allow: /');
  const known = { 'if-none-match': first.headers.get('etag') ?? '' };
  expect((await site.request('/robots.txt', { headers: known })).status).toBe(304);
  expect(clone).not.toHaveBeenCalled();
  await writeFile(join(dir, 'robots.txt'), 'Disallow: /');
  const changed = await site.request('/robots.txt', { headers: known });
  expect([changed.status, await changed.text()]).toEqual([200, 'Disallow: /']);
});
