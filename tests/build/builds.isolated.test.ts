import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { build, createLogger } from 'vite';
import { demoEnv } from '../../scripts/demoEnv.mjs';

const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

/**
 * Builds as `npm run build` does, with these variables. Resolves to the folder, the warnings, the chunks' imports and
 * all modules.
 */
const builtWith = async (env: Record<string, string>) => {
  for (const [name, value] of Object.entries({ ...demoEnv(), NODE_ENV: 'production', ...env })) vi.stubEnv(name, value);
  const folder = await mkdtemp(join(tmpdir(), 'build-'));
  folders.push(folder);
  const warnings: string[] = [];
  const customLogger = { ...createLogger('silent'), warn: (text: string) => warnings.push(text) };
  const output = await build({ build: { outDir: folder, emptyOutDir: true }, customLogger, logLevel: 'silent' });
  vi.unstubAllEnvs();
  const files = [output].flat().flatMap((result) => ('output' in result ? result.output : []));
  const chunks = files.filter((file) => file.type === 'chunk');
  const imports = new Map(chunks.map((chunk) => [chunk.fileName, chunk.imports]));
  return { folder, warnings, imports, modules: chunks.flatMap(({ moduleIds }) => moduleIds) };
};

const isMock = (id: string) => /\/src\/mocks\/|\/backend\/|\/node_modules\/(msw|@mswjs|hono)\//.test(id);

const textsIn = async (folder: string) => {
  const names = await readdir(folder, { recursive: true });
  return Promise.all(
    names.filter((name) => /\.(js|html)$/.test(name)).map((name) => readFile(join(folder, name), 'utf8')),
  );
};

const builds = new Map<string, ReturnType<typeof builtWith>>();
const buildFor = (server: string) => {
  const built = builds.get(server) ?? builtWith({ VITE_API_URL: server });
  builds.set(server, built);
  return built;
};
const REAL = 'https://api.example.com';
const DEMO = '';
const timeout = 180_000;

test('a build with a real server and nothing simulated holds no mock code and no worker', { timeout }, async () => {
  const { folder, modules } = await buildFor(REAL);
  expect(modules.some((id) => id.includes('/src/'))).toBe(true);
  expect(modules.filter(isMock)).toEqual([]);
  expect(
    (await textsIn(folder)).filter((text) => /mockServiceWorker|setupWorker|4000002500003155|en-x-/.test(text)),
  ).toEqual([]);
  expect(existsSync(join(folder, 'mockServiceWorker.js'))).toBe(false);
});

test('a demo holds them, with the worker beside it', { timeout }, async () => {
  const { folder, modules } = await buildFor(DEMO);
  expect(modules.some(isMock)).toBe(true);
  expect(existsSync(join(folder, 'mockServiceWorker.js'))).toBe(true);
});

test('C-63 a build for a real server warns of each example that is left, the demo of none', { timeout }, async () => {
  const about = (warnings: readonly string[]) => warnings.filter((text) => text.includes('src/product.ts'));
  const [warning = '', ...more] = about((await buildFor(REAL)).warnings);
  expect(more).toEqual([]);
  for (const name of ['company', 'repositoryUrl', 'videoSiteUrl', 'socialNetworkUrl', 'testimonials', 'posts'])
    expect(warning).toContain(name);
  expect(about((await buildFor(DEMO)).warnings)).toEqual([]);
});

test.each([
  ['a real server', REAL],
  ['the demo', DEMO],
])(
  'the build for %s brings the licence of each package in it, and of its typefaces',
  { timeout },
  async (_for, server) => {
    const { folder, modules } = await buildFor(server);
    const text = await readFile(join(folder, 'licenses.txt'), 'utf8');
    const sections = new Map(
      text
        .split(/^## (?=\S+ - )/m)
        .slice(1)
        .map((section) => [section.slice(0, section.indexOf(' - ')), section]),
    );
    const packages = new Set(modules.flatMap((id) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1] ?? []));
    expect(packages.size).toBeGreaterThan(30);
    expect([...packages].filter((name) => !sections.has(name))).toEqual([]);
    const withoutText = [...sections].filter(([, section]) => !/permi(?:ssion|tted)/i.test(section));
    expect(withoutText.map(([name]) => name)).toEqual([]);
    for (const name of ['open-sans', 'noto-sans-bengali'])
      expect(sections.get(`@fontsource-variable/${name}`)).toContain('SIL OPEN FONT LICENSE Version 1.1');
  },
);

// A chunk that imports itself by way of others works only as long as nobody loads the others first.
test.each([
  ['a real server', REAL],
  ['the demo', DEMO],
])('no chunk of the build for %s imports one that imports it', { timeout }, async (_for, server) => {
  const { imports } = await buildFor(server);
  const reached = (chunk: string, seen = new Set<string>()): Set<string> => {
    for (const next of imports.get(chunk) ?? []) if (!seen.has(next)) reached(next, seen.add(next));
    return seen;
  };
  expect(imports.size).toBeGreaterThan(100);
  expect([...imports.keys()].filter((chunk) => reached(chunk).has(chunk))).toEqual([]);
});

test.each([
  ['a real server', REAL],
  ['the demo', DEMO],
])('the build for %s says in _headers what its host should send', { timeout }, async (_for, server) => {
  const { folder } = await buildFor(server);
  const [paths, ...lines] = (await readFile(join(folder, '_headers'), 'utf8')).trimEnd().split('\n');
  expect(paths).toBe('/*');
  const [policy, ...rest] = lines.filter((line) => !line.startsWith('  Content-Security-Policy-Report-Only: '));
  expect(policy).toMatch(/^ {2}Content-Security-Policy: default-src 'none'; .*; frame-ancestors 'none'$/);
  expect(rest).toEqual([
    '  Cross-Origin-Opener-Policy: same-origin-allow-popups',
    '  Referrer-Policy: strict-origin-when-cross-origin',
    '  X-Content-Type-Options: nosniff',
    '  Permissions-Policy: camera=(), microphone=(), geolocation=(), usb=(), payment=(self "https://js.stripe.com")',
    '/assets/*',
    '  Cache-Control: public, max-age=31536000, immutable',
  ]);
});
