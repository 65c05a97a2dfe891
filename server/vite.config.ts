import { resolve } from 'node:path';
import { defineConfig } from 'vite';

/** Entries, each built into one file for Node without dependencies. */
const entries = { server: 'main.ts', full: 'full.ts', bench: '../bench/server/main.ts', rehearse: '../bench/rehearse/main.ts' };

/** Build of one entry, chosen by `--mode`. */
export default defineConfig(({ mode }) => ({
  root: resolve(import.meta.dirname, '..'),
  publicDir: false,
  // A server must not contain a developer's .env.local.
  envDir: false,
  ssr: { noExternal: true, target: 'node' },
  build: {
    ssr: resolve(import.meta.dirname, entries[mode as keyof typeof entries]),
    outDir: 'dist-node',
    emptyOutDir: false,
    target: 'node20',
    rolldownOptions: {
      // Optional dependencies of node-postgres, and what has native parts, which lies beside a server with pictures.
      external: ['pg-native', 'pg-cloudflare', 'sharp'],
      output: { entryFileNames: `${mode}.mjs`, codeSplitting: false },
    },
  },
}));
