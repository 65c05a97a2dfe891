import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Page of the benchmark, minified. */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  publicDir: false,
  logLevel: 'warn',
  // Without the demo.
  define: { __SIMULATED__: 'false' },
  plugins: [react()],
  build: { emptyOutDir: true, target: 'es2023', chunkSizeWarningLimit: 2000 },
});
