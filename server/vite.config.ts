import { resolve } from 'node:path';
import { defineConfig } from 'vite';

/** Each entry becomes one file that runs on Node with nothing beside it. */
const entries = { server: 'main.ts', full: 'full.ts', bench: '../bench/server/main.ts' };

/** `--mode` says which. */
export default defineConfig(({ mode }) => ({
  root: resolve(import.meta.dirname, '..'),
  publicDir: false,
  // Nothing of a developer's .env.local belongs into a server.
  envDir: false,
  ssr: { noExternal: true, target: 'node' },
  build: {
    ssr: resolve(import.meta.dirname, entries[mode as keyof typeof entries]),
    outDir: 'dist-node',
    emptyOutDir: false,
    target: 'node20',
    rolldownOptions: {
      // node-postgres asks for these where they are installed, and does without them.
      external: ['pg-native', 'pg-cloudflare'],
      output: { entryFileNames: `${mode}.mjs`, codeSplitting: false },
    },
  },
}));
