import react from '@vitejs/plugin-react';
import { mkdtemp, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import type { PrerenderedSite } from '../../src/prerender.tsx';

/** Folder within node_modules, where the built module finds its packages. */
const PLACE = 'node_modules/.cache';

/**
 * Prerenders the public pages of the repository in `root`, in Node, from a second build of the same components, with
 * the same picture addresses. `define` are constants for that build, as Vite takes them.
 */
export const prerender = async (root: string, define: Record<string, string>): Promise<PrerenderedSite> => {
  await mkdir(join(root, PLACE), { recursive: true });
  const outDir = await mkdtemp(join(root, PLACE, 'prerender-'));
  try {
    await build({
      root,
      configFile: false,
      logLevel: 'error',
      // Without a visitor: Node 25 and newer have a localStorage.
      define: { ...define, localStorage: 'undefined' },
      plugins: [react()],
      build: { ssr: join(root, 'src/prerender.tsx'), outDir, emptyOutDir: true, copyPublicDir: false, minify: false },
    });
    const { prerenderSite } = (await import(pathToFileURL(join(outDir, 'prerender.js')).href)) as {
      prerenderSite: () => Promise<PrerenderedSite>;
    };
    return await prerenderSite();
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
};
