import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { build } from 'vite';
import { demoEnv } from '../../scripts/demoEnv.mjs';

const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

/** Builds as `npm run build` does, and says where the files went and which modules are in them. */
const builtWith = async (env: Record<string, string>) => {
  for (const [name, value] of Object.entries({ ...demoEnv(), NODE_ENV: 'production', ...env })) vi.stubEnv(name, value);
  const folder = await mkdtemp(join(tmpdir(), 'build-'));
  folders.push(folder);
  const output = await build({ build: { outDir: folder, emptyOutDir: true }, logLevel: 'silent' });
  vi.unstubAllEnvs();
  const chunks = [output].flat().flatMap((result) => ('output' in result ? result.output : []));
  return { folder, modules: chunks.flatMap((chunk) => (chunk.type === 'chunk' ? chunk.moduleIds : [])) };
};

const isMock = (id: string) => /\/src\/mocks\/|\/backend\/|\/node_modules\/(msw|@mswjs|hono)\//.test(id);

const textsIn = async (folder: string) => {
  const names = await readdir(folder, { recursive: true });
  return Promise.all(
    names.filter((name) => /\.(js|html)$/.test(name)).map((name) => readFile(join(folder, name), 'utf8')),
  );
};

test(
  'a build with a real server and nothing simulated holds no mock code and no worker',
  { timeout: 180_000 },
  async () => {
    const { folder, modules } = await builtWith({ VITE_API_URL: 'https://api.example.com' });
    expect(modules.some((id) => id.includes('/src/'))).toBe(true);
    expect(modules.filter(isMock)).toEqual([]);
    expect(
      (await textsIn(folder)).filter((text) => /mockServiceWorker|setupWorker|4000002500003155|en-x-/.test(text)),
    ).toEqual([]);
    expect(existsSync(join(folder, 'mockServiceWorker.js'))).toBe(false);
  },
);

test('a demo holds them, with the worker beside it', { timeout: 180_000 }, async () => {
  const { folder, modules } = await builtWith({});
  expect(modules.some(isMock)).toBe(true);
  expect(existsSync(join(folder, 'mockServiceWorker.js'))).toBe(true);
});
