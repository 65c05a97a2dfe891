import { join } from 'node:path';
import { build } from 'vite';
import { root } from '../../../scripts/run.mjs';

/** Where the page of a variant stands: ours is built as the product is, its peers with all of their packages. @param {string} variant */
export const pageOf = (variant) => (variant === 'ours' ? 'product/index.html' : 'packages/index.html');

/** @param {string} folder */
export const buildPages = async (folder) => {
  for (const mode of ['product', 'packages'])
    await build({ configFile: join(root, 'bench/grid/vite.config.ts'), mode, build: { outDir: join(folder, mode) } });
};
