import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The bench's own page, minified for production. */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  publicDir: false,
  logLevel: 'warn',
  // Nothing of the demo is measured.
  define: { __SIMULATED__: 'false' },
  plugins: [react()],
  build: { emptyOutDir: true, target: 'es2023', chunkSizeWarningLimit: 2000 },
});
