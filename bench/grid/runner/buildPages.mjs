import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import { build } from 'vite';
import { root } from '../../../scripts/run.mjs';

/** The pages as the product is built: minified, for production. @param {string} outDir */
export const buildPages = (outDir) =>
  build({
    configFile: false,
    root: join(root, 'bench/grid'),
    publicDir: false,
    logLevel: 'warn',
    plugins: [react()],
    build: { outDir, emptyOutDir: true, target: 'es2023', chunkSizeWarningLimit: 2000 },
  });
