import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { createApp } from '#server/http/createApp.ts';
import { openApiOf } from '#server/openapi/openApiOf.ts';

const committed = readFileSync(join(import.meta.dirname, '../../docs/openapi.json'), 'utf8');
const api = new Hono();
api.all('*', (c) => c.json({ message: 'There is no such call.' }, 404));
const app = createApp({
  api,
  site: new Hono(),
  log: pino({ level: 'silent' }),
  isReady: () => Promise.resolve(),
});

test('docs/openapi.json is what `npm run openapi` writes', () => {
  expect(committed).toBe(`${JSON.stringify(openApiOf(), null, 2)}\n`);
});

test('C-67 each call of the contract is in it, extras marked, with what it sends and answers', () => {
  const { paths, components } = openApiOf();
  for (const [name, row] of Object.entries(endpoints)) {
    const { method, path, extra, sends }: Endpoint = row;
    const [place = ''] = path.split('?');
    expect(paths[place]?.[method.toLowerCase()]).toMatchObject({
      operationId: name,
      tags: [extra ? 'extras' : 'specification'],
      ...(extra && { 'x-extra': extra }),
      ...(sends !== 'nothing' && { requestBody: { required: true } }),
      ...(method === 'GET' && { responses: { '2XX': { content: expect.anything() as unknown } } }),
    });
  }
  const named = [...committed.matchAll(/#\/components\/schemas\/(\w+)/g)].map(([, name = '']) => name);
  expect(named.filter((name) => !(name in components.schemas))).toEqual([]);
});

test('our server shows it at /api/docs, a page that can load nothing but its own style', async () => {
  const answer = await app.request('/api/docs');
  const page = await answer.text();
  const [, style = ''] = /<style>([^]*)<\/style>/.exec(page) ?? [];
  const hash = createHash('sha256').update(style).digest('base64');
  expect([answer.status, answer.headers.get('content-security-policy')]).toEqual([
    200,
    `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  ]);
  expect(page).not.toMatch(/<script|<link|<img| style=| src=/);
  for (const { method, path } of Object.values(endpoints)) expect(page).toContain(`<code>${method} ${path}</code>`);
  expect(await (await app.request('/api/openapi.json')).json()).toEqual(JSON.parse(committed));
  expect([(await app.request('/docs')).status, (await app.request('/api/nothing')).status]).toEqual([404, 404]);
});
