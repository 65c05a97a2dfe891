import { join } from 'node:path';
import { build } from 'vite';
import { root } from '../../../scripts/run.mjs';

/**
 * Builds the page with all variants into a folder.
 * @param {string} folder
 */
export const buildPage = (folder) =>
  build({ configFile: join(root, 'bench/grid/vite.config.ts'), build: { outDir: folder } });
