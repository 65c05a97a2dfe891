import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { leavePartsOut } from '../../vite/leavePartsOut.ts';

/** Minified for production; in mode 'product' as the product is built, in any other with the packages as they come. */
export default defineConfig(({ mode }) => ({
  root: import.meta.dirname,
  base: './',
  publicDir: false,
  logLevel: 'warn',
  // Nothing of the demo is measured.
  define: { __SIMULATED__: 'false' },
  plugins: [react(), mode === 'product' && leavePartsOut()],
  build: { emptyOutDir: true, target: 'es2023', chunkSizeWarningLimit: 2000 },
}));
