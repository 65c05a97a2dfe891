import { resolve } from 'node:path';
import { defineConfig } from 'vite';

/** Entries of the build by mode; each becomes one file for Node without dependencies. */
const entries = {
  server: 'main.ts',
  full: 'full.ts',
  bench: '../bench/server/main.ts',
  rehearse: '../bench/rehearse/main.ts',
};

/** Configuration of Vite that builds the entry which `--mode` names. */
export default defineConfig(({ mode }) => ({
  root: resolve(import.meta.dirname, '..'),
  publicDir: false,
  // No .env file is read: a server must not contain a developer's .env.local.
  envDir: false,
  ssr: { noExternal: true, target: 'node' },
  build: {
    ssr: resolve(import.meta.dirname, entries[mode as keyof typeof entries]),
    outDir: 'dist-node',
    emptyOutDir: false,
    target: 'node20',
    rolldownOptions: {
      // Left out are optional dependencies of node-postgres, and sharp, whose native parts lie beside a server with
      // pictures.
      external: ['pg-native', 'pg-cloudflare', 'sharp'],
      output: { entryFileNames: `${mode}.mjs`, codeSplitting: false },
    },
  },
}));
